import { readPatient } from '@alms/lis-domain/patients';
import { useMessages } from '@alms/ui/i18n';
import { ResourceView } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { pageTitlesMessages } from '../../app/page-titles.messages.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { ResultsOfPatient } from './results-of-patient.tsx';

/** What a patient sees of the own record. */
export function OwnResults({ patientId }: { patientId: string }) {
  const words = useMessages(pageTitlesMessages);
  const { resource, reload } = useAnswer(readPatient, { params: { id: patientId } });
  return (
    <ResourceView resource={resource} label={words.patientPortal} skeleton={<Skeleton />} onRetry={reload}>
      {(patient) => <ResultsOfPatient patient={patient} viewer="patient" />}
    </ResourceView>
  );
}
