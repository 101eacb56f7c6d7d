import { readPatient, type PatientId } from '@alms/lis-domain/patients';
import { ContactCard } from '@alms/lis-features/patients/contact-card';
import { PatientBanner } from '@alms/lis-features/patients/patient-banner';
import { useMessages } from '@alms/ui/i18n';
import { ResourceView } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Stack } from '@alms/ui/stack';
import { pageTitlesMessages } from '../../../app/words/page-titles/index.ts';
import { useEndpoint } from '../../../data/use-endpoint.ts';
import { usePageReading } from '../../../session/use-page-reading.ts';
import { ConsentsOfPatient } from './consents-of-patient.tsx';

/** A patient’s own particulars, contact details and consents. */
export function OwnDetails({ patientId }: { patientId: PatientId }) {
  const words = useMessages(pageTitlesMessages);
  const { resource, reload } = useEndpoint(readPatient, { params: { id: patientId } });
  usePageReading(resource);
  return (
    <Stack>
      <ResourceView
        resource={resource}
        label={words.ownDetails}
        skeleton={<Skeleton count={6} />}
        onRetry={reload}
      >
        {(patient) => (
          <Stack>
            <PatientBanner patient={patient} frame="card" />
            <ContactCard patient={patient} viewer="patient" />
          </Stack>
        )}
      </ResourceView>
      <ConsentsOfPatient patientId={patientId} viewer="patient" />
    </Stack>
  );
}
