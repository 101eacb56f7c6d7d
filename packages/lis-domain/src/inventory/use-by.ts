import { addDays, dayIn, type CivilDate } from '../calendar/index.ts';

/** What decides how long a lot may be used. Null: without such a limit. */
export interface Shelf {
  expiry_date: CivilDate | null;
  /** The facility's day on which it was opened. */
  opened_on: CivilDate | null;
  /** Days it is good for once opened, by the manufacturer's instructions for use. */
  open_stability_days: number | null;
}

/** The last day on which a lot may be used: its expiry or the end of its open-vial stability, whichever comes first (domain model 2.9). */
export function useByOf({ expiry_date, opened_on, open_stability_days }: Shelf): CivilDate | null {
  if (opened_on === null || open_stability_days === null) return expiry_date;
  const stableUntil = addDays(opened_on, open_stability_days);
  return expiry_date !== null && expiry_date < stableUntil ? expiry_date : stableUntil;
}

/** The instant from which a lot is past its use-by date: the end of that day on the facility's wall. */
export function usableUntil(zone: string, useBy: CivilDate): string {
  return dayIn(zone, useBy).end;
}

/** Whether a lot is past its use-by date on a facility's day. On the day itself it is still good. */
export function isPastUseBy(useBy: CivilDate | null, today: CivilDate): boolean {
  return useBy !== null && useBy < today;
}
