import { addDays, dateIn, dayIn, type CivilDate } from '../calendar/index.js';
import type { Window } from './day-window.js';

/** A day of the facility, or the part of it that lies in a window. */
export interface WindowDay {
  date: CivilDate;
  /** The calendar month it is in, as its first day, when the window holds all of that month; else null. */
  wholeMonth: CivilDate | null;
  start: string;
  /** Not part of the day. It has 23 or 25 hours when clocks change. */
  end: string;
}

const firstOfMonth = (date: CivilDate): CivilDate => `${date.slice(0, 8)}01`;
const firstOfNextMonth = (date: CivilDate): CivilDate => firstOfMonth(addDays(firstOfMonth(date), 31));

/** The days of the facility in a window, oldest first; none is left out. The first and the last may be cut. */
export function daysOfWindow({ start, end }: Window, zone: string): WindowDay[] {
  const days: WindowDay[] = [];
  for (let date = dateIn(zone, start), from = start; from < end; date = addDays(date, 1)) {
    const next = dayIn(zone, date).end;
    const to = next < end ? next : end;
    // A date that a zone has left out, when it crossed the date line, has no hours.
    if (from >= to) continue;
    days.push({ date, wholeMonth: null, start: from, end: to });
    from = to;
  }
  const months = new Map<CivilDate, boolean>();
  const holds = (month: CivilDate) => {
    const known = months.get(month) ?? (dayIn(zone, month).start >= start && dayIn(zone, firstOfNextMonth(month)).start <= end);
    months.set(month, known);
    return known;
  };
  return days.map((day) => (holds(firstOfMonth(day.date)) ? { ...day, wholeMonth: firstOfMonth(day.date) } : day));
}

/** A calendar month of the facility, named by its first day, as instants. */
export function monthIn(zone: string, month: CivilDate): Window {
  return { start: dayIn(zone, month).start, end: dayIn(zone, firstOfNextMonth(month)).start };
}
