import type { OrderId } from '@alms/lis-domain/orders';
import type { PatientId } from '@alms/lis-domain/patients';
import {
  balanceOf,
  billOrder,
  invoiceAmounts,
  isOverdue,
  lineAmounts,
  overpaidOf,
  type BilledLine,
  type createInvoice,
  type Invoice,
  type InvoicePayment,
  type InvoiceSummary,
  type listInvoices,
  type PricedItem,
  type updateInvoice,
  type InvoiceId,
  type PayerId,
} from '@alms/lis-domain/billing';
import type { AnswerOf, BodyOf, QueryOf } from '@alms/lis-domain/http';
import type { Selectable } from 'kysely';
import type { Schema } from '../../../platform/db/schema.ts';
import { keysOf, pageOfRows } from '../../../platform/http/requests/cursor.ts';
import { Refusal } from '../../../platform/http/refusals/problems.ts';
import { invalid } from '../../../platform/http/requests/validation.ts';
import { checkVersion } from '../../../platform/http/requests/versions.ts';
import type { OperationContext } from '../../../platform/http/requests/call.ts';
import type { AuditEntry } from '../../../platform/audit/audit-trail.ts';
import { concealedFrom } from '../../catalogue/confidential.ts';
import { findSettings, todayOf } from '../../facility/facility.store.ts';
import { summaryOf } from '../../patients/patient-summary.ts';
import {
  deleteLines,
  findInvoice,
  findInvoices,
  findInvoicesOfOrders,
  findOrderToBill,
  findPricedItems,
  findUnbilledItems,
  creditNotesOf,
  insertInvoice,
  insertLines,
  isChargedBy,
  linesOf,
  paymentsOf,
  updateInvoiceRow,
  updateLine,
  type InvoiceRow,
  type LineRow,
} from './invoices.store.ts';
import { coveragesOf } from '../coverage/coverage.service.ts';
import { findPayer } from '../coverage/payers.store.ts';
import { findPayerPrices } from '../prices/price-lists.store.ts';
import { newId } from '../../../platform/db/new-id.ts';

const defaultLimit = 20;

type ReadContext = Pick<OperationContext, 'tx' | 'tenantId' | 'now'>;

/** The target invoice of a request and the version the client has read. */
export interface VersionedInvoice {
  id: InvoiceId;
  version: number;
}

const summaryAt =
  (today: string) =>
  (row: InvoiceRow): InvoiceSummary => ({
    ...row,
    overdue: isOverdue(row, today),
    order: { id: row.order_id, order_number: row.order_number },
    patient: summaryOf(row),
    payer:
      row.payer_id === null
        ? null
        : { id: row.payer_id, name: row.payer_name ?? '', kind: row.payer_kind ?? 'corporate' },
    balance_minor: row.status === 'void' ? 0 : balanceOf(row),
  });

/** One page of invoices, newest first. */
export async function list(
  context: ReadContext,
  { q, status, payer_id, cursor, limit = defaultLimit }: QueryOf<typeof listInvoices>,
): Promise<AnswerOf<typeof listInvoices>> {
  const today = await todayOf(context);
  const after = keysOf(cursor, 2) as [string, string] | undefined;
  const rows = await findInvoices(context.tx, context.tenantId, {
    query: q === '' ? undefined : q,
    status,
    payerId: payer_id,
    today,
    after,
    max: limit + 1,
  });
  return pageOfRows(rows, limit, ({ created_at, id }) => [created_at, id], summaryAt(today));
}

/** Returns one invoice. Access is audited because it reveals patient data. */
export async function readAudited(context: OperationContext, id: InvoiceId): Promise<Invoice> {
  const invoice = await read(context, id);
  auditInvoice(
    context,
    {
      id,
      invoice_number: invoice.invoice_number,
      order_number: invoice.order.order_number,
      patient_id: invoice.patient.id,
    },
    { action: 'read' },
  );
  return invoice;
}

/**
 * An invoice as shown or printed for the user. For a confidential test, the price is included but
 * not the name.
 */
export async function read(
  context: ReadContext & Pick<OperationContext, 'user'>,
  id: InvoiceId,
): Promise<Invoice> {
  const { tx, tenantId } = context;
  const row = await invoiceRow(context, id);
  const lines = await linesOf(tx, tenantId, id);
  const payments = await paymentsOf(tx, tenantId, id);
  const notes = await creditNotesOf(tx, tenantId, id);
  const { hides, unnamed } = await concealedFrom(context);
  const isRecorded = (code: string) =>
    hides(code, { patient_id: row.patient_id, requested_by: row.requested_by, at_work: false });
  const { unbilled } = billOrder(
    await findPricedItems(tx, tenantId, row.order_id),
    row.currency,
    await findPayerPrices(tx, tenantId, row.payer_id, row.order_id),
  );
  return {
    ...summaryAt(await todayOf(context))(row),
    policy_number: row.policy_number,
    coverages: row.status === 'draft' ? await coveragesOf(context, row.order_id) : [],
    subtotal_minor: row.subtotal_minor,
    discount_minor: row.discount_minor,
    tax_minor: row.tax_minor,
    overpaid_minor: overpaidOf(row),
    lines: lines.map((line) => ({
      ...line,
      status: stateOf(line),
      ...(isRecorded(line.code) && { code: unnamed.code, description: unnamed.name }),
    })),
    payments: payments.map((payment) => paymentOf(payment, payments)),
    credit_notes: notes.map((note) => ({
      ...note,
      created_by: note.created_by_name,
      line_ids: lines
        .filter(({ credit_note_id }) => credit_note_id === note.id)
        .map((line) => line.id),
    })),
    unbilled: unbilled
      .filter((item) => !lines.some((line) => isChargedBy(line, item)))
      .map((item) => (isRecorded(item.code) ? { ...item, ...unnamed } : item)),
    created_by: row.created_by_name,
    issued_by: row.issued_by_name,
    voided:
      row.voided_at === null
        ? null
        : { at: row.voided_at, by: row.voided_by_name ?? '', reason: row.void_reason ?? '' },
  };
}

const stateOf = ({ status, credit_note_id }: LineRow) =>
  credit_note_id === null ? status : 'credited';

type PaymentRow = Selectable<Schema['invoice_payment']>;

/** The part of a payment not yet refunded. */
export function leftOf({ id, kind, amount_minor }: PaymentRow, all: readonly PaymentRow[]): number {
  if (kind === 'refund') return 0;
  return all
    .filter(({ refund_of_id }) => refund_of_id === id)
    .reduce((left, refund) => left - refund.amount_minor, amount_minor);
}

const paymentOf = (payment: PaymentRow, all: readonly PaymentRow[]): InvoicePayment => ({
  ...payment,
  left_minor: leftOf(payment, all),
  received_by: payment.received_by_name,
});

/** Rejects an unknown or inactive payer. */
async function checkPayer(
  { tx, tenantId }: OperationContext,
  payerId: PayerId | null,
): Promise<void> {
  if (payerId !== null && !(await findPayer(tx, tenantId, payerId))?.active)
    throw invalid({ payer_id: 'is not an active payer' });
}

/** Payer and policy; a patient paying for themselves has no policy. */
interface Payment {
  payer_id: PayerId | null;
  policy_number: string;
}

const byPatient: Payment = { payer_id: null, policy_number: '' };

/**
 * Payer of the request, with the policy on file unless one is named. Undefined when no payer is
 * named and several coverages apply.
 */
async function paymentFor(
  context: OperationContext,
  orderId: OrderId,
  { payer_id, policy_number }: Pick<BodyOf<typeof createInvoice>, 'payer_id' | 'policy_number'>,
): Promise<Payment | undefined> {
  if ((payer_id ?? null) === null && (policy_number ?? '') !== '')
    throw invalid({ policy_number: 'must be omitted if there is no payer' });
  if (payer_id === undefined) return paymentUnasked(context, orderId);
  if (payer_id === null || policy_number !== undefined)
    return { payer_id, policy_number: policy_number ?? '' };
  const own = (await coveragesOf(context, orderId)).filter(({ payer }) => payer.id === payer_id);
  return { payer_id, policy_number: own.length === 1 ? (own[0]?.policy_number ?? '') : '' };
}

/**
 * The default payer. Later invoices of an order use its earlier payer, which may have been chosen
 * manually, while that payer is active. Otherwise the only coverage on the order date, or the
 * patient; undefined when a user must choose.
 */
async function paymentUnasked(
  context: OperationContext,
  orderId: OrderId,
): Promise<Payment | undefined> {
  const earlier = (await findInvoicesOfOrders(context.tx, context.tenantId, [orderId])).at(-1);
  if (
    earlier &&
    (earlier.payer_id === null ||
      (await findPayer(context.tx, context.tenantId, earlier.payer_id))?.active)
  )
    return { payer_id: earlier.payer_id, policy_number: earlier.policy_number };
  const [coverage, other] = await coveragesOf(context, orderId);
  if (coverage === undefined) return byPatient;
  return other === undefined
    ? { payer_id: coverage.payer.id, policy_number: coverage.policy_number }
    : undefined;
}

/**
 * Creates the invoice of the order with this number, or a further one for tests added after an
 * issue.
 */
export async function make(
  context: OperationContext,
  { order_number, ...wanted }: BodyOf<typeof createInvoice>,
): Promise<Invoice> {
  const { tx, tenantId } = context;
  const order = await findOrderToBill(tx, tenantId, order_number, { lock: true });
  if (!order) throw new Refusal('not_found');
  await checkPayer(context, wanted.payer_id ?? null);
  const earlier = await findInvoicesOfOrders(tx, tenantId, [order.id]);
  if (earlier.some(({ status }) => status === 'draft')) throw new Refusal('duplicate');
  const payment = await paymentFor(context, order.id, wanted);
  if (payment === undefined) throw new Refusal('payer_to_choose');
  const id = await draft(context, order, await findUnbilledItems(tx, tenantId, order.id), payment);
  if (id === undefined) throw new Refusal(earlier.length > 0 ? 'duplicate' : 'nothing_to_bill');
  return read(context, id);
}

/** The order an invoice belongs to. */
export interface BilledOrder {
  id: OrderId;
  order_number: string;
  patient_id: PatientId;
}

/**
 * Creates a draft at the payer's current prices for these tests of an order; undefined when none
 * has a price. The payer defaults to `paymentUnasked`, or to the patient. A user chooses among
 * several coverages on the draft.
 */
export async function draft(
  context: OperationContext,
  order: BilledOrder,
  items: readonly PricedItem[],
  chosen?: Payment,
): Promise<InvoiceId | undefined> {
  const { tx, tenantId, user, now } = context;
  const { payer_id, policy_number } =
    chosen ?? (await paymentUnasked(context, order.id)) ?? byPatient;
  const { currency } = await findSettings(tx, tenantId);
  const { lines } = billOrder(
    items,
    currency,
    await findPayerPrices(tx, tenantId, payer_id, order.id),
  );
  if (lines.length === 0) return undefined;
  const id = newId<InvoiceId>();
  const amounts = invoiceAmounts(lines);
  await insertInvoice(tx, {
    tenant_id: tenantId,
    id,
    order_id: order.id,
    patient_id: order.patient_id,
    payer_id,
    policy_number,
    currency,
    ...amounts,
    created_at: now,
    created_by: user.id,
    created_by_name: user.full_name,
    updated_at: now,
  });
  await insertLines(tx, tenantId, id, lines);
  auditInvoice(
    context,
    { id, invoice_number: null, order_number: order.order_number, patient_id: order.patient_id },
    {
      action: 'create',
      after: {
        total_minor: amounts.total_minor,
        currency,
        payer_id,
        ...(policy_number !== '' && { policy_number }),
      },
    },
  );
  return id;
}

/**
 * Updates a draft as a whole. Every line must be included, and no discount may exceed its price. A
 * new payer reprices the draft at that payer's agreed prices. With the same payer, prices and
 * policy stay unless another policy is named.
 */
export async function edit(
  context: OperationContext,
  which: VersionedInvoice,
  { due_date, lines: wanted, ...payment }: BodyOf<typeof updateInvoice>,
): Promise<Invoice> {
  const { tx, tenantId, now } = context;
  const row = await lockedRow(context, which);
  if (row.status !== 'draft') throw new Refusal('invoice_state');
  const { payer_id } = payment;
  const isForAnother = payer_id !== row.payer_id;
  if (isForAnother) await checkPayer(context, payer_id);
  const { policy_number = '' } =
    isForAnother || payment.policy_number !== undefined
      ? ((await paymentFor(context, row.order_id, payment)) ?? {})
      : row;
  const lines = await linesOf(tx, tenantId, which.id);
  const byId = new Map(wanted.map((line) => [line.id, line]));
  if (
    byId.size !== lines.length ||
    wanted.length !== lines.length ||
    lines.some(({ id }) => !byId.has(id))
  )
    throw invalid({ lines: 'must contain every line exactly once' });

  const changed = lines.map((line) => ({ ...line, ...byId.get(line.id) }));
  const after = isForAnother ? await madeAnew(context, row, payer_id, changed) : changed;
  for (const line of after) {
    if (line.discount_minor > line.quantity * line.unit_price_minor)
      throw invalid({
        [`lines.${lines.findIndex((old) => isSameLine(old, line))}.discount_minor`]:
          'must not exceed the price',
      });
  }
  if (isForAnother) {
    await deleteLines(tx, tenantId, which.id);
    await insertLines(tx, tenantId, which.id, after);
  } else {
    for (const line of changed)
      await updateLine(tx, tenantId, line.id, {
        discount_minor: line.discount_minor,
        status: line.status,
        ...lineAmounts(line),
      });
  }
  const amounts = invoiceAmounts(after.filter(({ status }) => status === 'active'));
  await updateInvoiceRow(
    tx,
    tenantId,
    which.id,
    { payer_id, policy_number, due_date, ...amounts },
    now,
  );
  auditInvoice(context, row, {
    action: 'update',
    before: {
      payer_id: row.payer_id,
      policy_number: row.policy_number,
      due_date: row.due_date,
      discount_minor: row.discount_minor,
      total_minor: row.total_minor,
    },
    after: {
      payer_id,
      policy_number,
      due_date,
      discount_minor: amounts.discount_minor,
      total_minor: amounts.total_minor,
    },
  });
  return read(context, which.id);
}

type DraftLine = BilledLine & Pick<LineRow, 'status'> & { id?: string };

const isSameLine = (one: BilledLine, other: BilledLine): boolean =>
  one.order_item_id === other.order_item_id && one.panel_code === other.panel_code;

/**
 * Recreates the lines of a draft for another payer, keeping the decisions about each line. Tests
 * may gain a price, and a panel may be charged as one line or by its tests. A cancelled line that
 * stays charged has no current price and keeps its own.
 */
async function madeAnew(
  { tx, tenantId }: OperationContext,
  { id, order_id, currency }: InvoiceRow,
  payerId: PayerId | null,
  changed: readonly (DraftLine & { id: string })[],
): Promise<DraftLine[]> {
  const items = await findUnbilledItems(tx, tenantId, order_id, id);
  const { lines } = billOrder(
    items,
    currency,
    await findPayerPrices(tx, tenantId, payerId, order_id),
  );
  const made = lines.map((line): DraftLine => {
    const old = changed.find((each) => isSameLine(each, line));
    return {
      ...line,
      status: 'active',
      ...(old && { id: old.id, status: old.status, discount_minor: old.discount_minor }),
    };
  });
  const manualLines = changed.filter((line) => !items.some((item) => isChargedBy(line, item)));
  if (made.length + manualLines.length === 0) throw new Refusal('nothing_to_bill');
  return [...made, ...manualLines];
}

/** Returns an invoice of this facility, or throws a not-found error that reveals nothing. */
export async function invoiceRow(
  { tx, tenantId }: Pick<OperationContext, 'tx' | 'tenantId'>,
  id: InvoiceId,
  options?: { lock: boolean },
): Promise<InvoiceRow> {
  const row = await findInvoice(tx, tenantId, id, options);
  if (!row) throw new Refusal('not_found');
  return row;
}

/** Like `invoiceRow`, locked for update after a version check. */
export async function lockedRow(
  context: OperationContext,
  { id, version }: VersionedInvoice,
): Promise<InvoiceRow> {
  const row = await invoiceRow(context, id, { lock: true });
  checkVersion(version, row.version);
  return row;
}

type Named = Pick<InvoiceRow, 'id' | 'invoice_number' | 'order_number' | 'patient_id'>;

/** Audits an operation on an invoice under its number; a draft uses the order number. */
export function auditInvoice(
  context: OperationContext,
  { id, invoice_number, order_number, patient_id }: Named,
  entry: Pick<AuditEntry, 'action' | 'before' | 'after' | 'reason'>,
): void {
  context.audit({
    category: 'billing',
    entity_type: 'invoice',
    entity_id: id,
    entity_label: invoice_number ?? order_number,
    patient_id,
    ...entry,
  });
}
