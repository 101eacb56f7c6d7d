import type { AnswerOf, QueryOf } from '@alms/lis-domain/http';
import type {
  listOpenImportRows,
  OpenImportRow,
  OpenRowCounts,
} from '@alms/lis-domain/interfaces/result-import';
import { concealedFrom } from '../../areas/catalogue/confidential.ts';
import { keysOf, pageOfRows } from '../../platform/http/requests/cursor.ts';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { countOpenRows, findOpenRows } from './open-rows.store.ts';
import { findBatchesById } from './result-import.store.ts';
import { shownRows } from './rows.service.ts';

const defaultLimit = 50;

/** Rows of all files and messages that are not accepted, longest waiting first. */
export async function listOpen(
  context: OperationContext,
  { cursor, limit = defaultLimit, reason, instrument_id }: QueryOf<typeof listOpenImportRows>,
): Promise<AnswerOf<typeof listOpenImportRows>> {
  const { tx, tenantId } = context;
  const rows = await findOpenRows(tx, tenantId, {
    reason,
    instrument_id,
    after: keysOf(cursor, 3) as [string, string, number] | undefined,
    max: limit + 1,
  });
  const page = rows.slice(0, limit);
  const shown = new Map<string, OpenImportRow>();
  const concealed = await concealedFrom(context);
  // Each message of an analyser is a batch of its own.
  const ids = [...new Set(page.map(({ batch_id }) => batch_id))];
  for (const batch of await findBatchesById(tx, tenantId, ids)) {
    const { id } = batch;
    const own = page.filter(({ batch_id }) => batch_id === id);
    const byNumber = await shownRows(context, batch, own, concealed);
    for (const { number, open_reason } of own)
      shown.set(`${id} ${number}`, {
        batch: {
          id,
          instrument: { id: batch.instrument_id, name: batch.instrument_name },
          file_name: batch.file_name,
          format: batch.format,
          created_at: batch.created_at,
        },
        reason: open_reason,
        row: byNumber.get(number)!,
      });
  }
  return pageOfRows(
    rows,
    limit,
    ({ staged_at, batch_id, number }) => [staged_at, batch_id, number],
    ({ batch_id, number }) => shown.get(`${batch_id} ${number}`)!,
  );
}

export async function countOpen({ tx, tenantId }: OperationContext): Promise<OpenRowCounts> {
  const counts = await countOpenRows(tx, tenantId);
  const reasons = new Map<OpenRowCounts['reasons'][number]['reason'], number>();
  const instruments = new Map<string, OpenRowCounts['instruments'][number]>();
  for (const { reason, count, ...instrument } of counts) {
    reasons.set(reason, (reasons.get(reason) ?? 0) + count);
    const known = instruments.get(instrument.id)?.count ?? 0;
    instruments.set(instrument.id, { instrument, count: known + count });
  }
  return {
    total: counts.reduce((total, { count }) => total + count, 0),
    reasons: [...reasons]
      .map(([reason, count]) => ({ reason, count }))
      .toSorted((one, other) => other.count - one.count),
    instruments: [...instruments.values()],
  };
}
