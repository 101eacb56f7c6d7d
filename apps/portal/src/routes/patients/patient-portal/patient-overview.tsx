import { listPatientAppointments } from '@alms/lis-domain/appointments';
import { listPatientInvoices, readInsurance } from '@alms/lis-domain/billing';
import { readConditions } from '@alms/lis-domain/orders';
import { readConsents } from '@alms/lis-domain/patients';
import { listPatientResults } from '@alms/lis-domain/results';
import { ContactCard } from '@alms/lis-features/patients/contact-card';
import {
  PatientOverviewScreen,
  type PatientCards,
} from '@alms/lis-features/patients/patient-overview';
import { useMayCall } from '../../../session/session-provider.tsx';
import { AppointmentsOfPatient } from './appointments-of-patient.tsx';
import { ConditionsOfPatient } from './conditions-of-patient.tsx';
import { ConsentsOfPatient } from './consents-of-patient.tsx';
import { InsuranceOfPatient } from './insurance-of-patient.tsx';
import { InvoicesOfPatient } from './invoices-of-patient.tsx';
import { ResultsOfPatient } from './results-of-patient.tsx';
import { usePatientOverview } from './use-patient-overview.ts';

/** One patient as staff see them. */
export function PatientOverview({ patientId }: { patientId: string }) {
  const may = useMayCall();
  const view = usePatientOverview(patientId);
  const patient = view.patient.status === 'ready' ? view.patient.data : undefined;
  const cards: PatientCards = {
    contact: patient && <ContactCard patient={patient} viewer="staff" />,
    results: patient && may(listPatientResults) && (
      <ResultsOfPatient patient={patient} viewer="staff" />
    ),
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
