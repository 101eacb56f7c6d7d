import { anImportBatch, FIXTURE_NOW, minutesAgo, someImportRows } from '@alms/lis-domain/fixtures';
import type { OpenImportRow, OpenRowReason } from '@alms/lis-domain/interfaces/result-import';
import { ready } from '@alms/ui/resource';
import type { WaitingCardProps } from './waiting-card.tsx';

const { id, instrument } = anImportBatch();

const reasonOf = ({ status, refusal, waits }: OpenImportRow['row']): OpenRowReason => {
  if (status === 'unmapped') return 'unmapped';
  return refusal ?? waits ?? 'ready';
};

/** Rows of an analyser that are not accepted, and a control. */
export const someWaiting: readonly OpenImportRow[] = someImportRows()
  .filter(({ status }) => status !== 'entered' && status !== 'ignored')
  .map((row) => (row.status === 'ready' ? { ...row, waits: 'qc_not_accepted' as const } : row))
  .map((row, index) => ({
    batch: {
      id,
      instrument,
      file_name: 'Chemistry line',
      format: 'analyser',
      created_at: minutesAgo(90 - index),
    },
    reason: reasonOf(row),
    row,
  }));

const counted = [...new Set(someWaiting.map(({ reason }) => reason))].map((reason) => ({
  reason,
  count: someWaiting.filter((each) => each.reason === reason).length,
}));

export const waitingArgs: WaitingCardProps = {
  rows: ready(someWaiting, FIXTURE_NOW),
  counts: ready(
    {
      total: someWaiting.length,
      reasons: counted,
      instruments: [{ instrument, count: someWaiting.length }],
    },
    FIXTURE_NOW,
  ),
  filter: { reason: undefined, instrument_id: undefined },
  onFilterChange: () => {},
  onOpen: () => {},
  onRetry: () => {},
};
