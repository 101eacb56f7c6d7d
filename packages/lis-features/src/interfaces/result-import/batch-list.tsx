import type { ImportBatch } from '@alms/lis-domain/interfaces/result-import';
import { Card } from '@alms/ui/card';
import { Chip } from '@alms/ui/chip';
import { DataTable, moreRows, type DataTableColumn } from '@alms/ui/data-table';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { CheckGlyph, ClockGlyph } from '@alms/ui/icon';
import type { Resource } from '@alms/ui/resource';
import { CellText } from '@alms/ui/table';
import { resultImportMessages } from './words/index.ts';

export interface BatchListProps {
  batches: Resource<readonly ImportBatch[]>;
  onMore: (() => void) | undefined;
  onOpen: (batchId: string) => void;
  onRetry?: () => void | Promise<void>;
}

/** Staged files with the number of open rows. */
export function BatchList({ batches, onMore, onOpen, onRetry }: BatchListProps) {
  const words = useMessages(resultImportMessages);
  const format = useFormat();
  const columns: DataTableColumn<ImportBatch>[] = [
    {
      id: 'file',
      header: words.file,
      rowHeader: true,
      render: ({ file_name, instrument }) => (
        <CellText note={instrument.name}>
          <bdi>{file_name}</bdi>
        </CellText>
      ),
    },
    {
      id: 'staged',
      header: words.staged,
      width: '18rem',
      render: ({ created_at, created_by }) =>
        words.byAt({ name: created_by.name, time: format.dateTime(created_at) }),
    },
    {
      id: 'ready',
      header: words.ready,
      align: 'end',
      width: '7rem',
      render: ({ counts }) => format.number(counts.ready),
    },
    {
      id: 'others',
      header: words.notReady,
      align: 'end',
      width: '8rem',
      render: ({ counts }) => format.number(counts.unmapped + counts.refused),
    },
    {
      id: 'entered',
      header: words.entered,
      align: 'end',
      width: '8rem',
      render: ({ counts }) => format.number(counts.entered),
    },
    {
      id: 'state',
      header: words.state,
      width: '10rem',
      render: (batch) => <BatchState batch={batch} />,
    },
  ];
  return (
    <Card body="flush" heading={words.files}>
      <DataTable<ImportBatch>
        columns={columns}
        resource={batches}
        rowKey={({ id }) => id}
        caption={words.files}
        headingLevel={3}
        lines={2}
        onRowOpen={({ id }) => onOpen(id)}
        paging={onMore && moreRows({ onMore })}
        empty={{ 'none-yet': { title: words.emptyTitle, body: words.emptyBody } }}
        {...(onRetry && { onRetry })}
      />
    </Card>
  );
}

/** Status of a file: whether rows are still open. */
export function BatchState({
  batch: { counts, discarded },
}: {
  batch: Pick<ImportBatch, 'counts' | 'discarded'>;
}) {
  const words = useMessages(resultImportMessages);
  if (discarded) return <Chip>{words.discarded}</Chip>;
  const left = counts.ready + counts.unmapped + counts.refused;
  return left === 0 ? (
    <Chip tone="positive" glyph={CheckGlyph}>
      {words.done}
    </Chip>
  ) : (
    <Chip tone="info" glyph={ClockGlyph}>
      {words.left({ count: left })}
    </Chip>
  );
}
