import { addDays, dateIn, dayNumber, dayIn, reachedIn, type CivilDate } from '../calendar/index.ts';
import {
  weekdays,
  type HoursInterval,
  type Opening,
  type Weekday,
} from './working-hours.schema.ts';

/** What is known of a day. */
export type DayHours =
  | { kind: 'unknown' }
  | { kind: 'holiday'; name: string }
  | { kind: 'closed'; weekday: Weekday }
  /** The earliest first. */
  | { kind: 'open'; intervals: readonly HoursInterval[] };

export type KnownDayHours = Exclude<DayHours, { kind: 'unknown' }>;

/** A time in which the facility is open, `[start, end)` in instants. */
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

/** When a facility is open on a date. A holiday outweighs the weekday. */
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

/**
 * The times of a date in which the facility is open, on the clock of its zone. Where clocks are put forward, what they skip is not open; where they are put back, it
 * opens and closes when its time is first shown, and 24:00 is the end of the longer day.
 */
function openTimes(zone: string, opening: Opening, date: CivilDate): OpenTime[] {
  const day = dayHours(opening, date);
  if (day.kind !== 'open') return [];
  const { end } = dayIn(zone, date);
  const times = day.intervals.map(({ from, to }) => ({
    start: reachedIn(zone, date, from),
    end: to === '24:00' ? end : reachedIn(zone, date, to),
  }));
  return times.filter((time) => time.start < time.end);
}

/** Whether the facility is open at an instant; undefined where its hours are not known. */
export function isOpenAt(zone: string, opening: Opening, instant: string): boolean | undefined {
  if (opening.working_hours === null) return undefined;
  const at = Date.parse(instant);
  return openTimes(zone, opening, dateIn(zone, instant)).some(
    ({ start, end }) => Date.parse(start) <= at && at < Date.parse(end),
  );
}

/** A yearly holiday does not close a weekday for longer. */
const LOOKED_AHEAD_DAYS = 400;

/** The first instant from then on at which the facility is open, which may be that one; undefined where its hours are not known, or where it stays closed for more than a year. */
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
 * What speaks against an appointment: the hours of the day it begins on, unless it lies wholly within one time in which the facility is open. Undefined: nothing, or
 * the hours are not known. Who is open until midnight and from then on is open at midnight. For many appointments, keep what this answers: each day is reckoned once.
 */
export function outsideHours(
  zone: string,
  opening: Opening,
): (wanted: OpenTime) => KnownDayHours | undefined {
  const known = new Map<CivilDate, readonly OpenTime[]>();
  const timesFrom = (date: CivilDate) => {
    const kept =
      known.get(date) ??
      joined([...openTimes(zone, opening, date), ...openTimes(zone, opening, addDays(date, 1))]);
    known.set(date, kept);
    return kept;
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

/** Times one after the other, as one where one begins when the other ends. */
function joined(times: readonly OpenTime[]): OpenTime[] {
  const all: OpenTime[] = [];
  for (const time of times) {
    const last = all.at(-1);
    if (last?.end === time.start) last.end = time.end;
    else all.push({ ...time });
  }
  return all;
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

/** A day's hours in English, as a refusal tells them: `Closed on Sundays`, `Closed: Eid`, `Open 08:00–12:00 and 14:00–18:00`. */
export function hoursText(day: KnownDayHours): string {
  if (day.kind === 'holiday') return `Closed: ${day.name}`;
  if (day.kind === 'closed') return `Closed on ${dayNames[day.weekday]}`;
  const times = day.intervals.map(({ from, to }) => `${from}–${to}`);
  const last = times.pop() ?? '';
  return `Open ${times.length === 0 ? last : `${times.join(', ')} and ${last}`}`;
}
