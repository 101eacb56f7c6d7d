import type { CivilDate } from '../calendar/index.ts';

/**
 * Formats an order number, `ORD-YYYYMMDD-####`: the facility’s day and the sequence number on it,
 * from 1. Assigned when the order is saved.
 */
export function orderNumber(day: CivilDate, place: number): string {
  return `ORD-${day.replaceAll('-', '')}-${String(place).padStart(4, '0')}`;
}
