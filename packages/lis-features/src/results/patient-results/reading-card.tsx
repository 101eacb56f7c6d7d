import type { PatientResult } from '@alms/lis-domain/results';
import { Alert } from '@alms/ui/alert';
import { Card } from '@alms/ui/card';
import { useMessages } from '@alms/ui/i18n';
import { patientResultsMessages } from './words/index.ts';
import { resultGroups } from './result-groups.ts';

/** Explains the wording and its limits, with more urgency for a critical result. */
export function ReadingCard({ results }: { results: readonly PatientResult[] }) {
  const words = useMessages(patientResultsMessages);
  const latest = resultGroups(results)[0]?.results ?? [];
  return (
    <>
      {latest.some(({ critical }) => critical) && (
        <Alert tone="critical" title={words.readingTitleUrgent} size="large">
          {words.readingFar}
        </Alert>
      )}
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
    </>
  );
}
