import { mayOpen, readsOwnPatientsOnly } from '@alms/lis-domain/access';
import { listPatientAppointments } from '@alms/lis-domain/appointments';
import { listPatientInvoices, readInsurance } from '@alms/lis-domain/billing';
import { readConditions } from '@alms/lis-domain/orders';
import { readConsents, type PatientId } from '@alms/lis-domain/patients';
import { listChartResults, listPatientResults } from '@alms/lis-domain/results';
import { ContactCard } from '@alms/lis-features/patients/contact-card';
import {
  PatientOverviewScreen,
  type PatientCards,
} from '@alms/lis-features/patients/patient-overview';
import { CumulativeResults } from '@alms/lis-features/results/cumulative-results';
import { Skeleton } from '@alms/ui/skeleton';
import { loaded, onceLoaded } from '../../../app/screen.tsx';
import { useMayCall, useSignedIn } from '../../../session/session-provider.tsx';
import { useTenant } from '../../../tenant/tenant-provider.tsx';
import { useChart } from './use-chart.ts';
import { usePatientOverview } from './use-patient-overview.ts';

// Loaded with their tab: a chart opens with the results.
const AppointmentsOfPatient = loaded(async () => ({
  default: (await import('./appointments-of-patient.tsx')).AppointmentsOfPatient,
}));
const ConditionsOfPatient = loaded(async () => ({
  default: (await import('./conditions-of-patient.tsx')).ConditionsOfPatient,
}));
const ConsentsOfPatient = loaded(async () => ({
  default: (await import('./consents-of-patient.tsx')).ConsentsOfPatient,
}));
const InsuranceOfPatient = loaded(async () => ({
  default: (await import('./insurance-of-patient.tsx')).InsuranceOfPatient,
}));
const InvoicesOfPatient = loaded(async () => ({
  default: (await import('./invoices-of-patient.tsx')).InvoicesOfPatient,
}));
const ResultsOfPatient = loaded(async () => ({
  default: (await import('./results-of-patient.tsx')).ResultsOfPatient,
}));
const waiting = <Skeleton count={3} />;

/** Chart of one patient for staff. */
export function PatientOverview({ patientId }: { patientId: PatientId }) {
  const may = useMayCall();
  const { user } = useSignedIn();
  const { facility } = useTenant();
  const { reloadCounts, ...view } = usePatientOverview(patientId);
  const patient = view.patient.status === 'ready' ? view.patient.data : undefined;
  const isOffered = may(listChartResults);
  const chart = useChart(patientId, {
    isOffered,
    mayOrder: view.hrefs.placeOrder !== undefined && patient?.merged_into === null,
  });
  const results = isOffered && (
    <CumulativeResults
      {...chart}
      paper={
        patient && facility.status === 'ready'
          ? {
              patient,
              facility: facility.data.facility_name,
              printedBy: user.full_name,
              onPrint: () => window.print(),
            }
          : undefined
      }
    />
  );
  // The portal route opens the other tabs of every patient (specification, section 6).
  const isForeign =
    readsOwnPatientsOnly(user) &&
    !mayOpen(user, '/app/patient-portal/{patientId}').allowed &&
    chart.results.status === 'error' &&
    chart.results.error.kind === 'not-found';
  if (isForeign)
    return (
      <PatientOverviewScreen
        {...view}
        tab="results"
        counts={undefined}
        conditions={undefined}
        orders={undefined}
        cards={{ results }}
      />
    );
  const cards: PatientCards = {
    results,
    patientView:
      patient &&
      may(listPatientResults) &&
      onceLoaded(<ResultsOfPatient patient={patient} />, waiting),
    contact: patient && <ContactCard patient={patient} viewer="staff" />,
    appointments:
      patient &&
      may(listPatientAppointments) &&
      onceLoaded(
        <AppointmentsOfPatient
          patientId={patientId}
          deceased={patient.deceased}
          viewer="staff"
          onChanged={reloadCounts}
        />,
        waiting,
      ),
    invoices:
      may(listPatientInvoices) &&
      onceLoaded(<InvoicesOfPatient patientId={patientId} viewer="staff" />, waiting),
    conditions:
      patient &&
      may(readConditions) &&
      onceLoaded(<ConditionsOfPatient patient={patient} onSaved={view.onRetry} />, waiting),
    insurance:
      patient &&
      may(readInsurance) &&
      onceLoaded(
        <InsuranceOfPatient
          patientId={patientId}
          merged={patient.merged_into !== null}
          onSaved={view.onRetry}
        />,
        waiting,
      ),
    consents:
      may(readConsents) &&
      onceLoaded(<ConsentsOfPatient patientId={patientId} viewer="staff" />, waiting),
  };
  return <PatientOverviewScreen {...view} cards={cards} />;
}
