import type { AnswerOf, BodyOf, QueryOf } from '@alms/lis-domain/http';
import type {
  ImportBatch,
  discardImportBatch,
  listImportBatches,
} from '@alms/lis-domain/interfaces/result-import';
import { keysOf, pageOfRows } from '../../platform/http/requests/cursor.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import { checkVersion } from '../../platform/http/requests/versions.ts';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { isControl, isEvaluated, recordControls } from './control-rows.ts';
import { evaluateRows } from './evaluate-rows.ts';
import {
  countRows,
  dismissMessageOf,
  findBatch,
  findBatches,
  findRows,
  lockBatch,
  updateBatch,
  updateRows,
  type BatchRow,
} from './result-import.store.ts';

const defaultLimit = 20;

/** Maps a batch to the contract. */
export function batchOf({
  instrument_id,
  instrument_name,
  created_by,
  created_by_name,
  discarded_at,
  discarded_by,
  discarded_by_name,
  discard_reason,
  connection_id: _connection,
  ...batch
}: BatchRow): ImportBatch {
  const isDiscarded =
    discarded_at !== null &&
    discarded_by !== null &&
    discarded_by_name !== null &&
    discard_reason !== null;
  return {
    ...batch,
    instrument: { id: instrument_id, name: instrument_name },
    created_by: { id: created_by, name: created_by_name },
    discarded: isDiscarded
      ? {
          at: discarded_at,
          by: { id: discarded_by, name: discarded_by_name },
          reason: discard_reason,
        }
      : null,
  };
}

export async function list(
  { tx, tenantId }: OperationContext,
  { cursor, limit = defaultLimit }: QueryOf<typeof listImportBatches>,
): Promise<AnswerOf<typeof listImportBatches>> {
  const rows = await findBatches(tx, tenantId, {
    after: keysOf(cursor, 2) as [string, string] | undefined,
    max: limit + 1,
  });
  return pageOfRows(rows, limit, ({ created_at, id }) => [created_at, id], batchOf);
}

export async function batchRow({ tx, tenantId }: OperationContext, id: string): Promise<BatchRow> {
  const row = await findBatch(tx, tenantId, id);
  if (!row) throw new Refusal('not_found');
  return row;
}

export async function batchById(context: OperationContext, id: string): Promise<ImportBatch> {
  return batchOf(await batchRow(context, id));
}

/** Opens a batch for work, locked until the transaction ends. Rejects a discarded batch. */
export async function openBatch(context: OperationContext, id: string): Promise<BatchRow> {
  await lockBatch(context.tx, context.tenantId, id);
  const row = await batchRow(context, id);
  if (row.discarded_at !== null) throw new Refusal('conflict');
  return row;
}

/** Updates the row counts after a change. */
export async function recount(
  context: OperationContext,
  { id, version }: BatchRow,
): Promise<ImportBatch> {
  const { tx, tenantId, now } = context;
  await updateBatch(tx, tenantId, id, {
    counts: await countRows(tx, tenantId, id),
    version: version + 1,
    updated_at: now,
  });
  return batchById(context, id);
}

/**
 * Re-evaluates the remaining rows after specimens arrive, values are entered or codes are mapped.
 */
export async function reevaluateBatch(
  context: OperationContext,
  batch: BatchRow,
): Promise<ImportBatch> {
  const { tx, tenantId } = context;
  const left = await findRows(tx, tenantId, batch.id, {
    statuses: ['ready', 'unmapped', 'refused', 'ignored'],
  });
  const evaluated = await evaluateRows(context, batch, left.filter(isEvaluated));
  await recordControls(context, batch, left.filter(isControl));
  await updateRows(
    tx,
    tenantId,
    batch.id,
    evaluated.map(({ findings }) => findings),
  );
  return recount(context, batch);
}

/** Discards a batch. Accepted rows stay on record, as do the others with their reasons. */
export async function discard(
  context: OperationContext,
  { id, version }: { id: string; version: number },
  { reason }: BodyOf<typeof discardImportBatch>,
): Promise<ImportBatch> {
  const { tx, tenantId, user, now } = context;
  const batch = await openBatch(context, id);
  checkVersion(version, batch.version);
  await updateBatch(tx, tenantId, id, {
    discarded_at: now,
    discarded_by: user.id,
    discarded_by_name: user.full_name,
    discard_reason: reason,
    version: version + 1,
    updated_at: now,
  });
  await dismissMessageOf(tx, tenantId, id, {
    dismissed_at: now,
    dismissed_by: user.id,
    dismissed_by_name: user.full_name,
    dismiss_reason: reason,
  });
  const { ready, unmapped, refused } = batch.counts;
  context.audit({
    action: 'delete',
    category: 'result',
    entity_type: 'result_import',
    entity_id: id,
    entity_label: batch.file_name,
    before: { ready, unmapped, refused },
    reason,
  });
  return batchById(context, id);
}
