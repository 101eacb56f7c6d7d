import type { CivilDate } from '../calendar/index.ts';
import type { ProblemCode } from '../http/index.ts';
import type { InvoiceState } from './invoice.schema.ts';

/** Where an invoice stands, in the smallest unit of its currency. */
export interface Settlement {
  status: InvoiceState;
  total_minor: number;
  /** Taken back by credit notes. */
  credited_minor: number;
  /** What was paid and not refunded. */
  paid_minor: number;
}

type Sums = Omit<Settlement, 'status'>;

const chargedOf = ({ total_minor, credited_minor }: Sums) => total_minor - credited_minor;

/** What is still to be paid; never less than nothing. */
export function balanceOf(sums: Sums): number {
  return Math.max(0, chargedOf(sums) - sums.paid_minor);
}

/** What was paid for lines that a credit note has taken back since: it is owed to whoever paid. */
export function overpaidOf(sums: Sums): number {
  return Math.max(0, sums.paid_minor - chargedOf(sums));
}

/** The state of an issued invoice, from its money (domain model 2.14): a refund leads back. One that asks for nothing is paid. */
export function issuedStateOf(
  sums: Sums,
): Extract<InvoiceState, 'issued' | 'partially_paid' | 'paid'> {
  if (balanceOf(sums) === 0) return 'paid';
  return sums.paid_minor === 0 ? 'issued' : 'partially_paid';
}

const isOpen = ({ status }: Pick<Settlement, 'status'>) =>
  status === 'issued' || status === 'partially_paid';

/** Whether payment is late: from the end of the due date on, `today` being the facility's. */
export function isOverdue(
  { status, due_date }: { status: InvoiceState; due_date: CivilDate | null },
  today: CivilDate,
): boolean {
  return isOpen({ status }) && due_date !== null && due_date < today;
}

/** Why an amount cannot be taken, if so: only issued invoices are paid, and never more than is open. */
export function paymentRefusal(invoice: Settlement, amount_minor: number): ProblemCode | undefined {
  if (!isOpen(invoice)) return 'invoice_state';
  return amount_minor > balanceOf(invoice) ? 'payment_exceeds_balance' : undefined;
}

export interface RefundRequest {
  invoice: Settlement;
  /** What is left of the payment after refunds of it. */
  left_minor: number;
  amount_minor: number;
  /** Whether the specimen of a line that is still charged was collected. */
  collected: boolean;
  byAdmin: boolean;
}

/**
 * Why money is not given back, if so: never more than was paid; and what is charged for a specimen that was collected is an administrator's to give
 * back (domain model 2.10). What a credit note has made too much is given back by anybody who may refund.
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

/** Why lines are not taken back, if so. A draft is edited instead; of a collected specimen only an administrator takes the line back. */
export function creditRefusal(
  { status }: Pick<Settlement, 'status'>,
  { collected, byAdmin }: Pick<RefundRequest, 'collected' | 'byAdmin'>,
): ProblemCode | undefined {
  if (status !== 'paid' && !isOpen({ status })) return 'invoice_state';
  return collected && !byAdmin ? 'specimen_collected' : undefined;
}

/** Why an invoice cannot be declared void, if so: once money or a credit note is on it, it stands. */
export function voidRefusal({
  status,
  paid_minor,
  credited_minor,
}: Settlement): ProblemCode | undefined {
  const isUntouched = paid_minor === 0 && credited_minor === 0;
  return status === 'draft' || (status === 'issued' && isUntouched) ? undefined : 'invoice_state';
}
