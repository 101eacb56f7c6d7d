import { canMoveResult, type ResultMove, type ResultId } from '@alms/lis-domain/results';
import { Refusal } from '../../../platform/http/refusals/problems.ts';
import { invalid } from '../../../platform/http/requests/validation.ts';
import type { OperationContext } from '../../../platform/http/requests/call.ts';
import { concealedFrom } from '../../catalogue/confidential.ts';
import { isConcealed } from '../portal-visibility/concealed-results.ts';
import { findResultsById, lockSamplesOfResults, type DetailedResult } from '../results.store.ts';

/** A result and the version the client has read. */
export interface VersionedResult {
  id: ResultId;
  version: number;
}

/**
 * Locks the results to change, each with its operation. Their specimens are locked first, so
 * concurrent requests wait and then find a new version.
 */
export async function lockResults<Item extends VersionedResult>(
  context: OperationContext,
  items: readonly Item[],
): Promise<{ row: DetailedResult; item: Item }[]> {
  const found = await lockEachResult(context, items);
  return found.map(({ item, row }) => {
    if (!row) throw new Refusal('not_found');
    if (row.version !== item.version)
      throw new Refusal('version_stale', {
        current_version: row.version,
        fields: { [row.id]: 'has been changed' },
      });
    return { row, item };
  });
}

/** Like `lockResults`, but includes missing and stale results. */
export async function lockEachResult<Item extends VersionedResult>(
  { tx, tenantId }: OperationContext,
  items: readonly Item[],
): Promise<{ row: DetailedResult | undefined; item: Item }[]> {
  const ids = items.map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw invalid({ items: 'must contain each result once' });
  await lockSamplesOfResults(tx, tenantId, ids);
  const rows = new Map((await findResultsById(tx, tenantId, ids)).map((row) => [row.id, row]));
  return items.map((item) => ({ row: rows.get(item.id), item }));
}

/** Locks one result for a transition. Throws when its status does not allow it. */
export async function lockResult(
  context: OperationContext,
  which: VersionedResult,
  move: ResultMove,
): Promise<DetailedResult> {
  const [read] = await lockResults(context, [which]);
  if (!read || isConcealed(read.row, await concealedFrom(context))) throw new Refusal('not_found');
  if (!canMoveResult(read.row.status, move)) throw new Refusal('result_state');
  return read.row;
}
