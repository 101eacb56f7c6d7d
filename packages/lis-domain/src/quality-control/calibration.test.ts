import { expect, it } from 'vitest';
import { calibrationDueAt, calibrationInForce, type CalibrationFacts } from './calibration.ts';

const calibration = (day: number, change: Partial<CalibrationFacts> = {}): CalibrationFacts => ({
  at: `2026-05-${String(day).padStart(2, '0')}T08:00:00Z`,
  outcome: 'accepted',
  interval_days: 7,
  voided: false,
  ...change,
});

it.each([
  ['its interval later', {}, '2026-05-11T08:00:00.000Z'],
  ['never without an interval', { interval_days: null }, null],
  ['never after a failure', { outcome: 'failed' }, null],
  ['never when voided', { voided: true }, null],
] as const)('is due %s', (_, change, expected) => {
  expect(calibrationDueAt(calibration(4, change))).toBe(expected);
});

it.each([
  ['the latest accepted one', [calibration(4), calibration(6)], 6],
  ['not a failed one', [calibration(4), calibration(6, { outcome: 'failed' })], 4],
  ['not a voided one', [calibration(4), calibration(6, { voided: true })], 4],
  ['not a later one', [calibration(4), calibration(20)], 4],
  ['none before the first', [calibration(20)], undefined],
] as const)('in force: %s', (_, calibrations, day) => {
  expect(calibrationInForce(calibrations, '2026-05-12T00:00:00Z')?.at).toBe(
    day === undefined ? undefined : calibration(day).at,
  );
});
