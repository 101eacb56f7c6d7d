import type { Preparation } from '@alms/lis-domain/appointments';
import { Alert } from '@alms/ui/alert';
import { useMessages } from '@alms/ui/i18n';
import { patientAppointmentsMessages } from './words/index.ts';

/**
 * Preparation instructions before specimen collection, by test. Renders nothing when there are
 * none.
 */
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
