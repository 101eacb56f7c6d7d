import { addDays, dayIn, type CivilDate } from '../calendar/index.ts';

/** Dates that decide how long a lot can be used. Null: no such limit. */
export interface Shelf {
  expiry_date: CivilDate | null;
  /** The facility’s day on which the lot was opened. */
  opened_on: CivilDate | null;
  /** Open-vial stability in days, from the manufacturer’s instructions for use. */
  open_stability_days: number | null;
}

/**
 * Returns the last day of use of a lot: its expiry date or the end of its open-vial stability,
 * whichever is earlier (domain model 2.9).
 */
export function expiryOf({ expiry_date, opened_on, open_stability_days }: Shelf): CivilDate | null {
  if (opened_on === null || open_stability_days === null) return expiry_date;
  const stableUntil = addDays(opened_on, open_stability_days);
  return expiry_date !== null && expiry_date < stableUntil ? expiry_date : stableUntil;
}

/**
 * Returns the instant at which a lot passes its use-by date: the end of that day in the facility’s
 * zone.
 */
export function usableThrough(zone: string, useBy: CivilDate): string {
  return dayIn(zone, useBy).end;
}

/**
 * Returns whether a lot is past its use-by date on a facility’s day. The use-by date itself is
 * still valid.
 */
export function isExpired(useBy: CivilDate | null, today: CivilDate): boolean {
  return useBy !== null && useBy < today;
}
