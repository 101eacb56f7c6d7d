import { addDays, dateIn, dayIn, type CivilDate } from '../calendar/index.ts';
import type { Window } from './day-window.ts';

/** A day of the facility, or the part of it inside a window. */
export interface WindowDay {
  date: CivilDate;
  start: string;
  /** Exclusive. The day has 23 or 25 hours when clocks change. */
  end: string;
}

const firstOfMonth = (date: CivilDate): CivilDate => `${date.slice(0, 8)}01`;
const firstOfNextMonth = (date: CivilDate): CivilDate =>
  firstOfMonth(addDays(firstOfMonth(date), 31));

/**
 * Aggregation spans longer than a day, shortest first. Each function returns the first date of the
 * span that contains a date, and the first date of the next span. Every span consists of whole
 * shorter spans.
 */
const longerSpans = {
  third: (date: CivilDate) => {
    const firsts = [
      firstOfMonth(date),
      `${date.slice(0, 8)}11`,
      `${date.slice(0, 8)}21`,
      firstOfNextMonth(date),
    ] as const;
    const next = firsts.find((each) => each > date) ?? firsts[3];
    return [firsts[firsts.indexOf(next) - 1] ?? firsts[0], next] as const;
  },
  month: (date: CivilDate) => [firstOfMonth(date), firstOfNextMonth(date)] as const,
  quarter: (date: CivilDate) => {
    const first = `${date.slice(0, 5)}${String(Math.floor((Number(date.slice(5, 7)) - 1) / 3) * 3 + 1).padStart(2, '0')}-01`;
    return [first, firstOfMonth(addDays(first, 95))] as const;
  },
};

export type LongerSpan = keyof typeof longerSpans;

/**
 * Returns every facility day in a window, oldest first. The first and the last may be truncated.
 */
export function daysOfWindow({ start, end }: Window, zone: string): WindowDay[] {
  const days: WindowDay[] = [];
  for (let date = dateIn(zone, start), from = start; from < end; date = addDays(date, 1)) {
    const next = dayIn(zone, date).end;
    const to = next < end ? next : end;
    // A date skipped by the zone when it crossed the date line has no hours.
    if (from >= to) continue;
    days.push({ date, start: from, end: to });
    from = to;
  }
  return days;
}

/**
 * Returns the spans longer than a day that lie entirely in a facility’s window, shortest kind
 * first, oldest first within a kind.
 */
export function longerSpansIn(
  { start, end }: Window,
  zone: string,
): (Window & { span: LongerSpan })[] {
  return (Object.keys(longerSpans) as LongerSpan[]).flatMap((span) => {
    const found: (Window & { span: LongerSpan })[] = [];
    for (
      let date = dateIn(zone, start), each = spanAround(span, date, zone);
      each.end <= end;
      each = spanAround(span, date, zone)
    ) {
      if (each.start >= start) found.push({ span, ...each });
      [, date] = longerSpans[span](date);
    }
    return found;
  });
}

/** Returns the span that contains a date of the facility, as instants. */
export function spanAround(span: LongerSpan, date: CivilDate, zone: string): Window {
  const [first, next] = longerSpans[span](date);
  return { start: dayIn(zone, first).start, end: dayIn(zone, next).start };
}
