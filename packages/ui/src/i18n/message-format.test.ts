import { describe, expect, it } from 'vitest';
import { createFormat } from './message-format.js';

const LATE_EVENING = '2026-05-12T23:30:00Z';

describe('the day of an instant', () => {
  it.each([
    ['UTC', '2026-05-12', 'Tuesday 12 May 2026'],
    ['Asia/Tokyo', '2026-05-13', 'Wednesday 13 May 2026'],
    ['America/Los_Angeles', '2026-05-12', 'Tuesday 12 May 2026'],
  ])('is that of the facility in %s', (timeZone, day, full) => {
    const format = createFormat({ locale: 'en', timeZone, dateFormat: 'MM/DD/YYYY' });
    expect(format.dayOf(LATE_EVENING)).toBe(day);
    expect(format.fullDate(LATE_EVENING)).toBe(full);
    expect(`${format.dayMonth(LATE_EVENING)} ${format.monthYear(LATE_EVENING)}`).toBe(`${day.slice(-2)} May May 2026`);
  });

  it.each(['Asia/Tokyo', 'America/Los_Angeles'])('of a calendar date is the date itself in %s', (timeZone) => {
    const format = createFormat({ locale: 'en', timeZone, dateFormat: 'MM/DD/YYYY' });
    expect(format.dayOf('2026-05-12')).toBe('2026-05-12');
    expect(format.fullDate('2026-05-12')).toBe('Tuesday 12 May 2026');
    expect(format.date('2026-05-12')).toBe('05/12/2026');
    expect(format.longDate('2026-05-12')).toBe('12 May 2026');
  });
});
