import { describe, expect, it } from 'vitest';
import { daysOfWindow, longerSpansIn, spanAround } from './days-of-window.ts';
import { readWindow } from './day-window.ts';

const NEW_YORK = 'America/New_York';
const days = (start_date: string, end_date: string, zone: string) =>
  daysOfWindow(
    readWindow({ start_date, end_date }, zone, '2026-12-31T12:00:00Z') ?? { start: '', end: '' },
    zone,
  );
const hours = ({ start, end }: { start: string; end: string }) =>
  (Date.parse(end) - Date.parse(start)) / 3_600_000;

describe('daysOfWindow', () => {
  it.each([
    ['when clocks move forward', '2026-03-07', '2026-03-09', NEW_YORK, [24, 23, 24]],
    ['when clocks move back', '2026-10-31', '2026-11-02', NEW_YORK, [24, 25, 24]],
    [
      'when clocks move by half an hour',
      '2026-04-04',
      '2026-04-06',
      'Australia/Lord_Howe',
      [24, 24.5, 24],
    ],
    ['where midnight is skipped', '2026-09-05', '2026-09-07', 'America/Santiago', [24, 23, 24]],
    ['without clock changes', '2026-05-01', '2026-05-02', 'Asia/Kathmandu', [24, 24]],
  ])('%s', (_, from, to, zone, lengths) => {
    const found = days(from, to, zone);
    expect(found.map(hours)).toEqual(lengths);
    expect(found.slice(1).map(({ start }) => start)).toEqual(
      found.slice(0, -1).map(({ end }) => end),
    );
  });

  it('lists each date of a year exactly once', () => {
    const found = days('2026-01-01', '2026-12-31', NEW_YORK);
    expect(found).toHaveLength(365);
    expect(new Set(found.map(({ date }) => date)).size).toBe(365);
    expect(found.reduce((sum, day) => sum + hours(day), 0)).toBe(365 * 24);
  });

  it('truncates the first and last day to the window', () => {
    expect(
      daysOfWindow({ start: '2026-05-12T10:00:00.000Z', end: '2026-05-13T01:00:00.000Z' }, 'UTC'),
    ).toEqual([
      { date: '2026-05-12', start: '2026-05-12T10:00:00.000Z', end: '2026-05-13T00:00:00.000Z' },
      { date: '2026-05-13', start: '2026-05-13T00:00:00.000Z', end: '2026-05-13T01:00:00.000Z' },
    ]);
  });

  it('omits a date that the time zone skipped', () => {
    expect(days('2011-12-29', '2011-12-31', 'Pacific/Apia').map(({ date }) => date)).toEqual([
      '2011-12-29',
      '2011-12-31',
    ]);
  });
});

describe('longerSpansIn', () => {
  const spans = (from: string, to: string, zone: string) =>
    longerSpansIn(
      { start: days(from, from, zone)[0]?.start ?? '', end: days(to, to, zone)[0]?.end ?? '' },
      zone,
    );
  const dates = (of: string, found: ReturnType<typeof longerSpansIn>) =>
    found.filter(({ span }) => span === of).map(({ start }) => start.slice(0, 10));

  it('returns thirds of a month, months and quarters that lie entirely in the window', () => {
    const found = spans('2025-11-12', '2026-04-10', 'UTC');
    expect(dates('third', found)).toEqual([
      '2025-11-21',
      '2025-12-01',
      '2025-12-11',
      '2025-12-21',
      '2026-01-01',
      '2026-01-11',
      '2026-01-21',
      '2026-02-01',
      '2026-02-11',
      '2026-02-21',
      '2026-03-01',
      '2026-03-11',
      '2026-03-21',
      '2026-04-01',
    ]);
    expect(dates('month', found)).toEqual(['2025-12-01', '2026-01-01', '2026-02-01', '2026-03-01']);
    expect(dates('quarter', found)).toEqual(['2026-01-01']);
  });

  it.each([
    ['2026-02-01', '2026-02-28', 4],
    ['2026-02-02', '2026-02-28', 2],
    ['2026-02-01', '2026-02-27', 2],
    ['2026-02-12', '2026-02-27', 0],
  ])('from %s to %s returns %i spans', (from, to, count) => {
    expect(spans(from, to, NEW_YORK)).toHaveLength(count);
  });

  it('excludes a span that the window truncates', () => {
    const { start, end } = spanAround('month', '2026-02-10', NEW_YORK);
    expect(dates('month', longerSpansIn({ start, end }, NEW_YORK))).toEqual(['2026-02-01']);
    expect(
      dates(
        'month',
        longerSpansIn({ start: new Date(Date.parse(start) + 1).toISOString(), end }, NEW_YORK),
      ),
    ).toEqual([]);
    expect(
      dates(
        'month',
        longerSpansIn({ start, end: new Date(Date.parse(end) - 1).toISOString() }, NEW_YORK),
      ),
    ).toEqual([]);
  });

  it.each([NEW_YORK, 'America/Santiago', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Pacific/Apia'])(
    'returns contiguous spans that consist of whole shorter spans, in %s',
    (zone) => {
      const window = {
        start: spanAround('quarter', '2011-08-08', zone).start,
        end: spanAround('quarter', '2012-08-08', zone).end,
      };
      const found = longerSpansIn(window, zone);
      const parts = {
        third: daysOfWindow(window, zone),
        month: found.filter(({ span }) => span === 'third'),
        quarter: found.filter(({ span }) => span === 'month'),
      };
      for (const { span, start, end } of found) {
        const [first, ...rest] = parts[span].filter((part) => part.start < end && part.end > start);
        expect(
          rest.reduce((reached, part) => (part.start === reached ? part.end : 'a gap'), first?.end),
        ).toBe(end);
        expect(first?.start).toBe(start);
      }
      expect(found.filter(({ span }) => span === 'quarter')).toHaveLength(5);
    },
  );
});

describe('spanAround', () => {
  it.each([
    ['third', '2026-03-10', NEW_YORK, '2026-03-01T05:00:00.000Z', '2026-03-11T04:00:00.000Z'],
    ['third', '2026-03-11', NEW_YORK, '2026-03-11T04:00:00.000Z', '2026-03-21T04:00:00.000Z'],
    ['third', '2024-02-29', 'UTC', '2024-02-21T00:00:00.000Z', '2024-03-01T00:00:00.000Z'],
    ['month', '2026-03-01', NEW_YORK, '2026-03-01T05:00:00.000Z', '2026-04-01T04:00:00.000Z'],
    ['month', '2026-12-31', 'UTC', '2026-12-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
    ['quarter', '2026-03-31', NEW_YORK, '2026-01-01T05:00:00.000Z', '2026-04-01T04:00:00.000Z'],
    ['quarter', '2026-11-30', 'UTC', '2026-10-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
  ] as const)('returns the %s of %s in %s', (span, date, zone, start, end) => {
    expect(spanAround(span, date, zone)).toEqual({ start, end });
  });
});
