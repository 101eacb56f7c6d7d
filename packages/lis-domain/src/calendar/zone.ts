import { addDays, dayNumber, type CivilDate } from './civil-date.ts';

const DAY_MS = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached, because creating a formatter is slow; there is one per zone in use. */
function formatFor(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA-u-ca-iso8601-nu-latn', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(zone, format);
  return format;
}

/** Local wall-clock time at an instant, in ms as if it were UTC. */
function wallClock(instant: number, zone: string): number {
  const part = Object.fromEntries(
    formatFor(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  ) as Record<string, number>;
  return Date.UTC(
    part['year'] ?? 0,
    (part['month'] ?? 1) - 1,
    part['day'],
    part['hour'],
    part['minute'],
    part['second'],
  );
}

/** Returns the local date at an instant (ISO 8601 with offset) in an IANA zone. */
export function dateIn(zone: string, instant: string): CivilDate {
  return new Date(wallClock(Date.parse(instant), zone)).toISOString().slice(0, 10);
}

/** Returns the local date and time at an instant in an IANA zone, such as `2026-05-12T08:42`. */
export function wallClockIn(zone: string, instant: string): string {
  return new Date(wallClock(Date.parse(instant), zone))
    .toISOString()
    .slice(0, 'YYYY-MM-DDTHH:MM'.length);
}

/**
 * Returns the first instant, in ms since 1970, at which the wall clock shows a given time (in ms as
 * if it were UTC): the earlier one of a repeated time, undefined for a skipped one. The offsets
 * before and after a clock change are those of the neighbouring days.
 */
function firstShowing(shown: number, zone: string): number | undefined {
  const offsets = [shown - DAY_MS, shown + DAY_MS].map((near) => wallClock(near, zone) - near);
  return offsets
    .map((offset) => shown - offset)
    .toSorted((a, b) => a - b)
    .find((instant) => wallClock(instant, zone) === shown);
}

/**
 * Returns the first instant at which the wall clock shows a given time or a later one. For a
 * skipped time this is the instant after the gap.
 */
function reached(shown: number, zone: string): number {
  const exact = firstShowing(shown, zone);
  if (exact !== undefined) return exact;
  let before = shown - DAY_MS;
  let after = shown + DAY_MS;
  while (after - before > 1000) {
    const middle = Math.floor((before + after) / 2000) * 1000;
    if (wallClock(middle, zone) < shown) before = middle;
    else after = middle;
  }
  return after;
}

/** A local date and time (`HH:MM`), in ms as if it were UTC. */
function shownAt(date: CivilDate, time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return dayNumber(date) * DAY_MS + (hours * 60 + minutes) * 60_000;
}

/**
 * Returns the first instant at which the local time in a zone is a date and time (`HH:MM`) or
 * later. For a skipped time this is the instant after the gap.
 */
export function reachedIn(zone: string, date: CivilDate, time: string): string {
  return new Date(reached(shownAt(date, time), zone)).toISOString();
}

/**
 * Returns the instant of a local date and time (`HH:MM`) in a zone; the earlier one if it occurs
 * twice. Undefined for a time that the clock skips.
 */
export function instantIn(zone: string, date: CivilDate, time: string): string | undefined {
  const instant = firstShowing(shownAt(date, time), zone);
  return instant === undefined ? undefined : new Date(instant).toISOString();
}

interface FacilityDay {
  start: string;
  end: string;
}

/**
 * Time zone conversion is slow and the same days are requested repeatedly. The cache holds the
 * latest 20,000 days, about fifty years.
 */
const days = new Map<string, FacilityDay>();
const MAX_DAYS = 20_000;

/**
 * Returns a facility’s day as `[start, end)`, in instants. It has 24 hours except when clocks
 * change.
 */
export function dayIn(zone: string, date: CivilDate): Readonly<FacilityDay> {
  const name = `${zone} ${date}`;
  const known = days.get(name);
  if (known) return known;
  const next = addDays(date, 1);
  const day = {
    start: days.get(`${zone} ${addDays(date, -1)}`)?.end ?? reachedIn(zone, date, '00:00'),
    end: days.get(`${zone} ${next}`)?.start ?? reachedIn(zone, next, '00:00'),
  };
  if (days.size >= MAX_DAYS) days.clear();
  days.set(name, day);
  return day;
}
