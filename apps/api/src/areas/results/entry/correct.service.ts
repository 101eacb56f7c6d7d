import { holds } from '@alms/lis-domain/access';
import type { BodyOf } from '@alms/lis-domain/http';
import {
  isReported,
  resultMoves,
  type holdResults,
  type markResultAsError,
  type Result,
  type retestResult,
} from '@alms/lis-domain/results';
import { Refusal } from '../../../platform/http/refusals/problems.ts';
import type { OperationContext } from '../../../platform/http/requests/call.ts';
import { moveItems } from '../../samples/ordered-tests.ts';
import { recalculate } from '../calculation/calculate.service.ts';
import { withdrawCriticalNotifications } from '../critical-results/critical-results.service.ts';
import { withdrawAmendment } from '../amendment/amend.service.ts';
import {
  auditCorrection,
  corrected,
  notifyRecipients,
  refuseCalculated,
  wasShown,
} from './corrected-result.ts';
import { lockResult, lockResults, type VersionedResult } from './lock-results.ts';
import { withoutValue } from '../result-versions.ts';

/** Requests a repeat test of an unverified value. The first value is kept. */
export async function retest(
  context: OperationContext,
  which: VersionedResult,
  { reason }: BodyOf<typeof retestResult>,
): Promise<Result> {
  const row = await lockResult(context, which, 'retest');
  refuseCalculated(row);
  const result = await corrected(
    context,
    row,
    { kind: 'retest', code: null, reason },
    { status: resultMoves.retest.to, ...withoutValue },
  );
  await moveItems(context, { ids: [row.order_item_id] }, 'repeat');
  await withdrawCriticalNotifications(context, [row]);
  auditCorrection(context, row, result, reason);
  await recalculate(context, [row]);
  return result;
}

/** Requests repeat tests of several unverified values. */
export async function repeatTests(
  context: OperationContext,
  { items, reason }: BodyOf<typeof holdResults>,
): Promise<void> {
  if (!holds(context.user, 'verify_results')) throw new Refusal('forbidden');
  // Locks all specimens in one order; each repeat locks its own again.
  await lockResults(context, items);
  for (const item of items) await retest(context, item, { reason });
}

/** Marks a result as entered in error. Its value is retained but no longer reported. */
export async function markAsError(
  context: OperationContext,
  which: VersionedResult,
  { code, reason }: BodyOf<typeof markResultAsError>,
): Promise<Result> {
  const row = await lockResult(context, which, 'mark_as_error');
  await withdrawAmendment(context, row, reason);
  const result = await corrected(
    context,
    row,
    { kind: 'entered_in_error', code, reason },
    {
      status: resultMoves.mark_as_error.to,
      ...withoutValue,
      ...(!wasShown(context, row) && { portal_from: null }),
    },
  );
  await moveItems(context, { ids: [row.order_item_id] }, 'mark_as_error');
  await withdrawCriticalNotifications(context, [row]);
  auditCorrection(context, row, result, reason);
  if (isReported(row.status)) await notifyRecipients(context, row, result, 'entered_in_error');
  await recalculate(context, [row], { cause: { code, reason } });
  return result;
}
