import type { OrderQueue } from '@alms/lis-domain/billing';
import type { LaboratoryId } from '@alms/lis-domain/facility';
import { comparedNumber } from '@alms/lis-domain/http';
import type { OrderId } from '@alms/lis-domain/orders';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/db/tenant-transaction.ts';
import { summaryColumns } from '../../patients/patient-summary.ts';
import { isOfPatientFitting } from '../../patients/patients.store.ts';

export interface OrderBalancePage {
  queue: OrderQueue | undefined;
  query: string | undefined;
  laboratoryId: LaboratoryId | undefined;
  /** Start of the facility’s day, for the queue `waiting`. */
  dayStart: string;
  /** Placement time and id of the last order on the previous page. */
  after: [string, string] | undefined;
  max: number;
}

export type OrderToPayRow = Awaited<ReturnType<typeof findOrdersToPay>>[number];

/**
 * Orders with whether a specimen is still to be collected: those waiting oldest first, all others
 * newest first. The payment rule is applied by the caller: a waiting order may turn out to be
 * settled.
 */
export async function findOrdersToPay(
  tx: TenantTransaction,
  tenantId: TenantId,
  { queue, query, laboratoryId, dayStart, after, max }: OrderBalancePage,
) {
  const toCollect = sql<boolean>`exists (select from order_item i where i.tenant_id = o.tenant_id and i.order_id = o.id and i.status = 'ordered')`;
  const charged = sql<boolean>`exists (select from order_item i where i.tenant_id = o.tenant_id and i.order_id = o.id and i.recollect_of is null and i.status not in ('cancelled', 'entered_in_error'))`;
  const billed = sql<boolean>`exists (select from invoice v where v.tenant_id = o.tenant_id and v.order_id = o.id and v.status <> 'void')`;
  const open = sql<boolean>`exists (select from invoice v where v.tenant_id = o.tenant_id and v.order_id = o.id and v.status in ('draft', 'issued', 'partially_paid'))`;
  const isOldestFirst = queue === 'waiting';
  let page = tx
    .selectFrom('test_order as o')
    .innerJoin('patient as p', (on) =>
      on.onRef('p.tenant_id', '=', 'o.tenant_id').onRef('p.id', '=', 'o.patient_id'),
    )
    .select([
      'o.id',
      'o.order_number',
      'o.patient_id',
      'o.priority',
      'o.requested_at',
      'o.created_at',
      'o.created_by',
      toCollect.as('to_collect'),
      ...summaryColumns,
    ])
    .where('o.tenant_id', '=', tenantId);
  if (queue === 'waiting')
    page = page
      .where('o.created_at', '>=', dayStart)
      .where(sql<boolean>`(${toCollect} or (${charged} and (not ${billed} or ${open})))`);
  if (queue === 'unbilled') page = page.where(sql<boolean>`(${charged} and not ${billed})`);
  if (laboratoryId !== undefined) page = page.where('o.laboratory_id', '=', laboratoryId);
  if (query !== undefined) page = page.where(await fitsQuery(tx, query));
  if (after !== undefined)
    page = page.where(
      isOldestFirst
        ? sql<boolean>`(o.created_at, o.id) > (${after[0]}::timestamptz, ${after[1]}::uuid)`
        : sql<boolean>`(o.created_at, o.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    );
  const direction = isOldestFirst ? 'asc' : 'desc';
  return page.orderBy('o.created_at', direction).orderBy('o.id', direction).limit(max).execute();
}

/** Condition for order `o`: it has the entered number, or its patient matches the query. */
async function fitsQuery(tx: TenantTransaction, query: string) {
  const number = comparedNumber(query);
  if (number.startsWith('ORD-')) return sql<boolean>`o.order_number = ${number}`;
  return isOfPatientFitting(tx, query, 'o');
}

/** The latest payment of each order on an invoice that is not void. */
export async function latestPayments(
  tx: TenantTransaction,
  tenantId: TenantId,
  orderIds: readonly OrderId[],
): Promise<ReadonlyMap<OrderId, string>> {
  const rows = await tx
    .selectFrom('invoice_payment as y')
    .innerJoin('invoice as i', (on) =>
      on.onRef('i.tenant_id', '=', 'y.tenant_id').onRef('i.id', '=', 'y.invoice_id'),
    )
    .select(['i.order_id', 'y.id'])
    .where('y.tenant_id', '=', tenantId)
    .where('i.order_id', 'in', orderIds)
    .where('i.status', '<>', 'void')
    .where('y.kind', '=', 'payment')
    .orderBy('y.received_at')
    .orderBy('y.id')
    .execute();
  return new Map(rows.map(({ order_id, id }) => [order_id, id]));
}
