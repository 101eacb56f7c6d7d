import type { Preparation } from '@alms/lis-domain/appointments';
import { Alert } from '@alms/ui/alert';
import { useMessages } from '@alms/ui/i18n';
import { patientAppointmentsMessages } from './words/index.ts';

/** What the patient does before the specimens are taken, by test. Nothing where nothing is said. */
export function PreparationList({ preparation }: { preparation: readonly Preparation[] }) {
  const words = useMessages(patientAppointmentsMessages);
  if (preparation.length === 0) return null;
  return (
    <Alert tone="info" title={words.prepare}>
      {preparation.map(({ test, text }) => (
        <p key={`${test} ${text}`}>{words.preparation({ test, text })}</p>
      ))}
    </Alert>
  );
}
