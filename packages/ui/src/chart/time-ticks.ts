const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Content of a time tick's label: a time of day, a day, a month or a year. */
export type TimeUnit = 'time' | 'day' | 'month' | 'year';

export interface TimeTick {
  /** Milliseconds since the epoch. */
  at: number;
  unit: TimeUnit;
}

/**
 * Tick intervals in ascending order. The first one that does not exceed the maximum number of ticks
 * is used.
 */
const STEPS: readonly { unit: TimeUnit; length: number; size: number }[] = [
  ...[1, 5, 15, 30].map((size) => ({
    unit: 'time' as const,
    size: size * MINUTE,
    length: size * MINUTE,
  })),
  ...[1, 3, 6, 12].map((size) => ({
    unit: 'time' as const,
    size: size * HOUR,
    length: size * HOUR,
  })),
  ...[1, 2, 3, 5, 7, 14].map((size) => ({ unit: 'day' as const, size, length: size * DAY })),
  ...[1, 3, 6].map((size) => ({ unit: 'month' as const, size, length: size * 30.4 * DAY })),
  ...[1, 2, 5, 10, 25, 100].map((size) => ({
    unit: 'year' as const,
    size,
    length: size * 365.2 * DAY,
  })),
];

/** Formats an instant as ISO text for `useFormat`. */
export const isoOf = (at: number): string => new Date(at).toISOString();

/**
 * Returns the first instant of a calendar day in the user's time zone, found by bisection. It only
 * queries the calendar day of an instant, so days of 23 and 25 hours need no special case. No zone
 * is more than 15 hours from UTC.
 */
function startOfDay(day: string, dayOf: (instant: string) => string): number {
  const noon = Date.parse(`${day}T12:00:00Z`);
  let [before, after] = [noon - 28 * HOUR, noon + 4 * HOUR];
  while (after - before > MINUTE) {
    const middle = before + Math.floor((after - before) / 2 / MINUTE) * MINUTE;
    if (dayOf(isoOf(middle)) < day) before = middle;
    else after = middle;
  }
  return after;
}

const dayText = (utc: number): string => isoOf(utc).slice(0, 10);

/**
 * Generates the calendar days (`YYYY-MM-DD`) at which ticks of this unit can be placed, starting at
 * or before `first`.
 */
function* calendar(first: string, unit: TimeUnit, size: number): Generator<string> {
  const [year = 0, month = 1] = first.split('-').map(Number);
  const start = unit === 'day' ? Date.parse(first) : 0;
  for (let index = 0; ; index += 1) {
    if (unit === 'day') yield dayText(start + index * size * DAY);
    else if (unit === 'month')
      yield dayText(Date.UTC(year, Math.floor((month - 1) / size) * size + index * size, 1));
    else yield dayText(Date.UTC(Math.floor(year / size) * size + index * size, 0, 1));
  }
}

/**
 * Returns the ticks of a time axis: at whole minutes, hours, days, months or years in the user's
 * time zone.
 * @param from milliseconds since the epoch, as is `to`
 * @param most maximum number of ticks
 * @param dayOf returns the calendar day of an instant in the user's time zone, as provided by
 * `useFormat`
 */
export function timeTicks(
  from: number,
  to: number,
  max: number,
  dayOf: (instant: string) => string,
): TimeTick[] {
  const first = dayOf(isoOf(from));
  if (from === to) return [{ at: from, unit: 'day' }];
  const room = Math.max(1, max);
  const step = STEPS.find(({ length }) => (to - from) / length <= room) ?? {
    unit: 'year',
    size: 1000,
    length: Infinity,
  };
  const ticks: TimeTick[] = [];
  if (step.unit === 'time') {
    const midnight = startOfDay(first, dayOf);
    for (
      let at = midnight + Math.ceil((from - midnight) / step.size) * step.size;
      at <= to;
      at += step.size
    ) {
      ticks.push({ at, unit: dayOf(isoOf(at)) === dayOf(isoOf(at - 1)) ? 'time' : 'day' });
    }
    return ticks;
  }
  for (const day of calendar(first, step.unit, step.size)) {
    const at = startOfDay(day, dayOf);
    if (at > to) return ticks;
    if (at >= from) ticks.push({ at, unit: step.unit });
  }
  return ticks;
}
