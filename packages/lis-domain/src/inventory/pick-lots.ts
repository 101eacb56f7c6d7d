import type { StockLotId } from './stock-lot-id.ts';
import type { CivilDate } from '../calendar/index.ts';
import { isUsable, type LotFacts } from './lot-state.ts';

export interface PickableLot extends LotFacts {
  id: StockLotId;
  received_at: string;
}

/** Quantity taken from one lot. */
export interface StockPick {
  lotId: StockLotId;
  quantity: number;
}

/** Orders lots by use-by date, then by receipt; lots without a use-by date come last. */
export function byExpiry(a: PickableLot, b: PickableLot): number {
  const end = (lot: PickableLot) => lot.use_by ?? '9999-12-31';
  if (end(a) !== end(b)) return end(a) < end(b) ? -1 : 1;
  if (a.received_at !== b.received_at) return Date.parse(a.received_at) - Date.parse(b.received_at);
  return a.id < b.id ? -1 : 1;
}

/** Returns the available lots in order of use: first expired, first out (FEFO). */
export function usableLots<Lot extends PickableLot>(lots: readonly Lot[], today: CivilDate): Lot[] {
  return lots.filter((lot) => isUsable(lot, today)).toSorted(byExpiry);
}

/**
 * Takes a quantity from the available lots in order, across as many lots as needed. Undefined if
 * there is not enough; nothing is taken then.
 */
export function pickLots(
  lots: readonly PickableLot[],
  quantity: number,
  today: CivilDate,
): StockPick[] | undefined {
  const picks: StockPick[] = [];
  let left = quantity;
  for (const { id, on_hand } of usableLots(lots, today)) {
    if (left === 0) break;
    const taken = Math.min(left, on_hand);
    picks.push({ lotId: id, quantity: taken });
    left -= taken;
  }
  return left === 0 ? picks : undefined;
}
