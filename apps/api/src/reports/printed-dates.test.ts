import { describe, expect, it } from 'vitest';
import { printedDate, printedShortTime, printedTime } from './printed-dates.ts';

describe('dates on paper', () => {
  it('have their month in letters', () => {
    expect(printedDate('1958-03-04')).toBe('04 Mar 1958');
    expect(printedDate('2024-12-31')).toBe('31 Dec 2024');
  });

  it.each([
    ['UTC', '2026-05-12T07:41:00Z', '12 May 2026, 07:41 (UTC)', '12 May 07:41'],
    ['America/New_York', '2026-01-01T02:05:00Z', '31 Dec 2025, 21:05 (EST)', '31 Dec 21:05'],
    ['America/New_York', '2026-07-01T04:00:00Z', '01 Jul 2026, 00:00 (EDT)', '01 Jul 00:00'],
    ['Asia/Kathmandu', '2026-05-12T18:15:00Z', '13 May 2026, 00:00 (GMT+5:45)', '13 May 00:00'],
  ])('are of the facility’s clock: %s at %s', (zone, instant, long, short) => {
    expect(printedTime(zone, instant)).toBe(long);
    expect(printedShortTime(zone, instant)).toBe(short);
  });
});
