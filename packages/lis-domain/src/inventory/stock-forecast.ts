import { addDays, dayNumber, type CivilDate } from '../calendar/index.ts';
import type { StockAlert } from './inventory.schema.ts';
import { lotStatus, type LotFacts } from './lot-state.ts';

/** Over how many days consumption is averaged (domain model 2.9). */
export const CONSUMPTION_DAYS = 30;

/** When an item is to be ordered again, and up to how much. In its unit, and days. */
export interface ReorderRule {
  reorder_level: number;
  max_level: number;
  lead_time_days: number;
}

/** What there is of an item, what is on its way, and what was used in the last 30 days. */
export interface StockFigures {
  usable: number;
  on_order: number;
  consumed: number;
}

export interface StockForecast {
  /** Mean of the last 30 days, in the item's unit. */
  daily: number;
  /** Whole days that the usable stock lasts; null when nothing was used, for then nobody knows. */
  days_remaining: number | null;
  /** The last day on which there is still enough; null in the same case. */
  lasts_until: CivilDate | null;
  /** How much to order now; 0: nothing. */
  suggested_order: number;
}

/** How long the stock lasts at the pace of the last 30 days, and what to order: up to the maximum, once the reorder level, or what is used while waiting for a delivery, is not covered any more. */
export function forecastOf(
  { reorder_level, max_level, lead_time_days }: ReorderRule,
  { usable, on_order, consumed }: StockFigures,
  today: CivilDate,
): StockForecast {
  const daily = consumed / CONSUMPTION_DAYS;
  const days_remaining = consumed === 0 ? null : Math.floor((usable * CONSUMPTION_DAYS) / consumed);
  const coming = usable + on_order;
  const isDue = coming <= reorder_level || coming < daily * lead_time_days;
  return {
    daily,
    days_remaining,
    lasts_until: days_remaining === null ? null : addDays(today, days_remaining),
    suggested_order: isDue ? Math.max(0, max_level - coming) : 0,
  };
}

/** What has to be said of an item: that it has run out, or is running low. */
export function levelAlert(
  { reorder_level }: Pick<ReorderRule, 'reorder_level'>,
  usable: number,
): Extract<StockAlert, 'out_of_stock' | 'low_stock'> | null {
  if (usable === 0) return 'out_of_stock';
  return usable <= reorder_level ? 'low_stock' : null;
}

/** What has to be said of a lot: it has expired with some left, its controls are still to be measured, or it will expire within the item's warning time. */
export function lotAlert(
  lot: LotFacts,
  expiryAlertDays: number,
  today: CivilDate,
): Extract<StockAlert, 'expired' | 'lot_change_needs_qc' | 'expiring'> | null {
  if (lot.on_hand === 0) return null;
  const status = lotStatus(lot, today);
  if (status === 'expired') return 'expired';
  if (status === 'quarantined' && lot.qc_status === 'pending') return 'lot_change_needs_qc';
  const isNear = lot.use_by !== null && dayNumber(lot.use_by) - dayNumber(today) <= expiryAlertDays;
  return isNear ? 'expiring' : null;
}
