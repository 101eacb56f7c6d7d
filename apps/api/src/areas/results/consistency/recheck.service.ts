import { holdsOf, resultMoves, type Check, type ResultState } from '@alms/lis-domain/results';
import type { OrderId } from '@alms/lis-domain/orders';
import { isDeepStrictEqual } from 'node:util';
import type { OperationContext } from '../../../platform/http/requests/call.ts';
import { findActiveRules } from '../../catalogue/consistency/consistency-rules.store.ts';
import { timeZoneOf } from '../../facility/facility.store.ts';
import { moveItems } from '../../samples/ordered-tests.ts';
import { auditedResult } from '../audited-result.ts';
import { stillReleased } from '../entry/evaluated-value.ts';
import { addResultVersions, unsigned } from '../result-versions.ts';
import { findResultsOfOrders, lockCalculations, type DetailedResult } from '../results.store.ts';
import { checksAmong, type ConsistencyCheck } from './consistency.service.ts';

const isConsistency = (check: Check): check is ConsistencyCheck => check.kind === 'consistency';

/** States of a value that no user has verified. */
export const unverifiedStates = ['entered', 'held'] as const satisfies readonly ResultState[];

const isFailed = ({ outcome }: Check) => outcome === 'held' || outcome === 'warned';

/** Replaces the consistency checks; they are made before the rule of autoverification. */
function withChecks(checks: readonly Check[], consistency: readonly ConsistencyCheck[]): Check[] {
  const isRule = ({ kind }: Check) => kind === 'autoverification';
  return [
    ...checks.filter((check) => !isConsistency(check) && !isRule(check)),
    ...consistency,
    ...checks.filter(isRule),
  ];
}

/**
 * The next version of a result whose consistency checks have changed; undefined if it stays as it
 * is. The first of two verifications is void only if a check newly fails.
 */
function changeOf(row: DetailedResult, consistency: readonly ConsistencyCheck[]) {
  const before = (row.checks ?? []).filter(isConsistency);
  if (isDeepStrictEqual(before, consistency)) return undefined;
  const isKnown = (check: Check) => before.some((each) => isDeepStrictEqual(each, check));
  const isWorse = consistency.some((check) => isFailed(check) && !isKnown(check));
  if (row.status === 'verified' && !isWorse) return undefined;
  const checks = withChecks(row.checks ?? [], consistency);
  const isReleasedHold = row.status !== 'held' && row.hold_release !== null;
  const hold_release = isReleasedHold ? stillReleased({ row, checks }) : null;
  const isHeld = hold_release === null && holdsOf(checks).length > 0;
  return {
    checks,
    hold_release,
    status: isHeld ? resultMoves.hold.to : resultMoves.resume.to,
    ...(row.status === 'verified' && unsigned),
  };
}

/**
 * Evaluates the consistency rules again for unreported values of orders, of which a result has
 * changed: a failed rule holds the other results that it compares. Reported values are unchanged.
 *
 * @param which Measured results before, calculated ones after the calculations of the orders.
 * @param ruleChanged Whether a rule has changed instead: verified results are unchanged, and checks
 * by rules that no longer apply are removed.
 * @returns The changed results.
 */
export async function recheckConsistency(
  context: OperationContext,
  orderIds: readonly OrderId[],
  which: 'measured' | 'calculated',
  { ruleChanged = false }: { ruleChanged?: boolean | undefined } = {},
): Promise<DetailedResult[]> {
  const { tx, tenantId, now } = context;
  const active = await findActiveRules(tx, tenantId);
  if (active.length === 0 && !ruleChanged) return [];
  await lockCalculations(tx, orderIds);
  // Read under the lock, so that a concurrent entry is not missed.
  const rows = await findResultsOfOrders(tx, tenantId, orderIds);
  const codes = new Set(rows.map(({ code }) => code));
  const rules = active.filter(({ inputs }) => inputs.every(({ code }) => codes.has(code)));
  if (rules.length === 0 && !ruleChanged) return [];
  const states: readonly string[] = ruleChanged ? unverifiedStates : resultMoves.read_again.from;
  const open = rows.filter(
    ({ status, value_text, definition }) =>
      states.includes(status) &&
      value_text !== null &&
      (definition.calculation === null) === (which === 'measured'),
  );
  const found = checksAmong(rules, open, rows, { zone: await timeZoneOf(tx, tenantId), now });
  const changed = open.flatMap((row) => {
    const change = changeOf(row, found.get(row.id) ?? []);
    return change ? [{ row, change }] : [];
  });
  const written = await addResultVersions(
    context,
    changed.map(({ row: { id, version }, change }) => ({ id, version, change })),
  );
  const voided = changed.filter(({ row }) => row.status === 'verified');
  if (voided.length > 0)
    for (const move of ['repeat', 'result'] as const)
      await moveItems(context, { ids: voided.map(({ row }) => row.order_item_id) }, move);
  for (const { row, change } of changed)
    if (row.status !== change.status)
      context.audit({
        action: 'update',
        ...auditedResult(row),
        before: { status: row.status },
        after: {
          status: change.status,
          held_by: holdsOf(change.checks).map(({ kind }) => kind),
        },
      });
  return changed.map(({ row }) => ({ ...row, ...written.find(({ id }) => id === row.id) }));
}
