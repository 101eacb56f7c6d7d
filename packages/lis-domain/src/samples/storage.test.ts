import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { isDivisible, refusesDivision, remainingVolume, type Volume } from './aliquots.ts';
import {
  hasPosition,
  nextFreePosition,
  placeOf,
  positionAt,
  positionsOf,
  rowLetters,
} from './box-grid.ts';
import { isPastRetention, refusesDisposal, retainUntil } from './retention.ts';
import { sampleStates } from './sample.schema.ts';
import { disposeSampleBody, volumeField } from './storage.schema.ts';

describe('box positions', () => {
  it.each([
    [0, 'A'],
    [7, 'H'],
    [25, 'Z'],
    [26, 'AA'],
    [31, 'AF'],
    [52, 'BA'],
  ])('row %i is %s', (row, letters) => {
    expect(rowLetters(row)).toBe(letters);
    expect(placeOf(positionAt(row, 11))).toEqual({ row, column: 11 });
  });

  it('are listed row by row', () => {
    expect(positionsOf({ rows: 2, columns: 3 })).toEqual(['A1', 'A2', 'A3', 'B1', 'B2', 'B3']);
  });

  it.each([
    ['A1', true],
    ['H12', true],
    ['I1', false],
    ['A13', false],
    ['A0', false],
    ['1A', false],
    ['a1', false],
    ['', false],
  ])('a box of 8 × 12 has %j: %s', (position, has) => {
    expect(hasPosition({ rows: 8, columns: 12 }, position)).toBe(has);
  });

  it.each([
    ['an empty box', [], 'A1'],
    ['a gap before the last occupied position', ['A1', 'B1'], 'A2'],
    ['a full row', ['A1', 'A2'], 'B1'],
    ['a full box', ['A1', 'A2', 'B1', 'B2'], undefined],
  ])('%s: the next free position', (_, taken, next) => {
    expect(nextFreePosition({ rows: 2, columns: 2 }, new Set(taken))).toBe(next);
  });
});

describe('splitting a specimen', () => {
  it('is allowed for received specimens that are not stored', () => {
    expect(sampleStates.filter((status) => isDivisible({ status, isAliquot: false }))).toEqual([
      'received',
      'in_testing',
    ]);
    expect(sampleStates.filter((status) => isDivisible({ status, isAliquot: true }))).toEqual([]);
  });

  it.each<[string, Volume, Volume[], Volume[], string | undefined]>([
    ['all of the remaining volume', 3, [1], [1, 1], undefined],
    ['more than the remaining volume', 3, [1], [1, 1.001], 'volume_exceeded'],
    ['tenths that are inexact in binary fractions', 0.3, [], [0.1, 0.1, 0.1], undefined],
    ['an unknown volume: not limited', null, [1], [5000], undefined],
    ['unmeasured aliquots', 3, [], [null, null], undefined],
    ['more than the known volume allows', 3, [null, 2], [1.5], 'volume_exceeded'],
    ['an earlier unmeasured aliquot', 3, [null], [3], undefined],
  ])('%s', (_, volume_ml, taken, wanted, problem) => {
    expect(
      refusesDivision({ status: 'received', isAliquot: false, volume_ml, taken }, wanted),
    ).toBe(problem);
  });

  it('is rejected for a stored specimen regardless of volume', () => {
    expect(
      refusesDivision({ status: 'stored', isAliquot: false, volume_ml: null, taken: [] }, [1]),
    ).toBe('sample_not_usable');
  });

  it.each<[Volume, Volume[], Volume]>([
    [3, [1, 0.5], 1.5],
    [0.3, [0.1, 0.1], 0.1],
    [3, [], 3],
    [null, [1], null],
    [3, [1, null], null],
  ])('from %j less %j leaves %j', (volume, taken, left) => {
    expect(remainingVolume(volume, taken)).toBe(left);
  });

  it.each([
    [0.5, true],
    [0.001, true],
    [0.0015, false],
    [0, false],
    [-1, false],
  ])('accepts %d mL: %s', (volume, can) => {
    expect(v.is(volumeField, volume)).toBe(can);
  });
});

describe('specimen retention', () => {
  it.each([
    ['seven days after receipt', 'UTC', '2026-05-12T08:00:00Z', 7, '2026-05-19'],
    [
      'on the facility’s local date, already the next day',
      'Asia/Kathmandu',
      '2026-05-12T18:30:00Z',
      7,
      '2026-05-20',
    ],
    [
      'on the facility’s local date, still the previous day',
      'America/Chicago',
      '2026-05-12T03:00:00Z',
      7,
      '2026-05-18',
    ],
    ['past the end of a year', 'UTC', '2026-12-30T08:00:00Z', 3, '2027-01-02'],
    ['never without a retention period', 'UTC', '2026-05-12T08:00:00Z', null, null],
  ])('ends %s', (_, zone, received, days, until) => {
    expect(retainUntil(zone, received, days)).toBe(until);
  });

  it.each([
    ['2026-05-11', true],
    ['2026-05-12', false],
    ['2026-05-13', false],
    [null, false],
  ])('until %s is over on 12 May: %s', (until, over) => {
    expect(isPastRetention(until, '2026-05-12')).toBe(over);
  });

  it.each([
    ['its time is over', 'stored', '2026-05-11', false, {}, undefined],
    ['its last day', 'stored', '2026-05-12', false, {}, 'disposal_reason_missing'],
    ['its last day, for a reason', 'stored', '2026-05-12', false, { code: 'leaking' }, undefined],
    ['no time was set', 'stored', null, false, {}, 'disposal_reason_missing'],
    [
      'a result is awaited, though its time is over',
      'stored',
      '2026-05-11',
      true,
      {},
      'results_awaited',
    ],
    [
      'a result is awaited, whatever the reason',
      'stored',
      '2026-05-12',
      true,
      { code: 'leaking' },
      'results_awaited',
    ],
    [
      'a result is awaited, and confirmed',
      'stored',
      '2026-05-11',
      true,
      { despite_pending: true },
      undefined,
    ],
    [
      'a result is awaited, and confirmed, but no reason',
      'stored',
      '2026-05-13',
      true,
      { despite_pending: true },
      'disposal_reason_missing',
    ],
    [
      'it is not stored',
      'in_testing',
      '2026-05-11',
      false,
      { code: 'leaking' },
      'sample_not_usable',
    ],
  ] as const)(
    'decides on discarding on 12 May: %s',
    (_, status, retain_until, isAwaited, decision, problem) => {
      expect(refusesDisposal({ status, retain_until, isAwaited }, decision, '2026-05-12')).toBe(
        problem,
      );
    },
  );

  it.each([
    [{}, true],
    [{ code: 'leaking' }, true],
    [{ code: 'other' }, false],
    [{ code: 'other', note: '' }, false],
    [{ code: 'other', note: 'Fell down' }, true],
    [{ code: 'bored' }, false],
  ])('accepts %j: %s', (body, enough) => {
    expect(v.is(disposeSampleBody, body)).toBe(enough);
  });
});
