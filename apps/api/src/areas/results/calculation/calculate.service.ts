import {
  calculatedValue,
  holdsOf,
  inOrderOfCalculation,
  isEnded,
  isReported,
  isVerified,
  resultMoves,
  type CalculatedValue,
  type CalculationCheck,
  type Check,
  type Correction,
} from '@alms/lis-domain/results';
import type { OrderId } from '@alms/lis-domain/orders';
import { Refusal } from '../../../platform/http/refusals/problems.ts';
import type { OperationContext } from '../../../platform/http/requests/call.ts';
import { timeZoneOf } from '../../facility/facility.store.ts';
import { moveItems } from '../../samples/ordered-tests.ts';
import {
  openCriticalNotification,
  withdrawCriticalNotifications,
} from '../critical-results/critical-results.service.ts';
import {
  hasSameEvaluation,
  evaluateValues,
  hasSameValue,
  differsFromRecord,
  stateOf,
  stillReleased,
  writtenBy,
} from '../entry/evaluated-value.ts';
import { wasShown } from '../entry/corrected-result.ts';
import { intervalContext, type EvaluationTime } from '../result-answers.ts';
import {
  addResultVersions,
  reopened,
  shownAtRelease,
  signedBy,
  unsigned,
  withoutValue,
  type ResultChange,
} from '../result-versions.ts';
import {
  findOrdersWithCalculations,
  findResultsOfOrders,
  lockCalculations,
  type DetailedResult,
} from '../results.store.ts';
import { auditedResult } from '../audited-result.ts';
import { recheckConsistency } from '../consistency/recheck.service.ts';
import { inputsOf, standingFor } from './inputs-of.ts';

/** Reason for changing a reported value. */
type Cause = Pick<Correction, 'code' | 'reason'>;

export interface Recalculation {
  cause?: Cause;
  /**
   * The evaluation criteria have changed: unreported values are re-evaluated even when unchanged.
   */
  afresh?: boolean;
  /** A consistency rule has changed (`recheckConsistency`). */
  ruleChanged?: boolean;
}

/**
 * Follows changed results of orders, in the same transaction: checks their consistency again,
 * before the calculations, which do not use held values, and after them. Returns the changed
 * results, each once, as it is stored.
 */
export async function recalculate(
  context: OperationContext,
  changed: readonly Pick<DetailedResult, 'order_id'>[],
  why: Recalculation = {},
): Promise<DetailedResult[]> {
  const orderIds = [...new Set(changed.map(({ order_id }) => order_id))];
  if (orderIds.length === 0) return [];
  const followed = [
    ...(await recheckConsistency(context, orderIds, 'measured', why)),
    ...(await recalculateOrders(context, orderIds, why)),
    ...(await recheckConsistency(context, orderIds, 'calculated', why)),
  ];
  return [...new Map(followed.map((row) => [row.id, row])).values()];
}

/**
 * Recalculates the dependent results of orders (domain model 2.1,
 * `calculation`). A result is computed once its last input has a value, becomes pending when an
 * input does, and a reported value is reported again with the cause when its input is amended. A
 * result that cannot be calculated states why; once its inputs are final, it no longer keeps the
 * order open. If it becomes possible after that, the order is open again until its value is
 * verified. Returns the changed results.
 */
async function recalculateOrders(
  context: OperationContext,
  among: readonly OrderId[],
  why: Recalculation,
): Promise<DetailedResult[]> {
  const { tx, tenantId, now } = context;
  const orderIds = await findOrdersWithCalculations(tx, tenantId, among);
  if (orderIds.length === 0) return [];
  await lockCalculations(tx, orderIds);
  const viewpoint = { zone: await timeZoneOf(tx, tenantId), now };
  const all = await findResultsOfOrders(tx, tenantId, orderIds);
  const others: DetailedResult[] = [];
  for (const orderId of orderIds) {
    let rows = all.filter(({ order_id }) => order_id === orderId);
    const toCalculate = rows.flatMap(({ id, code, status, definition: { calculation } }) =>
      calculation === null || isEnded(status) ? [] : [{ id, code, calculation }],
    );
    for (const { id, calculation } of inOrderOfCalculation(toCalculate)) {
      const row = rows.find((each) => each.id === id);
      if (!row) continue;
      const outcome = calculatedValue(
        row.definition,
        calculation,
        (code) => standingFor(rows, code),
        intervalContext(row, viewpoint),
      );
      const written = (await writeOutcome(context, row, outcome, viewpoint, why)) ?? row;
      const settled = await settle(context, written, inputsOf(row, rows));
      rows = rows.map((each) => (each.id === id ? settled : each));
      if (settled !== row) others.push(settled);
    }
  }
  return others;
}

/** Stores the outcome of a calculation if it differs. */
async function writeOutcome(
  context: OperationContext,
  row: DetailedResult,
  outcome: CalculatedValue,
  viewpoint: EvaluationTime,
  { cause, afresh = false }: Recalculation,
): Promise<DetailedResult | undefined> {
  const item = { ids: [row.order_item_id] };
  const isOut = isReported(row.status);
  if (outcome.status === 'waiting') {
    // A reported value is kept until its input is amended or entered in error.
    if (row.status === 'pending' || isOut) return undefined;
    for (const move of ['reopen', 'repeat'] as const) await moveItems(context, item, move);
    await withdrawCriticalNotifications(context, [row]);
    return write(context, row, { status: 'pending', ...withoutValue, ...reopened });
  }
  const before = row.checks?.find((check) => check.kind === 'calculation');
  const isSame =
    before !== undefined &&
    row.status !== 'pending' &&
    fingerprint(before) === fingerprint(outcome.check);
  if (isSame && (outcome.status === 'not_calculated' || !(isOut ? cause : afresh)))
    return undefined;
  // A corrected age or sex changes a reported value only through a manual amendment with a reason.
  if (before && isOut && !cause && inputValues(before) === inputValues(outcome.check))
    return undefined;
  if (outcome.status === 'not_calculated') {
    await moveItems(context, item, 'repeat');
    await withdrawCriticalNotifications(context, [row]);
    const takenBack = isOut &&
      row.value_text !== null && {
        correction: correctionOf(context, row, 'entered_in_error', cause),
        ...(!wasShown(context, row) && { portal_from: null }),
      };
    return write(context, row, {
      status: 'not_calculated',
      ...withoutValue,
      checks: [outcome.check],
      ...takenBack,
    });
  }
  const [reading] = await evaluateValues(
    context,
    [
      {
        row,
        item: {
          value_text: outcome.value_text,
          unrounded_value: outcome.unrounded_value,
          source: null,
          instrument: null,
          trace_id: null,
          isStored: afresh && outcome.value_text === row.value_text,
        },
      },
    ],
    viewpoint,
  );
  if (!reading) return undefined;
  const calculated = { ...reading, checks: [outcome.check, ...reading.checks.map(held)] };
  if (isSame && (isOut ? hasSameEvaluation(calculated) : hasSameValue(calculated)))
    return undefined;
  const value = { ...writtenBy(context, calculated), entered_by: null, entered_by_name: null };
  const signed = { ...signedBy(context.user), verified_at: context.now, released_at: context.now };
  const letGo = afresh && !differsFromRecord(calculated) ? stillReleased(calculated) : null;
  const onItsWay =
    letGo === null
      ? { ...unsigned, ...reopened, status: stateOf(calculated) }
      : { ...unsigned, ...reopened, status: resultMoves.read_again.to, hold_release: letGo };
  const status = isOut
    ? {
        status: resultMoves.amend.to,
        ...signed,
        correction: correctionOf(context, row, 'amended', cause),
      }
    : onItsWay;
  if (row.status === 'verified') await moveItems(context, item, 'repeat');
  if (!isOut) await moveItems(context, item, 'reopen');
  await moveItems(context, item, 'result');
  const written = await write(context, row, { ...value, ...status });
  await openCriticalNotification(context, [calculated], [written]);
  return written;
}

/** No user can justify an implausible calculated value, so it is held for review. */
const held = (check: Check): Check =>
  check.kind === 'plausible' && check.outcome === 'warned' ? { ...check, outcome: 'held' } : check;

const inputValues = ({ inputs }: CalculationCheck) =>
  JSON.stringify(inputs.map(({ result_id, value_text }) => [result_id, value_text]));

/** Inputs that determine the outcome of a calculation. */
const fingerprint = (check: CalculationCheck) =>
  JSON.stringify([inputValues(check), check.reason, check.input, check.exact]);

function correctionOf(
  { user, now }: OperationContext,
  row: DetailedResult,
  kind: 'amended' | 'entered_in_error',
  cause: Cause | undefined,
): Correction {
  const { code, reason } = cause ?? { code: 'other' as const, reason: '' };
  return {
    kind,
    code,
    reason,
    by: { id: user.id, name: user.full_name },
    at: now.toISOString(),
    from_version: row.version,
    value_text: row.value_text,
    flag: row.flag,
  };
}

async function write(
  context: OperationContext,
  row: DetailedResult,
  change: ResultChange['change'],
): Promise<DetailedResult> {
  const [written] = await addResultVersions(context, [
    { id: row.id, version: row.version, change },
  ]);
  if (!written) throw new Refusal('version_stale');
  const next = { ...row, ...written };
  context.audit({
    action: row.released_at === null ? 'update' : 'amend',
    ...auditedResult(row),
    before: { status: row.status, value_text: row.value_text, flag: row.flag },
    after: {
      status: next.status,
      value_text: next.value_text,
      flag: next.flag,
      held_by: holdsOf(next.checks).map(({ kind }) => kind),
    },
  });
  return next;
}

/**
 * A result that could not be calculated is final once its inputs are: it is completed, and the
 * report states that it has no value.
 */
async function settle(
  context: OperationContext,
  row: DetailedResult,
  inputs: readonly (DetailedResult | undefined)[],
): Promise<DetailedResult> {
  const isSettled = (input: DetailedResult | undefined) =>
    !input ||
    isReported(input.status) ||
    isEnded(input.status) ||
    (input.status === 'not_calculated' && input.released_at !== null);
  if (row.status !== 'not_calculated' || row.released_at !== null || !inputs.every(isSettled))
    return row;
  for (const move of ['result', 'verify', 'release'] as const)
    await moveItems(context, { ids: [row.order_item_id] }, move);
  return write(context, row, {
    released_at: context.now,
    ...shownAtRelease(row.definition, context.now),
  });
}

/** A calculated value is verified and released after all its inputs or together with them. */
export async function refuseUnverifiedInputs(
  { tx, tenantId }: OperationContext,
  rows: readonly DetailedResult[],
): Promise<void> {
  const calculated = rows.filter(({ definition }) => definition.calculation !== null);
  if (calculated.length === 0) return;
  const all = await findResultsOfOrders(tx, tenantId, [
    ...new Set(calculated.map(({ order_id }) => order_id)),
  ]);
  const isAsFar = (row: DetailedResult) => (input: DetailedResult | undefined) =>
    input !== undefined &&
    ((row.status === 'verified' ? isReported(input.status) : isVerified(input.status)) ||
      rows.some(({ id }) => id === input.id));
  const waiting = calculated.filter(
    (row) =>
      !inputsOf(
        row,
        all.filter(({ order_id }) => order_id === row.order_id),
      ).every(isAsFar(row)),
  );
  if (waiting.length > 0)
    throw new Refusal('inputs_not_verified', {
      fields: Object.fromEntries(waiting.map(({ id }) => [id, 'has unverified inputs'])),
    });
}
