import * as v from 'valibot';
import { addDays, dateIn, dayIn, type CivilDate } from '../calendar/index.ts';
import { instantField, isEnteredDate } from '../http/index.ts';

/** Default analytics window in days, from the specification. */
const DEFAULT_DAYS = 7;

/**
 * Returns whether a window starts within the last seven days of the facility, today included. Every
 * plan includes the figures of these days.
 */
export function startsInLastDays({ start }: Pick<Window, 'start'>, zone: string, now: string) {
  return start >= dayIn(zone, addDays(dateIn(zone, now), 1 - DEFAULT_DAYS)).start;
}

/** Maximum length of a window in days: ten years including leap days. */
export const MAX_WINDOW_DAYS = 3_653;

/**
 * Returns the facility’s current day as quick stats request it: 00:00:00 to 23:59:59 local time, as
 * instants.
 */
export function todayWindow(zone: string, now: string): { start_date: string; end_date: string } {
  const { start, end } = dayIn(zone, dateIn(zone, now));
  return { start_date: start, end_date: new Date(Date.parse(end) - 1000).toISOString() };
}

export interface Window {
  start: string;
  /** Exclusive. */
  end: string;
}

/** Accepts only instants with an offset: without one, the host’s time zone would decide. */
function instantOf(text: string): string | undefined {
  const readable =
    v.is(instantField, text) && isEnteredDate(text.slice(0, 10)) && !Number.isNaN(Date.parse(text));
  return readable ? new Date(text).toISOString() : undefined;
}

function startOf(text: string, zone: string): string | undefined {
  return isEnteredDate(text) ? dayIn(zone, text).start : instantOf(text);
}

/**
 * Returns whether an instant lies in the last second of its day and so means the end of that day.
 */
function endsItsDay(instant: string, dayEnd: string): boolean {
  return Date.parse(dayEnd) - Date.parse(instant) <= 1000;
}

function endOf(text: string, zone: string): string | undefined {
  if (isEnteredDate(text)) return dayIn(zone, text).end;
  const instant = instantOf(text);
  if (instant === undefined) return undefined;
  const { end } = dayIn(zone, dateIn(zone, instant));
  return endsItsDay(instant, end) ? end : instant;
}

/**
 * Parses the window of a request as `[start, end)`, from instants or days of the facility. Default:
 * the last seven days, including today. An end of 23:59:59 is the end of that day, so that its last
 * second is not lost (safe reading 65). Returns undefined when the window cannot be parsed or ends
 * before it starts.
 */
export function readWindow(
  query: { start_date?: string | undefined; end_date?: string | undefined },
  zone: string,
  now: string,
): Window | undefined {
  const today: CivilDate = dateIn(zone, now);
  const end = endOf(query.end_date ?? today, zone);
  if (end === undefined) return undefined;
  const lastDay = dateIn(zone, new Date(Date.parse(end) - 1).toISOString());
  const start = startOf(query.start_date ?? addDays(lastDay, 1 - DEFAULT_DAYS), zone);
  return start === undefined || start >= end ? undefined : { start, end };
}
