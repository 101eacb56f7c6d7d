import { mayOpen, readsOwnPatientsOnly } from '@alms/lis-domain/access';
import { listPatientAppointments } from '@alms/lis-domain/appointments';
import { listPatientInvoices, readInsurance } from '@alms/lis-domain/billing';
import { readConditions } from '@alms/lis-domain/orders';
import { readConsents } from '@alms/lis-domain/patients';
import { listChartResults, listPatientResults } from '@alms/lis-domain/results';
import { ContactCard } from '@alms/lis-features/patients/contact-card';
import {
  PatientOverviewScreen,
  type PatientCards,
} from '@alms/lis-features/patients/patient-overview';
import { CumulativeResults } from '@alms/lis-features/results/cumulative-results';
import { useMayCall, useSignedIn } from '../../../session/session-provider.tsx';
import { AppointmentsOfPatient } from './appointments-of-patient.tsx';
import { ConditionsOfPatient } from './conditions-of-patient.tsx';
import { ConsentsOfPatient } from './consents-of-patient.tsx';
import { InsuranceOfPatient } from './insurance-of-patient.tsx';
import { InvoicesOfPatient } from './invoices-of-patient.tsx';
import { ResultsOfPatient } from './results-of-patient.tsx';
import { useChart } from './use-chart.ts';
import { usePatientOverview } from './use-patient-overview.ts';

/** Chart of one patient for staff. */
export function PatientOverview({ patientId }: { patientId: string }) {
  const may = useMayCall();
  const { user } = useSignedIn();
  const view = usePatientOverview(patientId);
  const patient = view.patient.status === 'ready' ? view.patient.data : undefined;
  const isOffered = may(listChartResults);
  const chart = useChart(patientId, {
    isOffered,
    mayOrder: view.hrefs.placeOrder !== undefined && patient?.merged_into === null,
  });
  const results = isOffered && <CumulativeResults {...chart} />;
  // The portal route opens the other tabs of every patient (specification, section 6).
  const isForeign =
    readsOwnPatientsOnly(user) &&
    !mayOpen(user, '/app/patient-portal/{patientId}').allowed &&
    !(chart.results.status === 'ready' || chart.results.status === 'empty');
  if (isForeign)
    return (
      <PatientOverviewScreen
        {...view}
        tab="results"
        conditions={undefined}
        orders={undefined}
        cards={{ results }}
      />
    );
  const cards: PatientCards = {
    results,
    patientView: patient && may(listPatientResults) && (
      <ResultsOfPatient patient={patient} viewer="staff" />
    ),
    contact: patient && <ContactCard patient={patient} viewer="staff" />,
    appointments: patient && may(listPatientAppointments) && (
      <AppointmentsOfPatient patientId={patientId} deceased={patient.deceased} viewer="staff" />
    ),
    invoices: may(listPatientInvoices) && (
      <InvoicesOfPatient patientId={patientId} viewer="staff" />
    ),
    conditions: patient && may(readConditions) && (
      <ConditionsOfPatient patient={patient} onSaved={view.onRetry} />
    ),
    insurance: patient && may(readInsurance) && (
      <InsuranceOfPatient
        patientId={patientId}
        merged={patient.merged_into !== null}
        onSaved={view.onRetry}
      />
    ),
    consents: may(readConsents) && <ConsentsOfPatient patientId={patientId} viewer="staff" />,
  };
  return <PatientOverviewScreen {...view} cards={cards} />;
}
