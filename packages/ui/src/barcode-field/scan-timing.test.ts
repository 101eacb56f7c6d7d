import { describe, expect, it } from 'vitest';
import { isScannerPace } from './scan-timing.ts';

/** Builds key timestamps from the pauses between them. */
const times = (...pauses: number[]) =>
  [0, ...pauses].map(
    (_, index) => 1000 + pauses.slice(0, index).reduce((sum, pause) => sum + pause, 0),
  );

describe('isScannerPace', () => {
  it.each([
    ['a scanner', times(8, 9, 8, 12, 8, 8), true],
    ['a slow wireless scanner', times(40, 38, 50, 44, 41), true],
    ['one pause as long as in typing', times(8, 8, 51, 8, 8, 8), false],
    ['a practised typist', times(95, 80, 70, 110, 90), false],
    ['slow typing with a fast Enter', times(200, 180, 190, 210, 10), false],
    ['three keys and Enter, at any speed', times(5, 5, 5), false],
    ['four keys and Enter', times(5, 5, 5, 5), true],
    ['nothing', [], false],
  ])('classifies %s correctly', (_case, keys, expected) => {
    expect(isScannerPace(keys)).toBe(expected);
  });
});
