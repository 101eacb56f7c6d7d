import type { CivilDate } from '../calendar/index.ts';
import { comparedNumber } from '../http/compared-text.ts';

/**
 * Formats an order number, `ORD-YYYYMMDD-####`: the facility’s day and the sequence number on it,
 * from 1. Assigned when the order is saved.
 */
export function orderNumber(day: CivilDate, place: number): string {
  return `ORD-${day.replaceAll('-', '')}-${String(place).padStart(4, '0')}`;
}

/** Returns whether typed or scanned text has the format of an order number. */
export function isOrderNumber(text: string): boolean {
  return /^ORD-\d{8}-\d{4,}$/.test(comparedNumber(text));
}
