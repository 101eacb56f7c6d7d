import { describe, expect, it } from 'vitest';
import { daysOfWindow, monthIn } from './days-of-window.js';
import { readWindow } from './day-window.js';

const NEW_YORK = 'America/New_York';
const days = (start_date: string, end_date: string, zone: string) => daysOfWindow(readWindow({ start_date, end_date }, zone, '2026-12-31T12:00:00Z') ?? { start: '', end: '' }, zone);
const hours = ({ start, end }: { start: string; end: string }) => (Date.parse(end) - Date.parse(start)) / 3_600_000;

describe('the days of a window', () => {
  it.each([
    ['when clocks go forward', '2026-03-07', '2026-03-09', NEW_YORK, [24, 23, 24]],
    ['when clocks go back', '2026-10-31', '2026-11-02', NEW_YORK, [24, 25, 24]],
    ['when they move by half an hour', '2026-04-04', '2026-04-06', 'Australia/Lord_Howe', [24, 24.5, 24]],
    ['where midnight is skipped', '2026-09-05', '2026-09-07', 'America/Santiago', [24, 23, 24]],
    ['where clocks stand', '2026-05-01', '2026-05-02', 'Asia/Kathmandu', [24, 24]],
  ])('%s', (_, from, to, zone, lengths) => {
    const found = days(from, to, zone);
    expect(found.map(hours)).toEqual(lengths);
    expect(found.slice(1).map(({ start }) => start)).toEqual(found.slice(0, -1).map(({ end }) => end));
  });

  it('are named by their dates, with none left out or twice in a year', () => {
    const found = days('2026-01-01', '2026-12-31', NEW_YORK);
    expect(found).toHaveLength(365);
    expect(new Set(found.map(({ date }) => date)).size).toBe(365);
    expect(found.reduce((sum, day) => sum + hours(day), 0)).toBe(365 * 24);
  });

  it('may be cut at both ends', () => {
    expect(daysOfWindow({ start: '2026-05-12T10:00:00.000Z', end: '2026-05-13T01:00:00.000Z' }, 'UTC')).toEqual([
      { date: '2026-05-12', wholeMonth: null, start: '2026-05-12T10:00:00.000Z', end: '2026-05-13T00:00:00.000Z' },
      { date: '2026-05-13', wholeMonth: null, start: '2026-05-13T00:00:00.000Z', end: '2026-05-13T01:00:00.000Z' },
    ]);
  });

  it('leave out a date that a zone has left out', () => {
    expect(days('2011-12-29', '2011-12-31', 'Pacific/Apia').map(({ date }) => date)).toEqual(['2011-12-29', '2011-12-31']);
  });

  it('belong to a whole month only where the window holds all of it', () => {
    const months = new Set(days('2026-01-02', '2026-04-01', NEW_YORK).map(({ wholeMonth }) => wholeMonth));
    expect([...months]).toEqual([null, '2026-02-01', '2026-03-01']);
    expect(days('2026-02-01', '2026-02-28', 'UTC').every(({ wholeMonth }) => wholeMonth === '2026-02-01')).toBe(true);
  });
});

describe('a month', () => {
  it('begins and ends at the facility’s midnight', () => {
    expect(monthIn(NEW_YORK, '2026-03-01')).toEqual({ start: '2026-03-01T05:00:00.000Z', end: '2026-04-01T04:00:00.000Z' });
    expect(monthIn('UTC', '2026-12-01')).toEqual({ start: '2026-12-01T00:00:00.000Z', end: '2027-01-01T00:00:00.000Z' });
  });
});
