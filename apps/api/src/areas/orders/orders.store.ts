import type { LaboratoryId, WardId } from '@alms/lis-domain/facility';
import { comparedNumber } from '@alms/lis-domain/http';
import type { PatientId } from '@alms/lis-domain/patients';
import { isAccessionNumber } from '@alms/lis-domain/samples';
import { outstandingStates, type OrderItem, type OrderId } from '@alms/lis-domain/orders';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql, type Selectable } from 'kysely';
import { json } from '../../platform/db/json.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { wardOfOrder } from '../facility/wards.store.ts';
import { summaryColumns } from '../patients/patient-summary.ts';
import { isOfPatientFitting } from '../patients/patients.store.ts';

function orders(tx: TenantTransaction, tenantId: TenantId) {
  return tx
    .selectFrom('test_order as o')
    .innerJoin('patient as p', (on) =>
      on.onRef('p.tenant_id', '=', 'o.tenant_id').onRef('p.id', '=', 'o.patient_id'),
    )
    .selectAll('o')
    .select([...summaryColumns, wardOfOrder.as('ward')])
    .where('o.tenant_id', '=', tenantId);
}

export type OrderRow = Awaited<ReturnType<typeof findOrders>>[number];

export interface OrderPage {
  patientId: PatientId | undefined;
  /** Limits the list to orders placed in this laboratory. */
  laboratoryId?: LaboratoryId | undefined;
  wardId?: WardId | undefined;
  /** Order or accession number, or part of the patient’s name or number. */
  query?: string | undefined;
  /** Placement time and id of the last order on the previous page. */
  after: [string, string] | undefined;
  max: number;
}

/** Orders, newest first. */
export async function findOrders(
  tx: TenantTransaction,
  tenantId: TenantId,
  { patientId, laboratoryId, wardId, query, after, max }: OrderPage,
) {
  let page = orders(tx, tenantId);
  if (patientId !== undefined) page = page.where('o.patient_id', '=', patientId);
  if (wardId !== undefined) page = page.where('o.ward_id', '=', wardId);
  if (laboratoryId !== undefined) page = page.where('o.laboratory_id', '=', laboratoryId);
  if (query !== undefined) page = page.where(await fitsQuery(tx, query));
  if (after !== undefined)
    page = page.where(
      sql<boolean>`(o.created_at, o.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    );
  return page.orderBy('o.created_at', 'desc').orderBy('o.id', 'desc').limit(max).execute();
}

/**
 * Condition for order `o`: it or a specimen of it has the entered number, or its patient matches.
 */
async function fitsQuery(tx: TenantTransaction, query: string) {
  const number = comparedNumber(query);
  if (number.startsWith('ORD-')) return sql<boolean>`o.order_number = ${number}`;
  if (isAccessionNumber(query))
    return sql<boolean>`o.id in (select s.order_id from sample s where s.tenant_id = o.tenant_id and s.accession_number = ${number})`;
  return isOfPatientFitting(tx, query, 'o');
}

export function findOrder(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: OrderId,
): Promise<OrderRow | undefined> {
  return orders(tx, tenantId).where('o.id', '=', id).executeTakeFirst();
}

/**
 * Finds an order and locks its tests until the transaction ends. Measurement of its specimens
 * continues.
 */
export function lockOrder(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: OrderId,
): Promise<OrderRow | undefined> {
  return orders(tx, tenantId).where('o.id', '=', id).forNoKeyUpdate('o').executeTakeFirst();
}

/** Stores the next version of an order. */
export async function touchOrder(
  { tx, tenantId, now }: OperationContext,
  { id, version }: Pick<OrderRow, 'id' | 'version'>,
): Promise<void> {
  await tx
    .updateTable('test_order')
    .set({ version: version + 1, updated_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** Details that are changed after an order is placed. */
type ChangedDetails = Partial<
  Pick<OrderRow, 'ward_id' | 'clinical_info' | 'conditions' | 'fasting' | 'diagnosis_codes'>
>;

/** Stores details of an order, and marks its tests as changed for downstream systems. */
export async function updateDetails(
  { tx, tenantId, now }: OperationContext,
  { id }: Pick<OrderRow, 'id'>,
  { diagnosis_codes, ...details }: ChangedDetails,
): Promise<void> {
  await tx
    .updateTable('test_order')
    .set({ ...details, ...(diagnosis_codes && { diagnosis_codes: json(diagnosis_codes) }) })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
  await tx
    .updateTable('order_item')
    .set({ updated_at: now })
    .where('tenant_id', '=', tenantId)
    .where('order_id', '=', id)
    .execute();
}

/** Number of a patient's orders with an outstanding test. */
export async function countOpenOrders(
  tx: TenantTransaction,
  tenantId: TenantId,
  patientId: PatientId,
): Promise<number> {
  const { count } = await tx
    .selectFrom('test_order as o')
    .innerJoin('order_item as i', (on) =>
      on.onRef('i.tenant_id', '=', 'o.tenant_id').onRef('i.order_id', '=', 'o.id'),
    )
    .select(({ fn }) => fn.count<number>('o.id').distinct().as('count'))
    .where('o.tenant_id', '=', tenantId)
    .where('o.patient_id', '=', patientId)
    .where('i.status', 'in', outstandingStates)
    .executeTakeFirstOrThrow();
  return count;
}

/** Items of the orders with their results, in the given sort order. */
export async function itemsOf(
  tx: TenantTransaction,
  tenantId: TenantId,
  orderIds: readonly OrderId[],
): Promise<(OrderItem & { order_id: OrderId })[]> {
  if (orderIds.length === 0) return [];
  return tx
    .selectFrom('order_item as i')
    .leftJoin('current_result as r', (on) =>
      on
        .onRef('r.tenant_id', '=', 'i.tenant_id')
        .onRef('r.order_id', '=', 'i.order_id')
        .onRef('r.order_item_id', '=', 'i.id'),
    )
    .select([
      'i.order_id',
      'i.id',
      'i.test_parameter_id',
      'i.panel_code',
      'i.code',
      'i.name',
      'i.status',
      'i.sample_id',
      'i.cancellation',
      'i.reflex_of_item_id',
      'r.id as result_id',
    ])
    .where('i.tenant_id', '=', tenantId)
    .where('i.order_id', 'in', orderIds)
    .orderBy('i.position')
    .execute();
}

/** Items of one order, in order of entry. */
export function findItems(
  tx: TenantTransaction,
  tenantId: TenantId,
  orderId: OrderId,
): Promise<Selectable<Schema['order_item']>[]> {
  return tx
    .selectFrom('order_item')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
}

/** The given orders with a critical result still awaiting notification. */
export async function ordersWithOpenCalls(
  tx: TenantTransaction,
  tenantId: TenantId,
  orderIds: readonly OrderId[],
): Promise<Set<OrderId>> {
  if (orderIds.length === 0) return new Set();
  const rows = await tx
    .selectFrom('critical_call')
    .select('order_id')
    .distinct()
    .where('tenant_id', '=', tenantId)
    .where('order_id', 'in', orderIds)
    .where('closed_at', 'is', null)
    .execute();
  return new Set(rows.map(({ order_id }) => order_id));
}
