import type { CivilDate } from '../calendar/index.ts';
import type { ProblemCode } from '../http/index.ts';
import type { InvoiceState } from './invoice.schema.ts';

/** Settlement of an invoice, in the minor unit of its currency. */
export interface Settlement {
  status: InvoiceState;
  total_minor: number;
  /** Total of credit notes. */
  credited_minor: number;
  /** Payments less refunds. */
  paid_minor: number;
}

type Sums = Omit<Settlement, 'status'>;

const chargedOf = ({ total_minor, credited_minor }: Sums) => total_minor - credited_minor;

/** Returns the balance due; never negative. */
export function balanceOf(sums: Sums): number {
  return Math.max(0, chargedOf(sums) - sums.paid_minor);
}

/** Returns the amount paid for lines that were credited afterwards, which is owed to the payer. */
export function overpaidOf(sums: Sums): number {
  return Math.max(0, sums.paid_minor - chargedOf(sums));
}

/**
 * Returns the state of an issued invoice from its amounts (domain model 2.14). A refund can move it
 * back. An invoice with a zero total is paid.
 */
export function issuedStateOf(
  sums: Sums,
): Extract<InvoiceState, 'issued' | 'partially_paid' | 'paid'> {
  if (balanceOf(sums) === 0) return 'paid';
  return sums.paid_minor === 0 ? 'issued' : 'partially_paid';
}

const isOpen = ({ status }: Pick<Settlement, 'status'>) =>
  status === 'issued' || status === 'partially_paid';

/**
 * Returns whether payment is overdue: after the end of the due date, where `today` is the
 * facility’s day.
 */
export function isOverdue(
  { status, due_date }: { status: InvoiceState; due_date: CivilDate | null },
  today: CivilDate,
): boolean {
  return isOpen({ status }) && due_date !== null && due_date < today;
}

/**
 * Returns the reason for refusing a payment, if any: only issued invoices accept payments, up to
 * the balance due.
 */
export function paymentRefusal(invoice: Settlement, amount_minor: number): ProblemCode | undefined {
  if (!isOpen(invoice)) return 'invoice_state';
  return amount_minor > balanceOf(invoice) ? 'payment_exceeds_balance' : undefined;
}

export interface RefundRequest {
  invoice: Settlement;
  /** Remainder of the payment after earlier refunds. */
  left_minor: number;
  amount_minor: number;
  /** Whether the specimen of a charged line was collected. */
  collected: boolean;
  byAdmin: boolean;
}

/**
 * Returns the reason for refusing a refund, if any. A refund never exceeds the payment. Charges for
 * a collected specimen can only be refunded by an administrator (domain model 2.10). An overpayment
 * caused by a credit note can be refunded by any user with refund permission.
 */
export function refundRefusal({
  invoice,
  left_minor,
  amount_minor,
  collected,
  byAdmin,
}: RefundRequest): ProblemCode | undefined {
  if (amount_minor > left_minor || amount_minor > invoice.paid_minor)
    return 'refund_exceeds_payment';
  return amount_minor > overpaidOf(invoice) && collected && !byAdmin
    ? 'specimen_collected'
    : undefined;
}

/**
 * Returns the reason for refusing a credit note, if any. A draft is edited instead. Only an
 * administrator can credit the line of a collected specimen.
 */
export function creditRefusal(
  { status }: Pick<Settlement, 'status'>,
  { collected, byAdmin }: Pick<RefundRequest, 'collected' | 'byAdmin'>,
): ProblemCode | undefined {
  if (status !== 'paid' && !isOpen({ status })) return 'invoice_state';
  return collected && !byAdmin ? 'specimen_collected' : undefined;
}

/** Returns the reason an invoice cannot be voided, if any: it has a payment or a credit note. */
export function voidRefusal({
  status,
  paid_minor,
  credited_minor,
}: Settlement): ProblemCode | undefined {
  const isUntouched = paid_minor === 0 && credited_minor === 0;
  return status === 'draft' || (status === 'issued' && isUntouched) ? undefined : 'invoice_state';
}
