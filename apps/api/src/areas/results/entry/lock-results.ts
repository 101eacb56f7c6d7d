import { canMoveResult, type ResultMove } from '@alms/lis-domain/results';
import { Refusal } from '../../../platform/http/problems.ts';
import { invalid } from '../../../platform/http/validation.ts';
import type { OperationContext } from '../../../platform/http/call.ts';
import { concealedFrom } from '../../catalogue/confidential.ts';
import { isConcealed } from '../portal-visibility/concealed-results.ts';
import { findResultsById, lockSamplesOfResults, type DetailedResult } from '../results.store.ts';

/** A result as somebody has read it. */
export interface ReadResult {
  id: string;
  version: number;
}

/**
 * The results somebody is about to change, each with what is to be done to it. Their specimens are locked first, so that whoever comes at the same
 * moment waits, and then finds another version than the one read.
 */
export async function lockedResults<Item extends ReadResult>(
  context: OperationContext,
  items: readonly Item[],
): Promise<{ row: DetailedResult; item: Item }[]> {
  const found = await lockedEach(context, items);
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

/** The same, also where a result does not exist, or is another version by now. */
export async function lockedEach<Item extends ReadResult>(
  { tx, tenantId }: OperationContext,
  items: readonly Item[],
): Promise<{ row: DetailedResult | undefined; item: Item }[]> {
  const ids = items.map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw invalid({ items: 'must name each result once' });
  await lockSamplesOfResults(tx, tenantId, ids);
  const rows = new Map((await findResultsById(tx, tenantId, ids)).map((row) => [row.id, row]));
  return items.map((item) => ({ row: rows.get(item.id), item }));
}

/** One result that somebody is about to move on, or the refusal when it is not where that begins. */
export async function lockedResult(
  context: OperationContext,
  which: ReadResult,
  move: ResultMove,
): Promise<DetailedResult> {
  const [read] = await lockedResults(context, [which]);
  if (!read || isConcealed(read.row, await concealedFrom(context))) throw new Refusal('not_found');
  if (!canMoveResult(read.row.status, move)) throw new Refusal('result_state');
  return read.row;
}
