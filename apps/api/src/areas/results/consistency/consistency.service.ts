import {
  calculatedValue,
  consistencyChecks,
  inOrderOfCalculation,
  isEnded,
  isReported,
  suppressedValue,
  type Check,
} from '@alms/lis-domain/results';
import type { ConsistencyRule } from '@alms/lis-domain/catalogue/consistency';
import type { OperationContext } from '../../../platform/http/requests/call.ts';
import { findActiveRules } from '../../catalogue/consistency/consistency-rules.store.ts';
import { standingFor } from '../calculation/inputs-of.ts';
import type { Reading, WrittenValue } from '../entry/written-value.ts';
import { intervalContext, type EvaluationTime } from '../result-answers.ts';
import { findResultsOfOrders, type DetailedResult } from '../results.store.ts';

export type ConsistencyCheck = Extract<Check, { kind: 'consistency' }>;

/** The active rules that compare one of the tests. */
export async function rulesOf(
  { tx, tenantId }: Pick<OperationContext, 'tx' | 'tenantId'>,
  codes: ReadonlySet<string>,
): Promise<ConsistencyRule[]> {
  const rules = await findActiveRules(tx, tenantId);
  return rules.filter(({ inputs }) => inputs.some(({ code }) => codes.has(code)));
}

/**
 * Returns the results of an order with the values that its unreported calculations will have. A
 * hold on an input does not matter: otherwise the hold by a rule would end the reason for it.
 */
function withCalculations(
  order: readonly DetailedResult[],
  written: ReadonlySet<string>,
  viewpoint: EvaluationTime,
): DetailedResult[] {
  let rows = [...order];
  const toCalculate = order.flatMap((row) => {
    const { id, code, definition } = row;
    const isSettled = isEnded(row.status) || isReported(row.status) || written.has(id);
    return definition.calculation === null || isSettled
      ? []
      : [{ id, code, calculation: definition.calculation }];
  });
  for (const { id, calculation } of inOrderOfCalculation(toCalculate)) {
    const row = rows.find((each) => each.id === id);
    if (!row) continue;
    const outcome = calculatedValue(
      row.definition,
      calculation,
      (code) => {
        const input = standingFor(rows, code);
        return input && { ...input, status: input.status === 'held' ? 'entered' : input.status };
      },
      intervalContext(row, viewpoint),
    );
    const calculated = {
      calculated: { status: 'entered', value_text: null, unrounded_value: null },
      waiting: { status: 'pending', value_text: null, unrounded_value: null },
      not_calculated: { status: 'not_calculated', value_text: null, unrounded_value: null },
    } as const;
    const next = {
      ...row,
      ...calculated[outcome.status],
      ...(outcome.status === 'calculated' && {
        value_text: outcome.value_text,
        unrounded_value: outcome.unrounded_value,
      }),
    };
    rows = rows.map((each) => (each.id === id ? next : each));
  }
  return rows;
}

/** Returns the consistency checks of results among all results of their orders. */
export function checksAmong(
  rules: readonly ConsistencyRule[],
  checked: readonly DetailedResult[],
  all: readonly DetailedResult[],
  viewpoint: EvaluationTime,
  written: ReadonlySet<string> = new Set(),
): ReadonlyMap<string, ConsistencyCheck[]> {
  const found = new Map<string, ConsistencyCheck[]>();
  for (const orderId of new Set(checked.map(({ order_id }) => order_id))) {
    const order = withCalculations(
      all.filter(({ order_id }) => order_id === orderId),
      written,
      viewpoint,
    );
    for (const row of checked.filter(({ order_id }) => order_id === orderId)) {
      const current = order.find(({ id }) => id === row.id) ?? row;
      const context = intervalContext(row, viewpoint);
      found.set(row.id, consistencyChecks(rules, current, order, context));
    }
  }
  return found;
}

/** The row of a result as it will be once its value is stored. */
function asStored({ row, item, checks }: Reading): DetailedResult {
  const isReportable = suppressedValue(checks) === undefined;
  return {
    ...row,
    status: 'entered',
    value_text: isReportable ? item.value_text : null,
    unrounded_value: isReportable ? (item.unrounded_value ?? null) : null,
  };
}

/**
 * Adds the checks of consistency with the other results of the order to values that are about to be
 * stored. They are compared with one another and with the stored values.
 */
export async function withConsistency<Item extends WrittenValue>(
  context: OperationContext,
  readings: readonly Reading<Item>[],
  viewpoint: EvaluationTime,
): Promise<Reading<Item>[]> {
  const rules = await rulesOf(context, new Set(readings.map(({ row }) => row.code)));
  if (rules.length === 0) return [...readings];
  const next = new Map(readings.map((reading) => [reading.row.id, asStored(reading)]));
  const orderIds = [...new Set(readings.map(({ row }) => row.order_id))];
  const stored = await findResultsOfOrders(context.tx, context.tenantId, orderIds);
  const found = checksAmong(
    rules,
    [...next.values()],
    stored.map((row) => next.get(row.id) ?? row),
    viewpoint,
    new Set(next.keys()),
  );
  return readings.map((reading) => {
    const isReportable = suppressedValue(reading.checks) === undefined;
    const added = isReportable ? (found.get(reading.row.id) ?? []) : [];
    return { ...reading, checks: [...reading.checks, ...added] };
  });
}
