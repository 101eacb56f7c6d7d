import type { PaymentMethod } from './invoice.schema.ts';

/** A payment into or refund from a cash drawer. */
export interface CashMovement {
  kind: 'payment' | 'refund';
  method: PaymentMethod;
  amount_minor: number;
}

/**
 * Returns the expected balance of a cash drawer: opening float plus cash payments less cash
 * refunds. Other payment methods are ignored.
 */
export function expectedCash(float_minor: number, movements: readonly CashMovement[]): number {
  return movements
    .filter(({ method }) => method === 'cash')
    .reduce(
      (sum, { kind, amount_minor }) => sum + (kind === 'payment' ? amount_minor : -amount_minor),
      float_minor,
    );
}

/**
 * Returns whether closing a cash drawer requires a reason: the count differs from the expected
 * balance.
 */
export function needsReason({
  expected_minor,
  counted_minor,
}: {
  expected_minor: number;
  counted_minor: number;
}): boolean {
  return expected_minor !== counted_minor;
}
