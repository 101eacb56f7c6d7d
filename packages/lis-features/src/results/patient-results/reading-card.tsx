import type { PatientResult } from '@alms/lis-domain/results';
import { Card } from '@alms/ui/card';
import { useMessages } from '@alms/ui/i18n';
import { patientResultsMessages } from './words/index.ts';

/** Explains the wording and its limits. */
export function ReadingCard({ results }: { results: readonly PatientResult[] }) {
  const words = useMessages(patientResultsMessages);
  return (
    <Card heading={words.readingTitle}>
      <div data-part="reading">
        <p>{words.readingRange}</p>
        {results.some(
          ({ result_type, value_text }) => result_type === 'titer' && value_text !== null,
        ) && <p>{words.readingTiter}</p>}
        {results.some(({ attachment }) => attachment !== null) && <p>{words.readingFile}</p>}
        <p>{words.readingDoctor}</p>
      </div>
    </Card>
  );
}
