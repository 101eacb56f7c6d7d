import { writtenAs } from '@alms/lis-domain/catalogue';
import type { ChartResult, ResultId } from '@alms/lis-domain/results';
import type { OrderId } from '@alms/lis-domain/orders';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Link } from '@alms/ui/link';
import { Table } from '@alms/ui/table';
import { Text } from '@alms/ui/text';
import { useId } from 'react';
import { AttachedFile } from '../../shared/attached-file/index.ts';
import { ClinicalFlag } from '../../shared/clinical-flag/index.ts';
import { intervalFigures } from '../../shared/interval-text/index.ts';
import { NarrativeValue } from '../../shared/narrative-text/index.ts';
import { hasValue } from './chart-table.ts';
import { cumulativeResultsMessages } from './words/index.ts';
import * as S from './cumulative-results.styles.ts';

export interface ReportListProps {
  /** Results to show, latest collection first. */
  results: readonly ChartResult[];
  /** Link to an order. */
  orderHref: (orderId: OrderId) => string;
  onOpenFile: ((result: { id: ResultId }) => void) | undefined;
}

/** The results by order, latest collection first. */
export function ReportList({ results, orderHref, onOpenFile }: ReportListProps) {
  const ids = [...new Set(results.map(({ order_id }) => order_id))];
  return (
    <S.Reports>
      {ids.map((id) => (
        <OneReport
          key={id}
          results={results.filter(({ order_id }) => order_id === id)}
          href={orderHref(id)}
          onOpenFile={onOpenFile}
        />
      ))}
    </S.Reports>
  );
}

function OneReport({
  results,
  href,
  onOpenFile,
}: {
  results: readonly ChartResult[];
  href: string;
  onOpenFile: ReportListProps['onOpenFile'];
}) {
  const words = useMessages(cumulativeResultsMessages);
  const format = useFormat();
  const id = useId();
  const [first] = results;
  if (!first) return null;
  return (
    <section aria-labelledby={id}>
      <div data-part="head">
        <h2 id={id}>
          <Link href={href}>{words.order({ number: first.order_number })}</Link>
        </h2>
        <Text as="span" tone="muted">
          {first.collected_at === null ? words.toCollect : format.dateTime(first.collected_at)}
        </Text>
      </div>
      <Table
        caption={words.captionReport({ number: first.order_number })}
        rows={results.toSorted((one, other) => one.test.name.localeCompare(other.test.name))}
        rowKey={(result) => result.id}
        columns={[
          {
            id: 'test',
            header: words.test,
            rowHeader: true,
            render: ({ test }) => <bdi>{test.name}</bdi>,
          },
          {
            id: 'result',
            header: words.result,
            width: '12rem',
            render: (result) => {
              if (!hasValue(result)) return words[`state_${result.state}`];
              return result.attachment ? (
                <AttachedFile
                  name={result.value_text ?? ''}
                  attachment={result.attachment}
                  onDownload={onOpenFile && (() => onOpenFile({ id: result.id }))}
                />
              ) : writtenAs[result.test.result_type] === 'document' ? (
                <NarrativeValue text={result.value_text ?? ''} />
              ) : (
                <bdi>
                  <strong>{result.value_text}</strong> {result.unit_display}
                </bdi>
              );
            },
          },
          {
            id: 'flag',
            header: words.flag,
            width: '11rem',
            render: (result) =>
              hasValue(result) && (
                <>
                  {writtenAs[result.test.result_type] !== 'document' && (
                    <ClinicalFlag flag={result.flag} reason={result.flag_reason} spelled />
                  )}
                  {result.under_correction && <small> {words.underCorrection}</small>}
                  {result.corrected && <small> {words.corrected}</small>}
                </>
              ),
          },
          {
            id: 'interval',
            header: words.interval,
            width: '8rem',
            render: ({ range, test }) => (
              <bdi dir="ltr">{range && intervalFigures(range, test.result_type)}</bdi>
            ),
          },
        ]}
      />
    </section>
  );
}
