import type { AnswerOf, BodyOf, QueryOf } from '@alms/lis-domain/http';
import type {
  ImportBatch,
  discardImportBatch,
  listImportBatches,
} from '@alms/lis-domain/interfaces/result-import';
import { keysOf, pageOfRows } from '../../http/cursor.ts';
import { Refusal } from '../../http/problems.ts';
import { checkVersion } from '../../http/versions.ts';
import type { Act } from '../act.ts';
import { judgeRows } from './judge-rows.ts';
import {
  countRows,
  findBatch,
  findBatches,
  findRows,
  lockBatch,
  updateBatch,
  updateRows,
  type BatchRow,
} from './result-import.store.ts';

const defaultLimit = 20;

/** A batch as the contract shows one. */
export function batchOf({
  instrument_id,
  instrument_name,
  created_by,
  created_by_name,
  discarded_at,
  discarded_by,
  discarded_by_name,
  discard_reason,
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
  { tx, tenantId }: Act,
  { cursor, limit = defaultLimit }: QueryOf<typeof listImportBatches>,
): Promise<AnswerOf<typeof listImportBatches>> {
  const rows = await findBatches(tx, tenantId, {
    after: keysOf(cursor, 2) as [string, string] | undefined,
    most: limit + 1,
  });
  return pageOfRows(rows, limit, ({ created_at, id }) => [created_at, id], batchOf);
}

export async function batchRow({ tx, tenantId }: Act, id: string): Promise<BatchRow> {
  const row = await findBatch(tx, tenantId, id);
  if (!row) throw new Refusal('not_found');
  return row;
}

export async function batchById(act: Act, id: string): Promise<ImportBatch> {
  return batchOf(await batchRow(act, id));
}

/** A batch that somebody is about to work on: nobody else does until the transaction ends. Refused when it was discarded. */
export async function openBatch(act: Act, id: string): Promise<BatchRow> {
  await lockBatch(act.tx, act.tenantId, id);
  const row = await batchRow(act, id);
  if (row.discarded_at !== null) throw new Refusal('conflict');
  return row;
}

/** Counts the rows anew after something was done with them. */
export async function recount(act: Act, { id, version }: BatchRow): Promise<ImportBatch> {
  const { tx, tenantId, now } = act;
  await updateBatch(tx, tenantId, id, {
    counts: await countRows(tx, tenantId, id),
    version: version + 1,
    updated_at: now,
  });
  return batchById(act, id);
}

/** Judges the rows that are left anew: specimens arrive, values are typed, and codes are mapped. */
export async function judgeAnew(act: Act, batch: BatchRow): Promise<ImportBatch> {
  const { tx, tenantId } = act;
  const left = await findRows(tx, tenantId, batch.id, {
    statuses: ['ready', 'unmapped', 'refused', 'ignored'],
  });
  await updateRows(tx, tenantId, batch.id, await judgeRows(act, batch, left));
  return recount(act, batch);
}

/** Takes over no more of a batch. What was taken over stays on record, and so do the other rows with why they were not. */
export async function discard(
  act: Act,
  { id, version }: { id: string; version: number },
  { reason }: BodyOf<typeof discardImportBatch>,
): Promise<ImportBatch> {
  const { tx, tenantId, user, now } = act;
  const batch = await openBatch(act, id);
  checkVersion(version, batch.version);
  await updateBatch(tx, tenantId, id, {
    discarded_at: now,
    discarded_by: user.id,
    discarded_by_name: user.full_name,
    discard_reason: reason,
    version: version + 1,
    updated_at: now,
  });
  const { ready, unmapped, refused } = batch.counts;
  act.audit({
    action: 'delete',
    category: 'result',
    entity_type: 'result_import',
    entity_id: id,
    entity_label: batch.file_name,
    before: { ready, unmapped, refused },
    reason,
  });
  return batchById(act, id);
}
