import type { TestParameter } from '@alms/lis-domain/catalogue';
import type { LaboratoryId } from '@alms/lis-domain/facility';
import type { BodyOf } from '@alms/lis-domain/http';
import {
  isActiveItem,
  itemStateOn,
  specimenForAddition,
  withTestOn,
  type addTests,
  type Order,
  type OrderPlan,
  type PlannedTest,
} from '@alms/lis-domain/orders';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { billAddition } from '../billing/invoices/order-changes.ts';
import { todayOf } from '../facility/facility.store.ts';
import { patientRow } from '../patients/patients.service.ts';
import type { ResultUpdates } from '../result-updates.ts';
import { expectSample } from '../samples/expect-sample.ts';
import { orderSpecimens } from '../samples/order-specimens.ts';
import { reserveQuota } from '../subscription/quota.ts';
import { addItems, type NewItem } from './add-items.ts';
import { lockOrderVersion, type VersionedOrder } from './lock-order.ts';
import { auditedOrder } from './audited-order.ts';
import { readFor } from './orders.service.ts';
import { touchOrder } from './orders.store.ts';
import { planFor } from './plan-for.ts';
import { orderReasons, refuseOutsideLimits } from './refuse-outside-limits.ts';
import { refuseRepeats } from './refuse-repeats.ts';

/**
 * Adds tests to an order, also after other tests are verified (domain model 2.14, link 8). Existing
 * specimens are used unless discarded, beyond their stability, known to be insufficient or not
 * confirmed by the user; otherwise new ones are collected. Duplicates are not ordered. A recent
 * repeat and a test outside its limits of sex and age each require a reason.
 */
export async function add(
  context: OperationContext,
  which: VersionedOrder,
  body: BodyOf<typeof addTests>,
  results: ResultUpdates,
): Promise<Order> {
  const { tx, tenantId, now } = context;
  const { test_parameter_ids, specimens_confirmed: confirmed, repeat_reason, limit_reason } = body;
  const { order, items } = await lockOrderVersion(context, which);
  const patient = await patientRow(tx, tenantId, order.patient_id);
  if (patient.status !== 'active') throw new Refusal('conflict');
  const plan = await planFor(tx, tenantId, test_parameter_ids, order.laboratory_id);
  const isOrdered = ({ id }: { id: string }) =>
    items.some(({ test_parameter_id, status }) => test_parameter_id === id && isActiveItem(status));
  const wanted = plan.tests.filter(({ test }) => !isOrdered(test));
  if (wanted.length === 0)
    throw new Refusal('conflict', { fields: { test_parameter_ids: 'are already on this order' } });
  const tests = wanted.map(({ test }) => test);
  const day = await todayOf({ tx, tenantId, now });
  if (limit_reason === undefined) refuseOutsideLimits(patient, tests, day);
  if (repeat_reason === undefined) await refuseRepeats(context, order.patient_id, tests);
  await reserveQuota(tx, tenantId, 'tests', wanted.length, day.slice(0, 'YYYY-MM'.length));
  const addition = { wanted, confirmed };
  const { collectedAnew } = await putOnOrder(context, { order, items }, plan, addition, results);
  context.audit({
    action: 'update',
    ...auditedOrder(order),
    after: {
      added: wanted.map(({ test }) => test.code),
      ...(collectedAnew.length > 0 && { specimens: collectedAnew }),
      specimens_confirmed: confirmed,
      ...(limit_reason !== undefined && { limit_reason }),
    },
    ...orderReasons(body),
  });
  return readFor(context, order.id);
}

export interface Addition {
  /** Planned tests that are not yet on the order. */
  wanted: readonly PlannedTest<TestParameter>[];
  /** The user has confirmed that existing specimens are suitable. */
  confirmed: boolean;
  /** The item whose result triggered the tests; null for tests added by a user. */
  reflexOfItemId?: string | null;
}

/**
 * Adds tests to an order with specimens, pending results and invoice lines. Returns the new items
 * by test and the specimens to collect.
 */
export async function putOnOrder(
  context: OperationContext,
  { order, items }: Awaited<ReturnType<typeof lockOrderVersion>>,
  plan: OrderPlan<LaboratoryId, TestParameter>,
  { wanted, confirmed, reflexOfItemId = null }: Addition,
  results: Pick<ResultUpdates, 'addPendingResults' | 'setDueTimes' | 'recalculate'>,
): Promise<{ itemOf: Map<string, string>; collectedAnew: string[] }> {
  const { tx, tenantId, now } = context;
  const day = await todayOf({ tx, tenantId, now });
  let samples = await orderSpecimens(context, order.id);
  const added: NewItem[] = [];
  const collectedAnew: string[] = [];
  for (const { test, panel_code } of wanted) {
    const planned = plan.specimens.find(({ tests }) => tests.includes(test));
    if (!planned) throw new Error(`@alms/api: ${test.code} has no specimen.`);
    const { type, container, laboratory_id } = planned;
    const inputs = test.calculation?.inputs.map(({ code }) => code) ?? [];
    // A calculated test uses the specimen of its inputs and needs no volume.
    const ofInput = items.find(
      ({ code, status }) => inputs.includes(code) && isActiveItem(status),
    )?.sample_id;
    const made =
      inputs.length > 0
        ? [
            {
              type,
              container,
              stability_hours: null,
              refrigerated_hours: null,
              frozen_hours: null,
              min_volume_ml: null,
            },
          ]
        : test.specimens;
    let sample =
      samples.find(({ id }) => id === ofInput) ??
      specimenForAddition(
        made,
        samples.filter((each) => each.laboratory_id === laboratory_id),
        { confirmed, now: now.toISOString() },
      );
    if (!sample) {
      const { id, accession_number } = await expectSample(context, day, {
        order_id: order.id,
        patient_id: order.patient_id,
        priority: order.priority,
        type,
        container,
        laboratory_id,
      });
      sample = {
        id,
        laboratory_id,
        type,
        container,
        status: 'expected',
        collected_at: null,
        storage_periods: [],
        volume_ml: null,
        taken: [],
        needed_ml: null,
      };
      samples.push(sample);
      collectedAnew.push(accession_number);
    }
    const { id: on } = sample;
    samples = samples.map((each) => (each.id === on ? withTestOn(each, made) : each));
    added.push({
      test,
      panel_code,
      sample_id: sample.id,
      status: itemStateOn(sample.status) ?? 'received',
      reflex_of_item_id: reflexOfItemId,
    });
  }
  const ids = await addItems(context, order, added, results, {
    behind: (items.at(-1)?.position ?? -1) + 1,
  });
  for (const sampleId of new Set(added.map(({ sample_id }) => sample_id)))
    await results.setDueTimes(context, sampleId);
  await results.recalculate(context, [{ order_id: order.id }]);
  await billAddition(context, order, new Set(ids));
  await touchOrder(context, order);
  return {
    itemOf: new Map(added.map(({ test }, index) => [test.id, ids[index] ?? ''])),
    collectedAnew,
  };
}
