import { holds } from '@alms/lis-domain/access';
import type { BodyOf } from '@alms/lis-domain/http';
import {
  isReported,
  portalVisibility,
  resultMoves,
  type amendResult,
  type Correction,
  type holdResults,
  type markResultAsError,
  type Result,
  type retestResult,
  type SeenResult,
} from '@alms/lis-domain/results';
import { Refusal } from '../../../platform/http/refusals/problems.ts';
import { invalid } from '../../../platform/http/requests/validation.ts';
import type { OperationContext } from '../../../platform/http/requests/call.ts';
import { notifyOfCorrectedResult } from '../../notifications/result-notifications.ts';
import { moveItems } from '../../samples/ordered-tests.ts';
import { recalculate } from '../calculation/calculate.service.ts';
import {
  openCriticalNotification,
  withdrawCriticalNotifications,
} from '../critical-results/critical-results.service.ts';
import { lockResult, lockResults, type VersionedResult } from './lock-results.ts';
import {
  overrideOf,
  evaluateValues,
  inStoredNotation,
  isNewlyCritical,
  refusalDetail,
  refusesValue,
  writtenBy,
  type WrittenValue,
} from './evaluated-value.ts';
import { changedResults, instrumentOf, readerOf, resultsAfter } from '../result-answers.ts';
import {
  addResultVersions,
  shownAtRelease,
  signedBy,
  withoutValue,
  type ResultChange,
} from '../result-versions.ts';
import type { DetailedResult } from '../results.store.ts';
import { auditedResult } from '../audited-result.ts';

/**
 * Amends a reported result: creates a new version, reported at once under the amending user's name,
 * with reason and previous value (CLIA 493.1291(k), ISO 15189:2022 7.4.1.8). Recipients of the old
 * report are notified.
 */
export async function amend(
  context: OperationContext,
  which: VersionedResult,
  { code, reason, ...written }: BodyOf<typeof amendResult> & Pick<WrittenValue, 'attachment'>,
): Promise<Result> {
  const row = await lockResult(context, which, 'amend');
  refuseCalculated(row);
  const item = inStoredNotation(row, written);
  // The same value may have a new interpretation after a change of birth date or clinical
  // information.
  const isSame =
    item.value_text === row.value_text &&
    item.unrounded_value === row.unrounded_value &&
    (item.attachment?.sha256 ?? row.attachment?.sha256) === row.attachment?.sha256;
  if (code !== 'interpretation' && isSame && item.comment === row.comment)
    throw invalid({ value_text: 'is the current value' });
  // A clerical correction keeps the instrument of the measurement; a new measurement has none
  // recorded.
  const [reading] = await evaluateValues(
    context,
    [
      {
        row,
        item: {
          ...item,
          source: 'manual' as const,
          instrument: code === 'reanalysis' ? null : instrumentOf(row),
        },
      },
    ],
    await readerOf(context),
  );
  if (!reading) throw new Refusal('not_found');
  const refusal = refusesValue(reading);
  if (refusal)
    throw new Refusal(refusal, {
      fields: { [row.id]: refusalDetail(refusal, row, written.value_text) },
    });

  const { user, now } = context;
  const result = await corrected(
    context,
    row,
    { kind: 'amended', code, reason },
    {
      status: resultMoves.amend.to,
      ...writtenBy(context, reading),
      ...signedBy(user),
      verified_at: now,
      released_at: now,
      ...(row.released_at === null && shownAtRelease(row.definition, now)),
      // The patient is notified of a new critical value once it is visible again.
      ...(isNewlyCritical(reading) && { portal_notified_at: null }),
    },
  );
  auditCorrection(
    context,
    row,
    result,
    [reason, overrideOf(reading)].filter((each) => each !== undefined).join(' / '),
  );
  await openCriticalNotification(context, [reading], [result]);
  const [amended] = await resultsAfter(context, [row]);
  if (!amended) throw new Refusal('not_found');
  // A patient who saw neither the old nor the new value is notified of the new one when it is
  // visible.
  const shown = wasShown(context, row) && isShown(context, amended);
  await notifyOfCorrectedResult(context, { ...row, shown }, 'amended');
  await recalculate(context, [row], { cause: { code, reason } });
  return amended;
}

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
  if (isReported(row.status))
    await notifyOfCorrectedResult(
      context,
      { ...row, shown: isShown(context, result) },
      'entered_in_error',
    );
  await recalculate(context, [row], { cause: { code, reason } });
  return result;
}

/** Whether a result is released to the patient portal. */
const isShown = (
  { now }: OperationContext,
  { test, ...result }: SeenResult & { test: Pick<Result['test'], 'portal'> },
) => portalVisibility(result, test.portal, now.toISOString()) === 'shown';

const wasShown = (context: OperationContext, row: DetailedResult) =>
  isShown(context, { ...row, test: row.definition });

/** A calculated value is corrected through its inputs. */
function refuseCalculated({ definition }: DetailedResult): void {
  if (definition.calculation !== null) throw new Refusal('result_calculated');
}

async function corrected(
  context: OperationContext,
  row: DetailedResult,
  why: Pick<Correction, 'kind' | 'code' | 'reason'>,
  change: ResultChange['change'],
): Promise<Result> {
  const { user, now } = context;
  const correction = {
    ...why,
    by: { id: user.id, name: user.full_name },
    at: now.toISOString(),
    from_version: row.version,
    value_text: row.value_text,
    flag: row.flag,
  };
  const written = await addResultVersions(context, [
    { id: row.id, version: row.version, change: { ...change, correction } },
  ]);
  const [result] = changedResults([row], written, await readerOf(context));
  if (!result) throw new Refusal('not_found');
  return result;
}

function auditCorrection(
  context: OperationContext,
  row: DetailedResult,
  { status, value_text, flag }: Result,
  reason: string,
): void {
  context.audit({
    action: 'amend',
    ...auditedResult(row),
    before: { status: row.status, value_text: row.value_text, flag: row.flag },
    after: { status, value_text, flag },
    reason,
  });
}
