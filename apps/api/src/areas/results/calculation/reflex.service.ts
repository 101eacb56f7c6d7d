import { firedRules, isReported, type Reflex, type ReflexValue } from '@alms/lis-domain/results';
import { uuidv7 } from 'uuidv7';
import { Refusal } from '../../../platform/http/refusals/problems.ts';
import type { OperationContext } from '../../../platform/http/requests/call.ts';
import { findOrderableTests } from '../../catalogue/catalogue.store.ts';
import { todayOf } from '../../facility/facility.store.ts';
import { putOnOrder } from '../../orders/add-tests.service.ts';
import { findItems, findOrder, itemsOf } from '../../orders/orders.store.ts';
import { planFor } from '../../orders/plan-for.ts';
import { refuseOutsideLimits } from '../../orders/refuse-outside-limits.ts';
import { patientRow } from '../../patients/patients.service.ts';
import { reserveQuota } from '../../subscription/quota.ts';
import { setDueTimes } from '../entry/due-times.ts';
import { addPendingResults } from '../entry/pending-results.ts';
import { recalculate } from './calculate.service.ts';
import { addReflexes, lockReflex, noteAdded, type ReflexRow } from './reflex.store.ts';
import { findResultsOfOrders, type DetailedResult } from '../results.store.ts';

/**
 * Applies reflex rules to verified values: orders the tests, or proposes them to the verifier
 * (domain model 2.14, link 9). Never for repeat tests, nor for tests already ordered or proposed.
 */
export async function fireReflexes(
  context: OperationContext,
  verified: readonly Pick<DetailedResult, 'id' | 'definition' | 'correction' | 'order_id'>[],
): Promise<void> {
  const { tx, tenantId, now } = context;
  const ruled = verified.filter(
    ({ definition, correction }) => definition.reflex.length > 0 && correction?.kind !== 'retest',
  );
  if (ruled.length === 0) return;
  const orderIds = [...new Set(ruled.map(({ order_id }) => order_id))];
  const results = await findResultsOfOrders(tx, tenantId, orderIds);
  const items = await itemsOf(tx, tenantId, orderIds);
  const offered = await findOrderableTests(tx, tenantId);
  for (const row of results.filter(({ id }) => ruled.some((each) => each.id === id))) {
    const asValue = ({
      definition: { result_type },
      value_text,
      flag,
    }: DetailedResult): ReflexValue => ({ result_type, value_text, flag });
    const verifiedValue = (code: string) => {
      const found = results.findLast(
        (each) => each.order_id === row.order_id && each.code === code && isReported(each.status),
      );
      return found && asValue(found);
    };
    const proposals = firedRules(
      { ...row.definition, code: row.code },
      asValue(row),
      verifiedValue,
    ).flatMap(({ rule: { add, mode, comment }, conditions }) =>
      offered
        .filter(
          ({ id, code }) =>
            add.includes(code) &&
            !items.some((item) => item.order_id === row.order_id && item.test_parameter_id === id),
        )
        .map(({ id, code, name }) => ({
          id: uuidv7(),
          result_id: row.id,
          order_id: row.order_id,
          order_item_id: row.order_item_id,
          test_parameter_id: id,
          code,
          name,
          mode,
          conditions,
          comment,
          state: 'proposed' as const,
          created_at: now,
        })),
    );
    for (const reflex of await addReflexes(tx, proposals))
      if (reflex.mode === 'auto') await orderAutomatically(context, reflex, row);
  }
}

/**
 * When the plan's monthly test limit is reached, or the test is limited to other patients by sex or
 * age, the reflex test is only proposed, so verification does not fail and the verifier decides.
 */
async function orderAutomatically(
  context: OperationContext,
  reflex: ReflexRow,
  row: DetailedResult,
): Promise<void> {
  try {
    await order(context, reflex, row);
  } catch (error) {
    const onlyProposed: readonly string[] = ['quota_exceeded', 'outside_patient_limits'];
    if (!(error instanceof Refusal) || !onlyProposed.includes(error.code)) throw error;
  }
}

async function order(
  context: OperationContext,
  reflex: ReflexRow,
  { order_number, patient_id }: Pick<DetailedResult, 'order_number' | 'patient_id'>,
): Promise<void> {
  const { tx, tenantId, now } = context;
  const { id, order_id, order_item_id, test_parameter_id, code, mode, conditions, comment } =
    reflex;
  const found = await findOrder(tx, tenantId, order_id);
  const items = await findItems(tx, tenantId, order_id);
  if (!found) throw new Refusal('result_state');
  const plan = await planFor(tx, tenantId, [test_parameter_id], found.laboratory_id);
  const wanted = plan.tests.filter(
    ({ test }) => !items.some((item) => item.test_parameter_id === test.id),
  );
  if (!wanted.some(({ test }) => test.id === test_parameter_id)) throw new Refusal('result_state');
  const day = await todayOf({ tx, tenantId, now });
  refuseOutsideLimits(
    await patientRow(tx, tenantId, patient_id),
    wanted.map(({ test }) => test),
    day,
  );
  await reserveQuota(tx, tenantId, 'tests', wanted.length, day.slice(0, 'YYYY-MM'.length));
  const addition = { wanted, confirmed: true, reflexOfItemId: order_item_id };
  const { itemOf } = await putOnOrder(context, { order: found, items }, plan, addition, {
    addPendingResults,
    setDueTimes,
    recalculate,
  });
  const itemId = itemOf.get(test_parameter_id);
  if (itemId === undefined) throw new Refusal('result_state');
  await noteAdded(tx, tenantId, id, itemId);
  const because = conditions
    .map((condition) => `${condition.code} ${condition.op} ${condition.value}`)
    .join(', ');
  context.audit({
    action: 'update',
    category: 'order',
    entity_type: 'order',
    entity_id: order_id,
    entity_label: order_number,
    patient_id,
    after: { added: code, because, mode },
    ...(comment !== '' && { reason: comment }),
  });
}

/** Orders a proposed reflex test. */
export async function acceptReflex(context: OperationContext, id: string): Promise<Reflex> {
  const { tx, tenantId } = context;
  const reflex = await lockReflex(tx, tenantId, id);
  const [row] = reflex ? await findResultsOfOrders(tx, tenantId, [reflex.order_id]) : [];
  if (!reflex || !row) throw new Refusal('not_found');
  if (reflex.state !== 'proposed') throw new Refusal('result_state');
  await order(context, reflex, row);
  return { ...reflex, state: 'added' };
}
