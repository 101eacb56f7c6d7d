import type { CivilDate } from '../calendar/index.ts';

/** An order's number, `ORD-YYYYMMDD-####`: the facility's day and the place in it, from 1. Given when the order is saved. */
export function orderNumber(day: CivilDate, place: number): string {
  return `ORD-${day.replaceAll('-', '')}-${String(place).padStart(4, '0')}`;
}
