import type { PatientResult } from '@alms/lis-domain/results';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { useMessages } from '@alms/ui/i18n';
import { DownloadButton, type DownloadButtonProps } from './download-button.tsx';
import { Fold } from './fold.tsx';
import { useReportWords } from './report-words.ts';
import { previousResult, type ResultGroup } from './result-groups.ts';
import { ResultLine, type ResultLineProps } from './result-line.tsx';
import { patientResultsMessages } from './words/index.ts';
import * as S from './patient-results.styles.ts';

export interface OlderCardProps {
  groups: readonly ResultGroup[];
  /** All visible results, to find previous ones. */
  all: readonly PatientResult[];
  /** See `ResultLineProps`. */
  onOpenFile: ResultLineProps['onOpenFile'];
  /** Downloads a report. When omitted, there are none. */
  onDownload: DownloadButtonProps['onDownload'] | undefined;
  busy: boolean;
  /** Loads older results. When omitted, there are none. */
  onMore: (() => void) | undefined;
}

/** Older reports, one row each, which opens. */
export function OlderCard({ groups, all, onOpenFile, onDownload, busy, onMore }: OlderCardProps) {
  const words = useMessages(patientResultsMessages);
  const { titleOf, countWords } = useReportWords();
  return (
    <Card heading={words.older} body="flush">
      {groups.map((group) => (
        <Fold key={group.orderId} title={titleOf(group)} note={countWords(group)}>
          <S.Lines>
            {group.results.map((result) => (
              <li key={result.id}>
                <ResultLine
                  result={result}
                  previous={previousResult(result, all)}
                  onOpenFile={onOpenFile}
                />
              </li>
            ))}
            {onDownload && (
              <li>
                <DownloadButton group={group} busy={busy} onDownload={onDownload} />
              </li>
            )}
          </S.Lines>
        </Fold>
      ))}
      {onMore && (
        <S.More>
          <Button onClick={onMore}>{words.more}</Button>
        </S.More>
      )}
    </Card>
  );
}
