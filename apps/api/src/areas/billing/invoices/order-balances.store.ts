import type { OrderQueue } from '@alms/lis-domain/billing';
import type { LaboratoryId } from '@alms/lis-domain/facility';
import { comparedNumber } from '@alms/lis-domain/http';
import type { OrderId } from '@alms/lis-domain/orders';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/db/tenant-transaction.ts';
import { summaryColumns } from '../../patients/patient-summary.ts';
import { isOfPatientFitting } from '../../patients/patients.store.ts';

interface Queued {
  queue: OrderQueue | undefined;
  laboratoryId: LaboratoryId | undefined;
  /** Start of the facility’s day, for the queue `waiting`. */
  dayStart: string;
  /** Currency of the facility: a price in another one is not charged. */
  currency: string;
}

export interface OrderBalancePage extends Queued {
  query: string | undefined;
  /** Placement time and id of the last order on the previous page. */
  after: [string, string] | undefined;
  max: number;
}

export type OrderToPayRow = Awaited<ReturnType<typeof findOrdersToPay>>[number];

/** Condition for order `o`: a specimen is still to be collected. */
const toCollect = sql<boolean>`exists (select from order_item i where i.tenant_id = o.tenant_id and i.order_id = o.id and i.status = 'ordered')`;

const invoiceOfOrder = sql`invoice v where v.tenant_id = o.tenant_id and v.order_id = o.id and v.status <> 'void'`;

/** Condition for order `o`: there is no invoice. */
const unbilled = sql<boolean>`not exists (select from ${invoiceOfOrder})`;

const isChargeable = sql`i.tenant_id = o.tenant_id and i.order_id = o.id and i.recollect_of is null
    and i.status not in ('cancelled', 'entered_in_error')`;

/** Condition for order `o`: it has a chargeable test. */
const chargeable = sql<boolean>`exists (select from order_item i where ${isChargeable})`;

/** Condition for order `o`: a chargeable test, or its panel, has a price (`billOrder`). */
const billable = (currency: string) => sql<boolean>`exists (
  select from order_item i
  join test_parameter t on t.tenant_id = i.tenant_id and t.id = i.test_parameter_id
  left join test_parameter n on n.tenant_id = i.tenant_id and n.code = i.panel_code
  where ${isChargeable}
    and ${currency} in (t.definition #>> '{price,currency}', n.definition #>> '{price,currency}')
)`;

/** Condition for order `o`: the patient has to pay (`isPaymentDue`). */
const due = (currency: string) => sql<boolean>`case
  when exists (
    select from ${invoiceOfOrder} and v.status <> 'draft' and v.payer_id is null
      and v.total_minor - v.credited_minor - v.paid_minor > 0
  ) then true
  when ${unbilled} or exists (select from ${invoiceOfOrder} and v.status = 'draft')
    then ${billable(currency)}
  else false
end`;

/** Orders of a queue, or all of them. */
function ordersIn(
  tx: TenantTransaction,
  tenantId: TenantId,
  { queue, laboratoryId, dayStart, currency }: Queued,
) {
  let orders = tx.selectFrom('test_order as o').where('o.tenant_id', '=', tenantId);
  if (queue === 'waiting')
    orders = orders
      .where('o.created_at', '>=', dayStart)
      .where(sql<boolean>`(${toCollect} or ${due(currency)})`);
  // Not `billable`: without prices, it would examine every order of the facility.
  if (queue === 'unbilled') orders = orders.where(sql<boolean>`(${unbilled} and ${chargeable})`);
  return laboratoryId === undefined ? orders : orders.where('o.laboratory_id', '=', laboratoryId);
}

/** Number of orders in a queue, at most `max`. */
export async function countOrdersToPay(
  tx: TenantTransaction,
  tenantId: TenantId,
  { max, ...queued }: Queued & { max: number },
): Promise<number> {
  const { count } = await tx
    .selectFrom(ordersIn(tx, tenantId, queued).select('o.id').limit(max).as('waiting'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Orders with whether a specimen is still to be collected: those waiting oldest first, all others
 * newest first. Orders without an invoice may be free of charge, which the caller decides.
 */
export async function findOrdersToPay(
  tx: TenantTransaction,
  tenantId: TenantId,
  { query, after, max, ...queued }: OrderBalancePage,
) {
  const isOldestFirst = queued.queue === 'waiting';
  let page = ordersIn(tx, tenantId, queued)
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
    ]);
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
