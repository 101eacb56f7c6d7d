import { expect, it } from 'vitest';
import { dateRange, instantRange } from './date-ranges.ts';

const zone = 'America/New_York';

it.each([
  ['2026-05-12', { from: '2026-05-12T04:00:00.000Z', before: '2026-05-13T04:00:00.000Z' }],
  ['eq2026-05', { from: '2026-05-01T04:00:00.000Z', before: '2026-06-01T04:00:00.000Z' }],
  ['2026-12', { from: '2026-12-01T05:00:00.000Z', before: '2027-01-01T05:00:00.000Z' }],
  ['ge2026', { from: '2026-01-01T05:00:00.000Z' }],
  ['gt2026', { from: '2027-01-01T05:00:00.000Z' }],
  ['lt2026-03-08', { before: '2026-03-08T05:00:00.000Z' }],
  // The day on which clocks go forward has 23 hours.
  ['le2026-03-08', { before: '2026-03-09T04:00:00.000Z' }],
  ['2026-05-12T08:42Z', { from: '2026-05-12T08:42:00.000Z', before: '2026-05-12T08:43:00.000Z' }],
  [
    '2026-05-12T08:42:10+02:00',
    { from: '2026-05-12T06:42:10.000Z', before: '2026-05-12T06:42:11.000Z' },
  ],
  ['gt2026-05-12T08:42:10.250Z', { from: '2026-05-12T08:42:10.251Z' }],
])('%s as a range of instants', (text, range) => {
  expect(instantRange(text, zone)).toEqual(range);
});

it.each([
  '',
  'today',
  '2026-13',
  '2026-02-30',
  '2026-5-1',
  'ne2026',
  'ge',
  '0026',
  '2026-05-12T08:42',
  '2026-05-12T25:00:00Z',
  '2026-02-30T08:00:00Z',
  '2026-05-12T08:42.5Z',
])('"%s" is not a date', (text) => {
  expect(instantRange(text, zone)).toBeUndefined();
});

it.each([
  ['1957-11-03', { from: '1957-11-03', before: '1957-11-04' }],
  ['le1957', { before: '1958-01-01' }],
  ['ge1957-11', { from: '1957-11-01' }],
])('%s as a range of days', (text, range) => {
  expect(dateRange(text)).toEqual(range);
});
