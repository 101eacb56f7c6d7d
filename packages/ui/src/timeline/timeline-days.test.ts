import { describe, expect, it } from 'vitest';
import { createFormat } from '../i18n/index.ts';
import { dayBefore, daysOf } from './timeline-days.ts';

const at = (...instants: string[]) =>
  instants.map((instant) => ({ id: instant, at: instant, title: instant }));
const { dayOf } = createFormat({
  locale: 'en',
  timeZone: 'America/New_York',
  dateFormat: 'YYYY-MM-DD',
});

describe('daysOf', () => {
  it('groups events by calendar day in the user’s time zone', () => {
    const days = daysOf(at('2026-05-12T03:59:00Z', '2026-05-12T04:00:00Z'), dayOf);
    expect(days.map(({ day }) => day)).toEqual(['2026-05-11', '2026-05-12']);
  });

  it('keeps the given order, newest first or last', () => {
    const events = at('2026-05-12T12:00:00Z', '2026-05-12T10:00:00Z', '2026-05-10T10:00:00Z');
    expect(daysOf(events, dayOf)).toEqual([
      { day: '2026-05-12', events: events.slice(0, 2) },
      { day: '2026-05-10', events: events.slice(2) },
    ]);
  });

  it('returns no days without events', () => {
    expect(daysOf([], dayOf)).toEqual([]);
  });
});

describe('dayBefore', () => {
  it.each([
    ['2026-05-12', '2026-05-11'],
    ['2026-03-01', '2026-02-28'],
    ['2028-03-01', '2028-02-29'],
    ['2026-01-01', '2025-12-31'],
    ['2026-03-09', '2026-03-08'],
  ])('%s is %s', (day, before) => {
    expect(dayBefore(day)).toBe(before);
  });
});
