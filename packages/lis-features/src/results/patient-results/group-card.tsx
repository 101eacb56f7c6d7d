import type { PatientResult } from '@alms/lis-domain/results';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { DownloadGlyph, Icon } from '@alms/ui/icon';
import type { ReactNode } from 'react';
import { patientResultsMessages } from './words/index.ts';
import { previousResult, type ResultGroup } from './result-groups.ts';
import { ResultLine, type ResultLineProps } from './result-line.tsx';
import { useSummaryWords } from './use-summary-words.ts';

export interface DownloadButtonProps {
  group: ResultGroup;
  /** Whether this is the latest order, whose button is the only primary button. @default false */
  main?: boolean;
  busy: boolean;
  onDownload: (resultId: string) => void;
}

/** Downloads the report of an order; any of its results identifies it. */
export function DownloadButton({
  group: { collectedAt, results },
  main = false,
  busy,
  onDownload,
}: DownloadButtonProps) {
  const words = useMessages(patientResultsMessages);
  const format = useFormat();
  const [first] = results;
  if (!first) return null;
  return (
    <Button
      variant={main ? 'primary' : 'secondary'}
      size={main ? 'large' : 'medium'}
      leading={<Icon glyph={DownloadGlyph} size={main ? 'medium' : 'small'} />}
      aria-label={
        collectedAt === null ? undefined : words.downloadOf({ date: format.longDate(collectedAt) })
      }
      busy={busy}
      onClick={() => onDownload(first.id)}
    >
      {main ? words.download : words.report}
    </Button>
  );
}

export interface GroupCardProps {
  group: ResultGroup;
  /** All visible results, to find previous ones. */
  all: readonly PatientResult[];
  /** Action at the end of the header, such as a `DownloadButton`. */
  action: ReactNode;
  /** See `ResultLineProps`. */
  onOpenFile: ResultLineProps['onOpenFile'];
}

/** Results of one order with a summary sentence. */
export function GroupCard({
  group: { orderNumber, collectedAt, results },
  all,
  action,
  onOpenFile,
}: GroupCardProps) {
  const words = useMessages(patientResultsMessages);
  const format = useFormat();
  const summary = useSummaryWords();
  const heading =
    collectedAt === null
      ? words.testsUndated({ number: orderNumber })
      : words.testsOf({ date: format.longDate(collectedAt) });
  return (
    <Card heading={heading} headerActions={action} body="lines">
      <li data-part="summary">{summary(results)}</li>
      {results.map((result) => (
        <li key={result.id}>
          <ResultLine
            result={result}
            previous={previousResult(result, all)}
            onOpenFile={onOpenFile}
          />
        </li>
      ))}
    </Card>
  );
}
