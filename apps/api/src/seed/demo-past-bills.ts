import type { OrderId } from '@alms/lis-domain/orders';
import type { PatientId } from '@alms/lis-domain/patients';
import {
  billOrder,
  documentNumber,
  expectedCash,
  invoiceAmounts,
  lineAmounts,
  numberPeriod,
  type DocumentSeries,
  type PaymentMethod,
  type PricedItem,
  type InvoiceId,
} from '@alms/lis-domain/billing';
import { addDays, dateIn, type CivilDate } from '@alms/lis-domain/calendar';
import type { User } from '@alms/lis-domain/identity';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql, type Insertable } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { AuditEntry } from '../platform/audit/audit-trail.ts';
import { findSettings } from '../areas/facility/facility.store.ts';
import type { Schema } from '../platform/db/schema.ts';
import type { TenantTransaction } from '../platform/db/tenant-transaction.ts';
import type { PastOperation } from './demo-cast.ts';
import { insertRows } from './insert-rows.ts';
import type { SeededRandom } from './seeded-random.ts';
import { newId } from '../platform/db/new-id.ts';

const minute = 60_000;
const currency = 'USD';
const float_minor = 10_000;
/** Hours of cash payments; at night payment is by card. */
const cashHours = { from: 8, to: 18 };

type Row<Table extends keyof Schema> = Insertable<Schema[Table]>;

/** A historical order to invoice. */
export interface PastOrder {
  id: OrderId;
  order_number: string;
  patient_id: PatientId;
  at: Date;
  items: readonly PricedItem[];
}

export interface PastBills {
  tenantId: TenantId;
  desk: User;
  random: SeededRandom;
  /** Returns the next number of a series in a year. */
  next: (series: DocumentSeries, period: string) => number;
}

/**
 * Billing of half a year: each order is invoiced three minutes after placement and paid two minutes
 * later. Each day's cash has a drawer, counted in the evening without discrepancy. Returns the
 * audit entries.
 */
export async function seedPastBills(
  tx: TenantTransaction,
  orders: readonly PastOrder[],
  bills: PastBills,
): Promise<PastOperation[]> {
  const { tenantId, desk, random, next } = bills;
  const { payment_days } = await findSettings(tx, tenantId);
  const drafts: Row<'invoice'>[] = [];
  const lines: Row<'invoice_line'>[] = [];
  const payments: Row<'invoice_payment'>[] = [];
  const issues: {
    id: string;
    invoice_number: string;
    due_date: CivilDate;
    issued_at: Date;
    paid_minor: number;
    updated_at: Date;
  }[] = [];
  const drawers = new Map<CivilDate, { id: string; from: Date; to: Date; taken: number[] }>();
  const operations: PastOperation[] = [];
  for (const { id: order_id, order_number, patient_id, at, items } of orders) {
    const billed = billOrder(items, currency).lines;
    if (billed.length === 0) continue;
    const id = newId<InvoiceId>();
    const issued_at = new Date(at.getTime() + 3 * minute);
    const paid_at = new Date(at.getTime() + 5 * minute);
    const day = dateIn('UTC', issued_at.toISOString());
    const amounts = invoiceAmounts(billed);
    const { total_minor } = amounts;
    const by = { created_by: desk.id, created_by_name: desk.full_name };
    drafts.push({
      tenant_id: tenantId,
      id,
      order_id,
      patient_id,
      payer_id: null,
      currency,
      ...amounts,
      created_at: issued_at,
      ...by,
      updated_at: issued_at,
    });
    lines.push(
      ...billed.map((line, position): Row<'invoice_line'> => ({
        tenant_id: tenantId,
        id: uuidv7(),
        invoice_id: id,
        position,
        ...line,
        status: 'active',
        ...lineAmounts(line),
      })),
    );
    const invoice_number = documentNumber('invoice', day, next('invoice', numberPeriod(day)));
    const due_date = addDays(day, payment_days);
    issues.push({
      id,
      invoice_number,
      due_date,
      issued_at,
      paid_minor: total_minor,
      updated_at: paid_at,
    });

    const receipt_number = documentNumber('receipt', day, next('receipt', numberPeriod(day)));
    const method = methodAt(issued_at, random);
    const drawer = method === 'cash' ? drawerOf(drawers, day, paid_at, total_minor) : null;
    payments.push({
      tenant_id: tenantId,
      id: uuidv7(),
      receipt_number,
      invoice_id: id,
      kind: 'payment',
      amount_minor: total_minor,
      method,
      reference: '',
      refund_of_id: null,
      reason: null,
      cash_session_id: drawer,
      received_by: desk.id,
      received_by_name: desk.full_name,
      received_at: paid_at,
    });

    const recordEvent = (
      moment: Date,
      label: string,
      entry: Pick<AuditEntry, 'action' | 'before' | 'after'>,
    ) =>
      operations.push({
        at: moment,
        user: desk,
        entry: {
          category: 'billing',
          entity_type: 'invoice',
          entity_id: id,
          entity_label: label,
          patient_id,
          ...entry,
        },
      });
    recordEvent(issued_at, order_number, {
      action: 'create',
      after: { total_minor, currency, payer_id: null },
    });
    recordEvent(issued_at, invoice_number, {
      action: 'update',
      before: { status: 'draft' },
      after: { status: 'issued', invoice_number, due_date, total_minor },
    });
    recordEvent(paid_at, invoice_number, {
      action: 'update',
      before: { status: 'issued', paid_minor: 0 },
      after: { status: 'paid', paid_minor: total_minor, receipt_number, method },
    });
  }

  await insertRows(
    tx,
    'cash_session',
    [...drawers.values()].map(({ id, from, to, taken }) =>
      closedDrawer({ tenant_id: tenantId, id, opened_at: from, closed_at: to }, desk, taken),
    ),
  );
  await insertRows(tx, 'invoice', drafts);
  await insertRows(tx, 'invoice_line', lines);
  // Issued invoices are immutable, so each is inserted as a draft first.
  await sql`
    update invoice i set status = 'paid', invoice_number = n.invoice_number, due_date = n.due_date, issued_at = n.issued_at, issued_by = ${desk.id}, issued_by_name = ${desk.full_name},
      paid_minor = n.paid_minor, version = 3, updated_at = n.updated_at
    from jsonb_populate_recordset(null::invoice, ${JSON.stringify(issues)}::jsonb) n where i.tenant_id = ${tenantId}::uuid and i.id = n.id
  `.execute(tx);
  await insertRows(tx, 'invoice_payment', payments);
  return operations;
}

/**
 * The cash drawer of a day, open from before its first to after its last payment. Returns its id.
 */
function drawerOf(
  drawers: Map<CivilDate, { id: string; from: Date; to: Date; taken: number[] }>,
  day: CivilDate,
  at: Date,
  amount: number,
): string {
  const drawer = drawers.get(day) ?? {
    id: uuidv7(),
    from: new Date(at.getTime() - 30 * minute),
    to: at,
    taken: [],
  };
  drawers.set(day, {
    ...drawer,
    to: new Date(at.getTime() + 90 * minute),
    taken: [...drawer.taken, amount],
  });
  return drawer.id;
}

function closedDrawer(
  of: Pick<Row<'cash_session'>, 'tenant_id' | 'id'> & { opened_at: Date; closed_at: Date },
  desk: User,
  taken: readonly number[],
): Row<'cash_session'> {
  const expected_minor = expectedCash(
    float_minor,
    taken.map((amount_minor) => ({ kind: 'payment', method: 'cash', amount_minor })),
  );
  return {
    ...of,
    currency,
    opened_by: desk.id,
    opened_by_name: desk.full_name,
    float_minor,
    expected_minor,
    counted_minor: expected_minor,
    difference_reason: null,
    version: 2,
    created_at: of.opened_at,
    updated_at: of.closed_at,
  };
}

function methodAt(at: Date, random: SeededRandom): PaymentMethod {
  const turn = random.next();
  const hour = at.getUTCHours();
  if (turn < 0.5 && hour >= cashHours.from && hour < cashHours.to) return 'cash';
  return turn < 0.85 ? 'card' : 'mobile_money';
}
