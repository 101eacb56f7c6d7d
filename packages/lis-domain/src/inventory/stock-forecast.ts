import { addDays, dayNumber, type CivilDate } from '../calendar/index.ts';
import type { StockAlert } from './inventory.schema.ts';
import { lotStatus, type LotFacts } from './lot-state.ts';

/** Number of days over which consumption is averaged (domain model 2.9). */
export const CONSUMPTION_DAYS = 30;

/** Reorder point, maximum level and lead time, in the item’s unit and in days. */
export interface ReorderRule {
  reorder_level: number;
  max_level: number;
  lead_time_days: number;
}

/** Available stock, stock on order, and consumption in the last 30 days. */
export interface StockFigures {
  usable: number;
  on_order: number;
  consumed: number;
}

export interface StockForecast {
  /** Mean of the last 30 days, in the item’s unit. */
  daily: number;
  /** Whole days of supply; null without consumption, because no forecast is possible. */
  days_remaining: number | null;
  /** The last day with sufficient stock; null without consumption. */
  lasts_until: CivilDate | null;
  /** Quantity to order now; 0 for none. */
  suggested_order: number;
}

/**
 * Forecasts days of supply at the rate of the last 30 days, and the order quantity. An order up to
 * the maximum is due once stock is below the reorder point or the consumption during the lead time.
 */
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

/** Returns the alert of an item: out of stock or low stock. */
export function levelAlert(
  { reorder_level }: Pick<ReorderRule, 'reorder_level'>,
  usable: number,
): Extract<StockAlert, 'out_of_stock' | 'low_stock'> | null {
  if (usable === 0) return 'out_of_stock';
  return usable <= reorder_level ? 'low_stock' : null;
}

/**
 * Returns the alert of a lot: expired with stock left, QC pending, or expiry within the item’s
 * warning period.
 */
export function lotAlert(
  lot: LotFacts,
  expiryAlertDays: number,
  today: CivilDate,
): Extract<StockAlert, 'expired' | 'lot_change_needs_qc' | 'expiring'> | null {
  if (lot.on_hand === 0) return null;
  const status = lotStatus(lot, today);
  if (status === 'recalled') return null;
  if (status === 'expired') return 'expired';
  if (status === 'quarantined' && lot.qc_status === 'pending') return 'lot_change_needs_qc';
  const isNear = lot.use_by !== null && dayNumber(lot.use_by) - dayNumber(today) <= expiryAlertDays;
  return isNear ? 'expiring' : null;
}
