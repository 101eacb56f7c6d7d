import { agesIn, type Reevaluation } from '@alms/lis-domain/patients';
import { interpret, resultMoves, suppressedValue } from '@alms/lis-domain/results';
import type { OperationContext } from '../../../platform/http/requests/call.ts';
import { timeZoneOf } from '../../facility/facility.store.ts';
import type { ResultOwner } from '../../result-updates.ts';
import { moveItems } from '../../samples/ordered-tests.ts';
import { evaluatedByRules } from '../verification/autoverify.service.ts';
import { recalculate } from './calculate.service.ts';
import { openCriticalNotification } from '../critical-results/critical-results.service.ts';
import {
  hasSameEvaluation,
  evaluateValues,
  hasSameValue,
  stateOf,
  storedValueOf,
  stillReleased,
  writtenBy,
  type Reading,
} from '../entry/evaluated-value.ts';
import { instrumentOf, intervalContext, type EvaluationTime } from '../result-answers.ts';
import { addResultVersions, unsigned } from '../result-versions.ts';
import {
  findOpenResults,
  findReportedResults,
  findResultsById,
  isOpen,
  lockSamplesOf,
  type DetailedResult,
} from '../results.store.ts';
import { reevaluateAmendments } from '../amendment/reevaluate.service.ts';
import { auditedResult } from '../audited-result.ts';

/**
 * Re-evaluates values after a correction of the patient's sex or birth date, an order's clinical
 * information or a specimen's condition. Unreported values get the interval, flag and checks that
 * now apply, as if entered now, as do proposed amendments; critical result notifications and
 * calculations follow. Reported values are unchanged: the response counts those that would differ,
 * for manual amendment.
 */
export async function reinterpret(
  context: OperationContext,
  of: ResultOwner,
  reason: string,
): Promise<Reevaluation> {
  const { tx, tenantId, now } = context;
  const viewpoint = { zone: await timeZoneOf(tx, tenantId), now };
  // Locked first, so that values and amendments entered now are not missed.
  await lockSamplesOf(tx, tenantId, of);
  const open = await readOpenAgain(context, of, viewpoint, reason);
  const reported = await findReportedResults(tx, tenantId, of);
  const amendments = await reevaluateAmendments(context, reported, viewpoint, reason);
  return { open: open + amendments, ...standing(reported, viewpoint) };
}

/** Returns the number of changed results. */
async function readOpenAgain(
  context: OperationContext,
  of: ResultOwner,
  viewpoint: EvaluationTime,
  reason: string,
): Promise<number> {
  const { tx, tenantId } = context;
  const ids = await findOpenResults(tx, tenantId, of);
  if (ids.length === 0) return 0;
  const open = (await findResultsById(tx, tenantId, ids)).filter(isOpen);
  const entered = open.filter(
    ({ value_text, checks, definition }) =>
      (value_text !== null || suppressedValue(checks) !== undefined) &&
      definition.calculation === null,
  );
  const changed = entered.length === 0 ? [] : await readAgain(context, entered, viewpoint, reason);
  const calculated = await recalculate(context, open, { afresh: true });
  return changed.length + calculated.length;
}

async function readAgain(
  context: OperationContext,
  entered: readonly DetailedResult[],
  viewpoint: EvaluationTime,
  reason: string,
): Promise<Reading[]> {
  const readings = await evaluatedByRules(
    context,
    await evaluateValues(context, entered.map(asWritten), viewpoint),
  );
  const changed = readings.filter((reading) => !hasSameValue(reading));
  const written = await addResultVersions(
    context,
    changed.map((reading) => ({
      id: reading.row.id,
      version: reading.row.version,
      change: changeOf(context, reading),
    })),
  );
  const verified = {
    ids: changed.filter(({ row }) => row.status === 'verified').map(({ row }) => row.order_item_id),
  };
  if (verified.ids.length > 0)
    for (const move of ['repeat', 'result'] as const) await moveItems(context, verified, move);
  for (const reading of changed) auditReading(context, reading, reason);
  await openCriticalNotification(context, changed, written);
  return changed;
}

/** The stored value in the form of an entry. */
function asWritten(row: DetailedResult) {
  const { comment, override_reason, source, trace_id } = row;
  return {
    row,
    item: {
      ...storedValueOf(row),
      comment,
      override_reason: override_reason ?? undefined,
      source,
      instrument: instrumentOf(row),
      trace_id,
      isStored: true,
    },
  };
}

/**
 * The entering user is kept; the first of two verifications is void because that user has not seen
 * the change.
 */
function changeOf(context: OperationContext, reading: Reading) {
  const { entered_by, entered_by_name, entered_at } = reading.row;
  const hold_release = stillReleased(reading);
  return {
    ...writtenBy(context, reading),
    ...unsigned,
    entered_by,
    entered_by_name,
    entered_at,
    hold_release,
    status: hold_release === null ? stateOf(reading) : resultMoves.read_again.to,
  };
}

function auditReading(context: OperationContext, reading: Reading, reason: string): void {
  const { row, meaning } = reading;
  context.audit({
    action: 'update',
    ...auditedResult(row),
    before: { status: row.status, flag: row.flag },
    after: { status: changeOf(context, reading).status, flag: meaning.flag },
    reason,
  });
}

/** Number of reported results, and of those that would now be evaluated differently. */
function standing(
  reported: readonly DetailedResult[],
  viewpoint: EvaluationTime,
): Omit<Reevaluation, 'open'> {
  const differing = reported.filter((row) => isEvaluatedDifferently(row, viewpoint));
  const orders = new Map(differing.map(({ order_id, order_number }) => [order_id, order_number]));
  const newestFirst = [...orders]
    .map(([id, order_number]) => ({ id, order_number }))
    .toSorted((a, b) => b.order_number.localeCompare(a.order_number));
  return { reported: reported.length, differing: differing.length, orders: newestFirst };
}

function isEvaluatedDifferently(row: DetailedResult, viewpoint: EvaluationTime): boolean {
  const context = intervalContext(row, viewpoint);
  const calculation = row.checks?.find((check) => check.kind === 'calculation');
  const { age = null, sex = null } = calculation ?? {};
  const ages = agesIn('a', context.birth_date, context.collected_on);
  if (
    (age !== null && (ages?.youngest !== age || ages.oldest !== age)) ||
    (sex !== null && sex !== context.sex_for_ranges)
  )
    return true;
  return (
    row.value_text !== null &&
    !hasSameEvaluation({
      row,
      meaning: interpret(row.value_text, row.definition, context),
    })
  );
}
