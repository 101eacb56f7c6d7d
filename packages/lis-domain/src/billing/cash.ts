import type { PaymentMethod } from './invoice.schema.ts';

/** Money that went into a drawer or out of it. */
export interface CashMovement {
  kind: 'payment' | 'refund';
  method: PaymentMethod;
  amount_minor: number;
}

/** What a drawer should hold: what it was opened with, and cash taken less cash given back. Other methods do not touch it. */
export function expectedCash(float_minor: number, movements: readonly CashMovement[]): number {
  return movements
    .filter(({ method }) => method === 'cash')
    .reduce(
      (sum, { kind, amount_minor }) => sum + (kind === 'payment' ? amount_minor : -amount_minor),
      float_minor,
    );
}

/** Whether closing a drawer needs a reason: it holds something else than it should. */
export function needsReason({
  expected_minor,
  counted_minor,
}: {
  expected_minor: number;
  counted_minor: number;
}): boolean {
  return expected_minor !== counted_minor;
}
