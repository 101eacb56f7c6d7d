const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Average length of a month. */
const MONTH = 30.436_875 * DAY;

export interface TimeBetween {
  unit: 'minutes' | 'hours' | 'days' | 'months' | 'years';
  count: number;
}

/** Returns the time between two instants in a natural unit, rounded down. */
export function timeBetween(earlier: string, later: string): TimeBetween {
  const elapsed = Date.parse(later) - Date.parse(earlier);
  if (elapsed < HOUR) return { unit: 'minutes', count: Math.floor(elapsed / MINUTE) };
  if (elapsed < 2 * DAY) return { unit: 'hours', count: Math.floor(elapsed / HOUR) };
  if (elapsed < 60 * DAY) return { unit: 'days', count: Math.floor(elapsed / DAY) };
  const months = Math.floor(elapsed / MONTH);
  return months < 24
    ? { unit: 'months', count: months }
    : { unit: 'years', count: Math.floor(months / 12) };
}
