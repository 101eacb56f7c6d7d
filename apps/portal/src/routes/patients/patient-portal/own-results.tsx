import { readPatient } from '@alms/lis-domain/patients';
import { ContactCard } from '@alms/lis-features/patients/contact-card';
import { useMessages } from '@alms/ui/i18n';
import { ResourceView } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Stack } from '@alms/ui/stack';
import { pageTitlesMessages } from '../../../app/words/page-titles/index.ts';
import { useEndpoint } from '../../../data/use-endpoint.ts';
import { usePageReading } from '../../../session/use-page-reading.ts';
import { AppointmentsOfPatient } from './appointments-of-patient.tsx';
import { ConsentsOfPatient } from './consents-of-patient.tsx';
import { InvoicesOfPatient } from './invoices-of-patient.tsx';
import { ResultsOfPatient } from './results-of-patient.tsx';

/** The patient’s own record: results, appointments, invoices, contact details and consents. */
export function OwnResults({ patientId }: { patientId: string }) {
  const words = useMessages(pageTitlesMessages);
  const { resource, reload } = useEndpoint(readPatient, { params: { id: patientId } });
  usePageReading(resource);
  return (
    <ResourceView
      resource={resource}
      label={words.patientPortal}
      skeleton={<Skeleton />}
      onRetry={reload}
    >
      {(patient) => (
        <Stack>
          <ResultsOfPatient patient={patient} viewer="patient" />
          <AppointmentsOfPatient patientId={patientId} viewer="patient" />
          <InvoicesOfPatient patientId={patientId} viewer="patient" />
          <ContactCard patient={patient} viewer="patient" />
          <ConsentsOfPatient patientId={patientId} viewer="patient" />
        </Stack>
      )}
    </ResourceView>
  );
}
