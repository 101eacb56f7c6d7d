import type { SampleId } from '@alms/lis-domain/samples';
import { dateIn } from '@alms/lis-domain/calendar';
import type { AnswerOf, BodyOf, QueryOf } from '@alms/lis-domain/http';
import {
  isOutstanding,
  notOfSex,
  orderNumber,
  orderStateOf,
  type listOrders,
  type Order,
  type placeOrder,
  type OrderId,
} from '@alms/lis-domain/orders';
import type { WardId } from '@alms/lis-domain/facility';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { newId } from '../../platform/db/new-id.ts';
import { nextNumber } from '../../platform/db/counter.ts';
import { json } from '../../platform/db/json.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { cursorAfter, keysOf } from '../../platform/http/requests/cursor.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import { invalid } from '../../platform/http/requests/validation.ts';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { draft } from '../billing/invoices/invoices.service.ts';
import { findPricedItems } from '../billing/invoices/invoices.store.ts';
import { concealedFrom } from '../catalogue/confidential.ts';
import { findSettings } from '../facility/facility.store.ts';
import { findActiveWards } from '../facility/wards.store.ts';
import { readingOf, summaryOf } from '../patients/patient-summary.ts';
import { patientOf, patientRow } from '../patients/patients.service.ts';

import type { ResultUpdates } from '../result-updates.ts';
import { expectSample } from '../samples/expect-sample.ts';
import { reserveQuota } from '../subscription/quota.ts';
import { addItems } from './add-items.ts';
import { auditedOrder } from './audited-order.ts';
import { saveReportedConditions } from './patient-conditions.service.ts';
import {
  findOrder,
  findOrders,
  itemsOf,
  ordersWithOpenCalls,
  type OrderRow,
} from './orders.store.ts';
import { planFor } from './plan-for.ts';
import { orderReasons, refuseOutsideLimits } from './refuse-outside-limits.ts';
import { refuseRepeats } from './refuse-repeats.ts';

const defaultLimit = 20;
/**
 * Order status is derived, not stored, so a list by status scans orders: batch size and maximum per
 * page.
 */
const lookedAtOnce = 200;
const lookedThrough = 1_000;

/**
 * Orders, newest first. A page filtered by status may be short although more follow: only
 * `next_cursor` marks the end. Listing one patient's orders is audited.
 */
export async function list(
  context: OperationContext,
  query: QueryOf<typeof listOrders>,
): Promise<AnswerOf<typeof listOrders>> {
  const { tx, tenantId } = context;
  const { patient_id: patientId, laboratory_id: laboratoryId, ward_id: wardId, status, q } = query;
  const { cursor, limit = defaultLimit } = query;
  const max = status === undefined ? limit + 1 : lookedAtOnce;
  const concealed = await concealedFrom(context);
  const found: Order[] = [];
  let after = keysOf(cursor, 2) as [string, string] | undefined;
  let ended = false;
  for (let looked = 0; found.length <= limit && !ended && looked < lookedThrough; looked += max) {
    const rows = await findOrders(tx, tenantId, {
      patientId,
      laboratoryId,
      wardId,
      query: q === '' ? undefined : q,
      after,
      max,
    });
    const page = shownTo(concealed, rows, await ordersOf(tx, tenantId, rows));
    found.push(...page.filter((order) => status === undefined || order.status === status));
    const last = rows.at(-1);
    if (last) after = [last.created_at, last.id];
    ended = rows.length < max;
  }
  const items = found.slice(0, limit);
  const [first] = items;
  if (patientId !== undefined && first) context.audit(readingOf(first.patient, 'order'));
  const last = items.at(-1);
  if (found.length > limit && last)
    return { items, next_cursor: cursorAfter(last.created_at, last.id) };
  return { items, next_cursor: ended || !after ? null : cursorAfter(...after) };
}

/** Returns one order. Access is audited because it reveals patient data. */
export async function readAudited(context: OperationContext, id: OrderId): Promise<Order> {
  const order = await readFor(context, id);
  context.audit({
    action: 'read',
    ...auditedOrder({ ...order, patient_id: order.patient.id }),
  });
  return order;
}

/** Returns one order with full content, regardless of permissions. Responses use `readFor`. */
export async function read(tx: TenantTransaction, tenantId: TenantId, id: OrderId): Promise<Order> {
  return theOne(await ordersOf(tx, tenantId, await rowOf(tx, tenantId, id)));
}

/** Returns one order as visible to the user. */
export async function readFor(context: OperationContext, id: OrderId): Promise<Order> {
  const rows = await rowOf(context.tx, context.tenantId, id);
  return theOne(
    shownTo(await concealedFrom(context), rows, await ordersOf(context.tx, context.tenantId, rows)),
  );
}

async function rowOf(tx: TenantTransaction, tenantId: TenantId, id: OrderId): Promise<OrderRow[]> {
  return [await findOrder(tx, tenantId, id)].filter((row) => row !== undefined);
}

function theOne([order]: readonly Order[]): Order {
  if (!order) throw new Refusal('not_found');
  return order;
}

async function ordersOf(
  tx: TenantTransaction,
  tenantId: TenantId,
  rows: readonly OrderRow[],
): Promise<Order[]> {
  const ids = rows.map(({ id }) => id);
  const items = await itemsOf(tx, tenantId, ids);
  const withOpenCalls = await ordersWithOpenCalls(tx, tenantId, ids);
  return rows.map((row) => {
    const own = items.filter((item) => item.order_id === row.id);
    return {
      ...row,
      patient: summaryOf(row),
      status: orderStateOf(
        own.map(({ status }) => status),
        { criticalTaskOpen: withOpenCalls.has(row.id) },
      ),
      items: own,
    };
  });
}

/** Orders as visible to the user: a confidential test stays as an entry without name or result. */
function shownTo(
  { codes, hides, unnamed }: Awaited<ReturnType<typeof concealedFrom>>,
  rows: readonly OrderRow[],
  orders: Order[],
): Order[] {
  if (codes.size === 0) return orders;
  return orders.map((order, index) => {
    const { patient_id, created_by: requested_by } = rows[index] as OrderRow;
    const items = order.items.map((item) => {
      const panel_code =
        item.panel_code !== null && codes.has(item.panel_code) ? null : item.panel_code;
      if (
        !hides(item.test_parameter_id, {
          patient_id,
          requested_by,
          at_work: isOutstanding(item.status),
        })
      )
        return { ...item, panel_code };
      return {
        ...item,
        ...unnamed,
        panel_code: null,
        result_id: null,
        cancellation: item.cancellation && { ...item.cancellation, note: '' },
      };
    });
    return { ...order, items };
  });
}

/**
 * Places an order. Panels are expanded, each test is ordered once, each container becomes a
 * specimen to collect and each test a pending result. Numbers are assigned on save, not when the
 * form is opened.
 */
export async function place(
  context: OperationContext,
  body: BodyOf<typeof placeOrder>,
  results: ResultUpdates,
): Promise<Order> {
  const { tx, tenantId, user, now } = context;
  const {
    test_parameter_ids,
    diagnosis_codes,
    repeat_reason,
    limit_reason,
    keep_conditions,
    ...particulars
  } = body;
  const { patient_id, priority } = particulars;
  const patient = await patientRow(tx, tenantId, patient_id, { lock: true });
  if (patient.status !== 'active')
    throw new Refusal('conflict', { fields: { patient_id: 'is not an active patient' } });
  refuseOfOtherSex(body, patient);
  const ward = await wardFor(tx, tenantId, body.ward_id);
  const plan = await planFor(tx, tenantId, test_parameter_ids, user.laboratory_id);
  const tests = plan.tests.map(({ test }) => test);
  const { timezone, invoice_on_order } = await findSettings(tx, tenantId);
  const day = dateIn(timezone, now.toISOString());
  if (limit_reason === undefined) refuseOutsideLimits(patient, tests, day);
  if (repeat_reason === undefined) await refuseRepeats(context, patient_id, tests);

  const id = newId<OrderId>();
  await reserveQuota(tx, tenantId, 'tests', plan.tests.length, day.slice(0, 'YYYY-MM'.length));
  const order_number = orderNumber(day, await nextNumber(tx, tenantId, 'order', day));
  await tx
    .insertInto('test_order')
    .values({
      tenant_id: tenantId,
      id,
      order_number,
      laboratory_id: user.laboratory_id,
      ...particulars,
      diagnosis_codes: json(diagnosis_codes),
      requested_at: now,
      created_at: now,
      created_by: user.id,
      updated_at: now,
    })
    .execute();

  const accessions: string[] = [];
  const sampleOf = new Map<string, SampleId>();
  for (const { type, container, laboratory_id, tests } of plan.specimens) {
    const sample = await expectSample(context, day, {
      order_id: id,
      patient_id,
      priority,
      type,
      container,
      laboratory_id,
    });
    accessions.push(sample.accession_number);
    for (const test of tests) sampleOf.set(test.id, sample.id);
  }
  await addItems(
    context,
    { id, patient_id },
    plan.tests.map(({ test, panel_code }) => {
      const sample_id = sampleOf.get(test.id);
      if (sample_id === undefined) throw new Error(`@alms/api: ${test.code} has no specimen.`);
      return { test, panel_code, sample_id, status: 'ordered' };
    }),
    results,
  );

  context.audit({
    action: 'create',
    ...auditedOrder({ id, order_number, patient_id }),
    after: {
      priority,
      ordered_by: body.ordered_by,
      ...(ward && { ward }),
      ...clinicalEntriesOf(body),
      tests: plan.tests.map(({ test }) => test.code),
      specimens: accessions,
      ...(limit_reason !== undefined && { limit_reason }),
    },
    ...orderReasons(body),
  });
  if (keep_conditions)
    await saveReportedConditions(context, patientOf(patient), body.conditions, day);
  if (invoice_on_order)
    await draft(context, { id, order_number, patient_id }, await findPricedItems(tx, tenantId, id));
  return readFor(context, id);
}

/** Returns the name of the ward of an order, which must be active; undefined without a ward. */
export async function wardFor(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: WardId | null | undefined,
): Promise<string | undefined> {
  if (id === null || id === undefined) return undefined;
  const ward = (await findActiveWards(tx, tenantId, [id])).get(id);
  if (ward === undefined) throw invalid({ ward_id: 'must be an active ward of the facility' });
  return ward;
}

/** Clinical information of an order, if any, for the audit trail. */
function clinicalEntriesOf({
  conditions,
  fasting,
  diagnosis_codes,
}: Pick<Order, 'conditions' | 'fasting' | 'diagnosis_codes'>) {
  return {
    ...(conditions.length > 0 && { conditions }),
    ...(fasting !== 'unknown' && { fasting }),
    ...(diagnosis_codes.length > 0 && { diagnosis_codes }),
  };
}

export function refuseOfOtherSex(
  { conditions }: Pick<Order, 'conditions'>,
  { sex_for_ranges }: Pick<Order['patient'], 'sex_for_ranges'>,
): void {
  const refused = notOfSex(conditions, sex_for_ranges);
  if (refused.length > 0)
    throw invalid({
      conditions: `not available for a patient with reference intervals for men: ${refused.join(', ')}`,
    });
}
