import { expect, it } from 'vitest';
import { timeBetween } from './time-between.ts';

it.each([
  ['2026-05-12T07:41:00Z', 0, 'minutes'],
  ['2026-05-12T06:42:00Z', 59, 'minutes'],
  ['2026-05-12T06:41:00Z', 1, 'hours'],
  ['2026-05-10T07:42:00Z', 47, 'hours'],
  ['2026-05-10T07:34:00Z', 2, 'days'],
  ['2026-03-14T07:41:00Z', 59, 'days'],
  ['2026-03-12T07:41:00Z', 2, 'months'],
  ['2024-06-12T07:41:00Z', 22, 'months'],
  ['2024-05-11T07:41:00Z', 2, 'years'],
  ['2006-05-01T07:41:00Z', 20, 'years'],
])('timeBetween: %s is %i %s before', (earlier, count, unit) => {
  expect(timeBetween(earlier, '2026-05-12T07:41:00Z')).toEqual({ unit, count });
});
