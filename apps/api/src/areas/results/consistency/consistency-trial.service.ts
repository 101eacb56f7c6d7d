import { mayCall } from '@alms/lis-domain/access';
import { dateIn } from '@alms/lis-domain/calendar';
import type { ConsistencyRuleDefinition } from '@alms/lis-domain/catalogue/consistency';
import {
  consistencyOfOrder,
  consistencyTrialOf,
  listResults,
  TRIAL_DAYS,
  TRIED_ORDERS,
  type ConsistencyTrial,
  type TriedOrder,
} from '@alms/lis-domain/results';
import type { OperationContext } from '../../../platform/http/requests/call.ts';
import { checkRule } from '../../catalogue/consistency/consistency-rules.service.ts';
import { concealedFrom } from '../../catalogue/confidential.ts';
import { timeZoneOf } from '../../facility/facility.store.ts';
import { findPastOrders, type PastOrderResult } from './consistency-trial.store.ts';

const DAY = 86_400_000;

/**
 * Tries a rule on past orders without changes. Users without permission to read results see the
 * counts only, and orders with a concealed result are never listed.
 */
export async function tryConsistency(
  context: OperationContext,
  rule: ConsistencyRuleDefinition,
): Promise<ConsistencyTrial> {
  const { tx, tenantId, user, now } = context;
  await checkRule(tx, tenantId, rule);
  const past = await findPastOrders(tx, tenantId, {
    codes: rule.inputs.map(({ code }) => code),
    since: new Date(now.getTime() - TRIAL_DAYS * DAY),
    shown: (await concealedFrom(context)).shows,
  });
  const zone = await timeZoneOf(tx, tenantId);
  const isReader = mayCall(user, listResults.access).allowed;
  const orders = [...new Set(past.map(({ order_id }) => order_id))];
  const tried = orders.flatMap((id): TriedOrder[] => {
    const order = past.filter(({ order_id }) => order_id === id);
    const outcome = outcomeOf(rule, order, zone);
    return outcome ? [{ ...outcome, shown: isReader && order.every(({ shown }) => shown) }] : [];
  });
  const isPartial = orders.length > TRIED_ORDERS;
  return { ...consistencyTrialOf(tried.slice(0, TRIED_ORDERS)), partial: isPartial };
}

function outcomeOf(
  rule: ConsistencyRuleDefinition,
  order: readonly PastOrderResult[],
  zone: string,
): Omit<TriedOrder, 'shown'> | undefined {
  const [first] = order;
  if (!first) return undefined;
  const { order_id, order_number, sample_id, at, birth_date, sex_for_ranges } = first;
  const check = consistencyOfOrder({ ...rule, version: 0 }, order, {
    birth_date,
    sex_for_ranges,
    collected_on: dateIn(zone, first.collected_at ?? at),
  });
  return check && { order_id, order_number, sample_id, at, check };
}
