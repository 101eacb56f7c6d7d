import { comparedNumber } from '@alms/lis-domain/http';
import type { OrderId } from '@alms/lis-domain/orders';
import type { PatientId } from '@alms/lis-domain/patients';
import {
  lineAmounts,
  type BilledLine,
  type InvoiceState,
  type PricedItem,
  type InvoiceId,
  type PayerId,
} from '@alms/lis-domain/billing';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Schema } from '../../../platform/db/schema.ts';
import type { TenantTransaction } from '../../../platform/db/tenant-transaction.ts';
import { summaryColumns } from '../../patients/patient-summary.ts';
import { isOfPatientFitting } from '../../patients/patients.store.ts';

export type Invoice = Selectable<Schema['invoice']>;

/**
 * Finds the order with this number to bill it. `lock`: locks its tests until the transaction ends.
 */
export function findOrderToBill(
  tx: TenantTransaction,
  tenantId: TenantId,
  orderNumber: string,
  { lock = false } = {},
) {
  const query = tx
    .selectFrom('test_order as o')
    .innerJoin('patient as p', (on) =>
      on.onRef('p.tenant_id', '=', 'o.tenant_id').onRef('p.id', '=', 'o.patient_id'),
    )
    .select(['o.id', 'o.order_number', 'o.patient_id', ...summaryColumns])
    .where('o.tenant_id', '=', tenantId)
    .where('o.order_number', '=', comparedNumber(orderNumber));
  return (lock ? query.forNoKeyUpdate('o') : query).executeTakeFirst();
}

function invoices(tx: TenantTransaction, tenantId: TenantId) {
  return tx
    .selectFrom('invoice as i')
    .innerJoin('test_order as o', (on) =>
      on.onRef('o.tenant_id', '=', 'i.tenant_id').onRef('o.id', '=', 'i.order_id'),
    )
    .innerJoin('patient as p', (on) =>
      on.onRef('p.tenant_id', '=', 'i.tenant_id').onRef('p.id', '=', 'i.patient_id'),
    )
    .leftJoin('payer as y', (on) =>
      on.onRef('y.tenant_id', '=', 'i.tenant_id').onRef('y.id', '=', 'i.payer_id'),
    )
    .selectAll('i')
    .select([
      'o.order_number',
      'o.created_by as requested_by',
      'y.name as payer_name',
      'y.kind as payer_kind',
      'y.address as payer_address',
      ...summaryColumns,
    ])
    .where('i.tenant_id', '=', tenantId);
}

export type InvoiceRow = Awaited<ReturnType<typeof findInvoices>>[number];

/** States of an invoice with a balance due. */
const openStates = ['issued', 'partially_paid'] as const satisfies readonly InvoiceState[];

export interface InvoicePage {
  query: string | undefined;
  /** `open`: issued and not fully paid. `overdue` needs the facility's `today`. */
  status: InvoiceState | 'open' | 'overdue' | undefined;
  payerId: PayerId | undefined;
  today: string;
  /** Creation time and id of the last invoice on the previous page. */
  after: [string, string] | undefined;
  max: number;
}

/** Invoices, newest first. */
export async function findInvoices(
  tx: TenantTransaction,
  tenantId: TenantId,
  { query, status, payerId, today, after, max }: InvoicePage,
) {
  let page = invoices(tx, tenantId);
  if (status === 'overdue')
    page = page.where('i.status', 'in', openStates).where('i.due_date', '<', today);
  else if (status === 'open') page = page.where('i.status', 'in', openStates);
  else if (status !== undefined) page = page.where('i.status', '=', status);
  if (payerId !== undefined) page = page.where('i.payer_id', '=', payerId);
  if (query !== undefined) page = page.where(await fitsQuery(tx, query));
  if (after !== undefined)
    page = page.where(
      sql<boolean>`(i.created_at, i.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    );
  return page.orderBy('i.created_at', 'desc').orderBy('i.id', 'desc').limit(max).execute();
}

/** Number of issued invoices that are not fully paid, at most `max`. */
export async function countOpenInvoices(
  tx: TenantTransaction,
  tenantId: TenantId,
  max: number,
): Promise<number> {
  const { count } = await tx
    .selectFrom(
      tx
        .selectFrom('invoice')
        .select('id')
        .where('tenant_id', '=', tenantId)
        .where('status', 'in', openStates)
        .limit(max)
        .as('open'),
    )
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Condition for invoice `i`: the query matches its number, its order number or its patient. */
async function fitsQuery(tx: TenantTransaction, query: string) {
  const number = comparedNumber(query);
  if (number.startsWith('INV-')) return sql<boolean>`i.invoice_number = ${number}`;
  if (number.startsWith('ORD-')) return sql<boolean>`o.order_number = ${number}`;
  return isOfPatientFitting(tx, query, 'i');
}

const issuedTo = (tx: TenantTransaction, tenantId: TenantId, patientId: PatientId) =>
  invoices(tx, tenantId)
    .where('i.patient_id', '=', patientId)
    .where('i.invoice_number', 'is not', null);

/** Invoices that a patient has not paid in full. */
export function findOpenInvoices(
  tx: TenantTransaction,
  tenantId: TenantId,
  patientId: PatientId,
): Promise<InvoiceRow[]> {
  return issuedTo(tx, tenantId, patientId)
    .where('i.payer_id', 'is', null)
    .where('i.status', 'in', ['issued', 'partially_paid'])
    .orderBy('i.id')
    .execute();
}

/**
 * Invoices issued to one patient, newest first. `after`: issue time and id of the last one on the
 * previous page.
 */
export async function findIssuedInvoices(
  tx: TenantTransaction,
  tenantId: TenantId,
  {
    patientId,
    after,
    max,
  }: { patientId: PatientId; after: [string, string] | undefined; max: number },
) {
  let page = issuedTo(tx, tenantId, patientId);
  if (after !== undefined)
    page = page.where(
      sql<boolean>`(i.issued_at, i.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    );
  return page.orderBy('i.issued_at', 'desc').orderBy('i.id', 'desc').limit(max).execute();
}

/** `lock`: locks the invoice against changes, payments and credits until the transaction ends. */
export function findInvoice(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: InvoiceId,
  { lock = false } = {},
): Promise<InvoiceRow | undefined> {
  const query = invoices(tx, tenantId).where('i.id', '=', id);
  return (lock ? query.forUpdate('i') : query).executeTakeFirst();
}

/**
 * Invoices of the orders, without void ones. An order has more than one when tests were added after
 * an issue.
 */
export function findInvoicesOfOrders(
  tx: TenantTransaction,
  tenantId: TenantId,
  orderIds: readonly OrderId[],
): Promise<Invoice[]> {
  return tx
    .selectFrom('invoice')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('order_id', 'in', orderIds)
    .where('status', '<>', 'void')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Whether the facility has ever issued an invoice, opened a drawer or agreed prices. */
export async function hasMoney(tx: TenantTransaction, tenantId: TenantId): Promise<boolean> {
  const { rows } = await sql<{ any: boolean }>`
    select exists (select from invoice where tenant_id = ${tenantId}::uuid) or exists (select from cash_session where tenant_id = ${tenantId}::uuid)
      or exists (select from price_list where tenant_id = ${tenantId}::uuid) as any
  `.execute(tx);
  return rows[0]?.any ?? true;
}

/**
 * Chargeable ordered tests with their panels. Cancelled tests and recollections are not charged
 * (domain model 2.14, link 1).
 */
function pricedItems(tx: TenantTransaction, tenantId: TenantId) {
  return tx
    .selectFrom('order_item as i')
    .innerJoin('test_parameter as t', (on) =>
      on.onRef('t.tenant_id', '=', 'i.tenant_id').onRef('t.id', '=', 'i.test_parameter_id'),
    )
    .leftJoin('test_parameter as n', (on) =>
      on.onRef('n.tenant_id', '=', 'i.tenant_id').onRef('n.code', '=', 'i.panel_code'),
    )
    .where('i.tenant_id', '=', tenantId)
    .where('i.recollect_of', 'is', null)
    .where('i.status', 'not in', ['cancelled', 'entered_in_error']);
}

/** Chargeable tests of an order at the facility's current prices. */
export function findPricedItems(
  tx: TenantTransaction,
  tenantId: TenantId,
  orderId: OrderId,
): Promise<PricedItem[]> {
  return findPricedItemsOfOrders(tx, tenantId, [orderId]);
}

/** Chargeable tests of the orders at the facility's current prices. */
export function findPricedItemsOfOrders(
  tx: TenantTransaction,
  tenantId: TenantId,
  orderIds: readonly OrderId[],
): Promise<(PricedItem & { order_id: OrderId })[]> {
  return pricedItems(tx, tenantId)
    .select(['i.order_id', 'i.id', 'i.test_parameter_id', 'i.panel_code', 'i.code', 'i.name'])
    .select(sql<PricedItem['price']>`t.definition -> 'price'`.as('price'))
    .select(
      sql<
        PricedItem['panel']
      >`case when n.id is null then null else jsonb_build_object('id', n.id, 'name', n.name, 'price', n.definition -> 'price') end`.as(
        'panel',
      ),
    )
    .where('i.order_id', 'in', orderIds)
    .orderBy('i.position')
    .execute();
}

/** Whether an ordered test is charged by the line, either its own or that of its panel. */
export const isChargedBy = (
  line: Pick<LineRow, 'order_item_id' | 'panel_code'>,
  { id, panel_code }: Pick<PricedItem, 'id' | 'panel_code'>,
): boolean => line.order_item_id === id || (panel_code !== null && line.panel_code === panel_code);

/**
 * Chargeable tests of an order without a line on a non-void invoice. Removed and credited lines
 * count as billed. `but`: the invoice being recreated.
 */
export async function findUnbilledItems(
  tx: TenantTransaction,
  tenantId: TenantId,
  orderId: OrderId,
  but?: InvoiceId,
): Promise<PricedItem[]> {
  const billed = tx
    .selectFrom('invoice_line as l')
    .innerJoin('invoice as i', (on) =>
      on.onRef('i.tenant_id', '=', 'l.tenant_id').onRef('i.id', '=', 'l.invoice_id'),
    )
    .select(['l.order_item_id', 'l.panel_code'])
    .where('l.tenant_id', '=', tenantId)
    .where('i.order_id', '=', orderId)
    .where('i.status', '<>', 'void');
  const lines = await (but === undefined ? billed : billed.where('i.id', '<>', but)).execute();
  const items = await findPricedItems(tx, tenantId, orderId);
  return items.filter((item) => !lines.some((line) => isChargedBy(line, item)));
}

/** Orders among the given ones with a price in this currency. */
export async function findBillableOrders(
  tx: TenantTransaction,
  tenantId: TenantId,
  orderIds: readonly OrderId[],
  currency: string,
): Promise<ReadonlySet<string>> {
  const rows = await pricedItems(tx, tenantId)
    .select('i.order_id')
    .distinct()
    .where('i.order_id', 'in', orderIds)
    .where(({ or }) =>
      or([
        sql<boolean>`t.definition -> 'price' ->> 'currency' = ${currency}`,
        sql<boolean>`n.definition -> 'price' ->> 'currency' = ${currency}`,
      ]),
    )
    .execute();
  return new Set(rows.map(({ order_id }) => order_id));
}

export async function insertInvoice(
  tx: TenantTransaction,
  invoice: Insertable<Schema['invoice']>,
): Promise<void> {
  await tx.insertInto('invoice').values(invoice).execute();
}

/** Inserts calculated lines into a draft, after any lines numbered below `first`. */
export async function insertLines(
  tx: TenantTransaction,
  tenantId: TenantId,
  invoiceId: InvoiceId,
  lines: readonly (BilledLine & Partial<Pick<LineRow, 'id' | 'status'>>)[],
  first = 0,
): Promise<void> {
  const rows = lines.map((line, index): Insertable<Schema['invoice_line']> => {
    const {
      id = uuidv7(),
      test_parameter_id,
      order_item_id,
      panel_code,
      code,
      description,
      quantity,
      unit_price_minor,
      discount_minor,
      tax_bp,
      price_basis,
      price_list_id,
      price_list_name,
      status = 'active',
    } = line;
    return {
      tenant_id: tenantId,
      id,
      invoice_id: invoiceId,
      position: first + index,
      test_parameter_id,
      order_item_id,
      panel_code,
      code,
      description,
      quantity,
      unit_price_minor,
      discount_minor,
      tax_bp,
      price_basis,
      price_list_id,
      price_list_name,
      status,
      ...lineAmounts(line),
    };
  });
  await tx.insertInto('invoice_line').values(rows).execute();
}

/** Stores the next version of an invoice. */
export async function updateInvoiceRow(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: InvoiceId,
  values: Updateable<Schema['invoice']>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('invoice')
    .set(values)
    .set(({ eb }) => ({ updated_at: now.toISOString(), version: eb('version', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

export async function updateLine(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: string,
  values: Updateable<Schema['invoice_line']>,
): Promise<void> {
  await tx
    .updateTable('invoice_line')
    .set(values)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** Deletes the lines of a draft. The database protects those of an issued invoice. */
export async function deleteLines(
  tx: TenantTransaction,
  tenantId: TenantId,
  invoiceId: InvoiceId,
): Promise<void> {
  await tx
    .deleteFrom('invoice_line')
    .where('tenant_id', '=', tenantId)
    .where('invoice_id', '=', invoiceId)
    .execute();
}

/**
 * Lines of an invoice, each with whether it was credited and whether a specimen was collected for
 * it.
 */
export function linesOf(tx: TenantTransaction, tenantId: TenantId, invoiceId: InvoiceId) {
  return tx
    .selectFrom('invoice_line as l')
    .innerJoin('invoice as i', (on) =>
      on.onRef('i.tenant_id', '=', 'l.tenant_id').onRef('i.id', '=', 'l.invoice_id'),
    )
    .leftJoin('credit_note_line as c', (on) =>
      on.onRef('c.tenant_id', '=', 'l.tenant_id').onRef('c.invoice_line_id', '=', 'l.id'),
    )
    .selectAll('l')
    .select('c.credit_note_id')
    .select(
      sql<boolean>`exists (
        select from order_item t join sample s on s.tenant_id = t.tenant_id and s.id = t.sample_id
        where t.tenant_id = l.tenant_id and t.order_id = i.order_id and s.collected_at is not null
          and (t.id = l.order_item_id or t.recollect_of = l.order_item_id or t.panel_code = l.panel_code))`.as(
        'collected',
      ),
    )
    .where('l.tenant_id', '=', tenantId)
    .where('l.invoice_id', '=', invoiceId)
    .orderBy('l.position')
    .execute();
}

export type LineRow = Awaited<ReturnType<typeof linesOf>>[number];

export function paymentsOf(
  tx: TenantTransaction,
  tenantId: TenantId,
  invoiceId: InvoiceId,
): Promise<Selectable<Schema['invoice_payment']>[]> {
  return tx
    .selectFrom('invoice_payment')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('invoice_id', '=', invoiceId)
    .orderBy('received_at')
    .orderBy('id')
    .execute();
}

export function creditNotesOf(
  tx: TenantTransaction,
  tenantId: TenantId,
  invoiceId: InvoiceId,
): Promise<Selectable<Schema['credit_note']>[]> {
  return tx
    .selectFrom('credit_note')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('invoice_id', '=', invoiceId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
