import { addDays, dateIn, dayNumber, dayIn, reachedIn, type CivilDate } from '../calendar/index.ts';
import {
  weekdays,
  type HoursInterval,
  type Opening,
  type Weekday,
} from './working-hours.schema.ts';

/** Known opening hours of a day. */
export type DayHours =
  | { kind: 'unknown' }
  | { kind: 'holiday'; name: string }
  | { kind: 'closed'; weekday: Weekday }
  /** Earliest first. */
  | { kind: 'open'; intervals: readonly HoursInterval[] };

export type KnownDayHours = Exclude<DayHours, { kind: 'unknown' }>;

/** A period in which the facility is open, `[start, end)` in instants. */
export interface OpenTime {
  start: string;
  end: string;
}

/** 5 January 1970 was a Monday. */
const A_MONDAY = 4;

export function weekdayOf(date: CivilDate): Weekday {
  return weekdays[(((dayNumber(date) - A_MONDAY) % 7) + 7) % 7] as Weekday;
}

const sameDayOfYear = (one: CivilDate, other: CivilDate) =>
  one.slice('YYYY-'.length) === other.slice('YYYY-'.length);

/** Returns the opening hours of a date. A holiday overrides the weekday. */
export function dayHours({ working_hours, holidays }: Opening, date: CivilDate): DayHours {
  if (working_hours === null) return { kind: 'unknown' };
  const holiday = holidays.find(
    (each) => each.date === date || (each.yearly && sameDayOfYear(each.date, date)),
  );
  if (holiday) return { kind: 'holiday', name: holiday.name };
  const weekday = weekdayOf(date);
  const intervals = working_hours[weekday].toSorted((a, b) => a.from.localeCompare(b.from));
  return intervals.length === 0 ? { kind: 'closed', weekday } : { kind: 'open', intervals };
}

const DAY_MS = 86_400_000;

function afterMidnight(midnight: string, time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(Date.parse(midnight) + (hours * 60 + minutes) * 60_000).toISOString();
}

/**
 * Open periods of a date in the facility’s zone. When clocks go forward, the skipped time is not
 * open. When they go back, opening and closing use the first occurrence, and 24:00 is the end of
 * the longer day.
 */
function openTimes(zone: string, opening: Opening, date: CivilDate): OpenTime[] {
  const day = dayHours(opening, date);
  if (day.kind !== 'open') return [];
  const { start: midnight, end } = dayIn(zone, date);
  // On a day of 24 hours the clocks do not change, which saves the conversion of each time.
  const isWhole = Date.parse(end) - Date.parse(midnight) === DAY_MS;
  const reached = (time: string) =>
    isWhole ? afterMidnight(midnight, time) : reachedIn(zone, date, time);
  const times = day.intervals.map(({ from, to }) => ({
    start: reached(from),
    end: to === '24:00' ? end : reached(to),
  }));
  return times.filter((time) => time.start < time.end);
}

/** Returns whether the facility is open at an instant; undefined if its hours are unknown. */
export function isOpenAt(zone: string, opening: Opening, instant: string): boolean | undefined {
  if (opening.working_hours === null) return undefined;
  const at = Date.parse(instant);
  return openTimes(zone, opening, dateIn(zone, instant)).some(
    ({ start, end }) => Date.parse(start) <= at && at < Date.parse(end),
  );
}

/** More than a year, because a yearly holiday closes a weekday at most that long. */
const LOOKED_AHEAD_DAYS = 400;

/**
 * Returns the first instant at or after the given one at which the facility is open. Undefined if
 * its hours are unknown, or if it stays closed for more than a year.
 */
export function nextOpening(zone: string, opening: Opening, instant: string): string | undefined {
  if (opening.working_hours === null) return undefined;
  const at = Date.parse(instant);
  const today = dateIn(zone, instant);
  for (let ahead = 0; ahead < LOOKED_AHEAD_DAYS; ahead += 1) {
    const next = openTimes(zone, opening, addDays(today, ahead)).find(
      ({ end }) => at < Date.parse(end),
    );
    if (next) return new Date(Math.max(at, Date.parse(next.start))).toISOString();
  }
  return undefined;
}

/**
 * Returns the hours of the starting day if the appointment does not lie within one open period;
 * undefined if it does or the hours are unknown. A facility open until midnight and from midnight
 * on is open at midnight. Reuse the returned function for many appointments: each day is calculated
 * once.
 */
export function outsideHours(
  zone: string,
  opening: Opening,
): (wanted: OpenTime) => KnownDayHours | undefined {
  const known = new Map<CivilDate, readonly OpenTime[]>();
  const timesFrom = (date: CivilDate) => {
    const times =
      known.get(date) ??
      joined([...openTimes(zone, opening, date), ...openTimes(zone, opening, addDays(date, 1))]);
    known.set(date, times);
    return times;
  };
  return ({ start, end }) => {
    const date = dateIn(zone, start);
    const hours = dayHours(opening, date);
    if (hours.kind === 'unknown') return undefined;
    return timesFrom(date).some(
      (open) =>
        Date.parse(open.start) <= Date.parse(start) && Date.parse(end) <= Date.parse(open.end),
    )
      ? undefined
      : hours;
  };
}

/** Merges adjacent periods. */
function joined(times: readonly OpenTime[]): OpenTime[] {
  const all: OpenTime[] = [];
  for (const time of times) {
    const last = all.at(-1);
    if (last?.end === time.start) last.end = time.end;
    else all.push({ ...time });
  }
  return all;
}

/**
 * Open periods, earliest first, as parallel arrays: their starts, the open minutes before each, and
 * their lengths in minutes. A database can look an instant up in it.
 */
export interface OpenClock {
  starts: string[];
  before: number[];
  lengths: number[];
}

const minutesOf = ({ start, end }: OpenTime) => (Date.parse(end) - Date.parse(start)) / 60_000;

/**
 * Returns the open periods of all facility days that a period touches; undefined if the hours are
 * unknown. Holidays are closed, and a day on which clocks change has the length it had.
 */
export function openClock(
  zone: string,
  opening: Opening,
  { start, end }: OpenTime,
): OpenClock | undefined {
  if (opening.working_hours === null) return undefined;
  const clock: OpenClock = { starts: [], before: [], lengths: [] };
  let minutes = 0;
  const last = dateIn(zone, end);
  for (let date = dateIn(zone, start); date <= last; date = addDays(date, 1))
    for (const time of openTimes(zone, opening, date)) {
      clock.starts.push(time.start);
      clock.before.push(minutes);
      clock.lengths.push(minutesOf(time));
      minutes += minutesOf(time);
    }
  return clock;
}

/**
 * Returns the minutes within opening hours between two instants, both in the period of the clock; 0
 * if the facility was closed throughout.
 */
export function openMinutes({ starts, before, lengths }: OpenClock, { start, end }: OpenTime) {
  const upTo = (instant: string): number => {
    const at = Date.parse(instant);
    const index = starts.findLastIndex((opened) => Date.parse(opened) <= at);
    const opened = starts[index];
    if (opened === undefined) return 0;
    return (before[index] ?? 0) + Math.min((at - Date.parse(opened)) / 60_000, lengths[index] ?? 0);
  };
  return upTo(end) - upTo(start);
}

const dayNames: Record<Weekday, string> = {
  mon: 'Mondays',
  tue: 'Tuesdays',
  wed: 'Wednesdays',
  thu: 'Thursdays',
  fri: 'Fridays',
  sat: 'Saturdays',
  sun: 'Sundays',
};

/**
 * Returns a day’s hours in English for error messages: `Closed on Sundays`, `Closed: Eid`, `Open
 * 08:00–12:00 and 14:00–18:00`.
 */
export function hoursText(day: KnownDayHours): string {
  if (day.kind === 'holiday') return `Closed: ${day.name}`;
  if (day.kind === 'closed') return `Closed on ${dayNames[day.weekday]}`;
  const times = day.intervals.map(({ from, to }) => `${from}–${to}`);
  const last = times.pop() ?? '';
  return `Open ${times.length === 0 ? last : `${times.join(', ')} and ${last}`}`;
}
