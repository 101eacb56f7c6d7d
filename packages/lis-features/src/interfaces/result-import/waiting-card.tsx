import type {
  ImportRow,
  OpenImportRow,
  OpenRowCounts,
  OpenRowReason,
} from '@alms/lis-domain/interfaces/result-import';
import type { InstrumentId } from '@alms/lis-domain/results';
import { Card } from '@alms/ui/card';
import { DataTable, moreRows, type DataTableColumn } from '@alms/ui/data-table';
import { useFormat, useMessages } from '@alms/ui/i18n';
import type { Resource } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { CellText } from '@alms/ui/table';
import { Text } from '@alms/ui/text';
import { useRefusalWords } from './use-refusal-words.ts';
import { waitingMessages } from './words/waiting/index.ts';

/** Filter of the values; undefined matches all. */
export interface WaitingFilter {
  reason: OpenRowReason | undefined;
  instrument_id: InstrumentId | undefined;
}

export interface WaitingCardProps {
  /** Values loaded so far that match the filter, longest waiting first. */
  rows: Resource<readonly OpenImportRow[]>;
  counts: Resource<OpenRowCounts>;
  filter: WaitingFilter;
  onFilterChange: (filter: WaitingFilter) => void;
  /** Opens the import that a value belongs to, where it can be accepted. */
  /** Opens a file or message at the rows of a status. */
  onOpen: (batchId: string, status: ImportRow['status']) => void;
  onMore?: (() => void) | undefined;
  onRetry?: () => void | Promise<void>;
}

/** Values of all analysers and files that are not accepted, each with its reason. */
export function WaitingCard({
  rows,
  counts,
  filter,
  onFilterChange,
  onOpen,
  onMore,
  onRetry,
}: WaitingCardProps) {
  const words = useMessages(waitingMessages);
  const format = useFormat();
  const known = counts.status === 'ready' ? counts.data : undefined;
  const counted = (label: string, count: number) =>
    words.counted({ label, count: format.number(count) });
  return (
    <Card heading={words.title} body="flush" data-component="waiting-card">
      <DataTable<OpenImportRow>
        columns={useColumns()}
        resource={rows}
        rowKey={({ batch, row }) => `${batch.id} ${row.number}`}
        caption={words.title}
        headingLevel={3}
        lines={2}
        height="60vh"
        onRowOpen={({ batch, row }) => onOpen(batch.id, row.status)}
        filter={
          <>
            <SelectField
              label={words.reason}
              value={filter.reason ?? ''}
              onChange={(event) =>
                onFilterChange({
                  ...filter,
                  reason: known?.reasons.find(({ reason }) => reason === event.target.value)
                    ?.reason,
                })
              }
              options={[
                {
                  value: '',
                  label: known ? counted(words.allReasons, known.total) : words.allReasons,
                },
                ...(known?.reasons ?? []).map(({ reason, count }) => ({
                  value: reason,
                  label: counted(words[reason], count),
                })),
              ]}
            />
            <SelectField
              label={words.instrument}
              value={filter.instrument_id ?? ''}
              onChange={(event) =>
                onFilterChange({
                  ...filter,
                  instrument_id: known?.instruments.find(
                    ({ instrument }) => instrument.id === event.target.value,
                  )?.instrument.id,
                })
              }
              options={[
                { value: '', label: words.allInstruments },
                ...(known?.instruments ?? []).map(({ instrument, count }) => ({
                  value: instrument.id,
                  label: counted(instrument.name, count),
                })),
              ]}
            />
          </>
        }
        paging={moreRows({ onMore })}
        empty={{
          'none-yet': { title: words.emptyTitle, body: words.emptyBody },
          'no-match': { title: words.noMatchTitle, body: words.noMatchBody },
        }}
        {...(onRetry && { onRetry })}
      />
    </Card>
  );
}

function useColumns(): DataTableColumn<OpenImportRow>[] {
  const words = useMessages(waitingMessages);
  const format = useFormat();
  const refusalWords = useRefusalWords();
  return [
    {
      id: 'since',
      header: words.since,
      rowHeader: true,
      width: '11rem',
      render: ({ batch }) => <span data-part="figures">{format.dateTime(batch.created_at)}</span>,
    },
    {
      id: 'instrument',
      header: words.instrument,
      width: '13rem',
      render: ({ batch }) => (
        <CellText note={<bdi>{batch.file_name}</bdi>}>
          <bdi>{batch.instrument.name}</bdi>
        </CellText>
      ),
    },
    {
      id: 'specimen',
      header: words.specimen,
      width: '11rem',
      render: ({ row }) => (
        <CellText note={row.outcome && <bdi>{row.outcome.patient.full_name}</bdi>}>
          <Text as="span" code>
            <bdi>{row.content.accession || '–'}</bdi>
          </Text>
        </CellText>
      ),
    },
    {
      id: 'value',
      header: words.value,
      width: '11rem',
      render: ({ row }) => (
        <CellText note={<bdi>{testOf(row)}</bdi>}>
          <bdi dir="ltr">{[row.content.value, row.content.unit].filter(Boolean).join(' ')}</bdi>
        </CellText>
      ),
    },
    {
      id: 'reason',
      header: words.reason,
      render: ({ row, reason }) => (
        <CellText note={row.status === 'refused' && refusalWords(row)}>{words[reason]}</CellText>
      ),
    },
  ];
}

const testOf = ({ test, content }: ImportRow): string =>
  test === null ? content.code : `${test.code} ${test.name}`;
