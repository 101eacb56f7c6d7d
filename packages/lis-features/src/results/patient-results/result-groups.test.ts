import { aPatientResult, idOf } from '@alms/lis-domain/fixtures';
import type { PatientResult } from '@alms/lis-domain/results';
import { describe, expect, it } from 'vitest';
import {
  groupSummary,
  kindOfReport,
  previousResult,
  reportParts,
  resultGroups,
  trends,
} from './result-groups.ts';

const of = (rest: Partial<PatientResult>) => aPatientResult({ number: 3, code: 'HGB', ...rest });

describe('resultGroups', () => {
  it('groups results by order at the position of the first one', () => {
    const groups = resultGroups([
      of({ id: idOf('1'), order_id: idOf('A') }),
      of({ id: idOf('2'), order_id: idOf('B') }),
      of({ id: idOf('3'), order_id: idOf('A') }),
    ]);
    expect(groups.map(({ orderId, results }) => [orderId, results.map(({ id }) => id)])).toEqual([
      ['A', ['1', '3']],
      ['B', ['2']],
    ]);
  });
});

it('sorts critical results first, then those outside their usual range, and keeps the order otherwise', () => {
  const [group] = resultGroups([
    of({ id: idOf('normal'), flag: 'N', critical: false }),
    of({ id: idOf('high'), flag: 'H', critical: false }),
    of({ id: idOf('undecided'), flag: null, critical: false }),
    of({ id: idOf('critical'), flag: 'LL', critical: true }),
    of({ id: idOf('withdrawn'), flag: 'HH', critical: true, taken_back: true }),
  ]);
  expect(group?.results.map(({ id }) => id)).toEqual([
    'critical',
    'high',
    'normal',
    'undecided',
    'withdrawn',
  ]);
});

describe('groupSummary', () => {
  it('counts a result without a flag as neither inside nor outside', () => {
    expect(
      groupSummary([
        of({ flag: 'N' }),
        of({ flag: 'NEG' }),
        of({ flag: 'L' }),
        of({ flag: 'POS' }),
        of({ flag: 'IND' }),
        of({ flag: null }),
      ]),
    ).toEqual({
      within: 2,
      outside: 3,
      uncompared: 1,
    });
  });
});

describe('reportParts', () => {
  it('separates results that need no attention: compared, within their range and unchanged', () => {
    const { listed, quiet } = reportParts([
      of({ id: idOf('normal'), flag: 'N' }),
      of({ id: idOf('negative'), flag: 'NEG' }),
      of({ id: idOf('high'), flag: 'H' }),
      of({ id: idOf('unknown'), flag: null }),
      of({ id: idOf('corrected'), flag: 'N', corrected: true }),
      of({ id: idOf('withdrawn'), flag: 'N', taken_back: true }),
    ]);
    expect(quiet.map(({ id }) => id)).toEqual(['normal', 'negative']);
    expect(listed.map(({ id }) => id)).toEqual(['high', 'unknown', 'corrected', 'withdrawn']);
  });
});

it.each([
  [['BLD', 'SER', 'PLAS'], 'blood'],
  [['UR'], 'urine'],
  [['STL'], 'stool'],
  [['SER', 'UR'], 'other'],
  [['CSF'], 'other'],
  [['SER', 'CSF'], 'other'],
] as const)('kindOfReport of %s is %s', (types, kind) => {
  expect(kindOfReport(types.map((specimen_type) => ({ specimen_type })))).toBe(kind);
});

describe('previousResult', () => {
  const now = of({ id: idOf('now'), collected_at: '2026-05-10T07:34:00Z' });
  const march = of({ id: idOf('march'), collected_at: '2026-03-01T07:34:00Z' });
  const january = of({ id: idOf('january'), collected_at: '2026-01-19T08:02:00Z' });

  it.each<[string, PatientResult[], string | undefined]>([
    ['the latest previous result', [now, january, march], 'march'],
    [
      'neither the same nor a later result',
      [now, of({ id: idOf('later'), collected_at: '2026-05-11T00:00:00Z' })],
      undefined,
    ],
    [
      'no result of another test',
      [
        now,
        of({ id: idOf('other'), test_name: 'Platelets', collected_at: '2026-01-19T08:02:00Z' }),
      ],
      undefined,
    ],
    [
      'no result in another unit',
      [now, of({ id: idOf('unit'), unit_display: 'g/L', collected_at: '2026-01-19T08:02:00Z' })],
      undefined,
    ],
    [
      'no result without a value',
      [now, of({ id: idOf('none'), value_text: null, collected_at: '2026-01-19T08:02:00Z' })],
      undefined,
    ],
    ['no result without a date', [now, of({ id: idOf('undated'), collected_at: null })], undefined],
  ])('returns %s', (_, all, id) => {
    expect(previousResult(now, all)?.id).toBe(id);
  });
});

describe('trends', () => {
  const newest = of({
    id: idOf('now'),
    order_id: idOf('new'),
    value_text: '10.4',
    flag: 'L',
    collected_at: '2026-05-10T07:34:00Z',
  });
  const before = (rest: Partial<PatientResult>) =>
    of({
      id: idOf('before'),
      order_id: idOf('old'),
      value_text: '12.1',
      flag: 'N',
      collected_at: '2026-01-19T08:02:00Z',
      ...rest,
    });
  const values = (...all: PatientResult[]) =>
    trends(all).map(({ result, points }) => [result.id, points.map(({ value }) => value)]);

  it('returns the values of each test of the latest order, oldest first', () => {
    expect(
      values(
        newest,
        before({}),
        before({ id: idOf('first'), value_text: '12.60', collected_at: '2025-11-03T08:00:00Z' }),
      ),
    ).toEqual([['now', [12.6, 12.1, 10.4]]]);
  });

  it('starts with tests outside their usual range', () => {
    const platelets = { test_name: 'Platelets', unit_display: '10*9/L' } as const;
    expect(
      values(
        of({
          ...platelets,
          id: idOf('PLT'),
          order_id: idOf('new'),
          value_text: '284',
          flag: 'N',
          collected_at: newest.collected_at,
        }),
        newest,
        before({}),
        before({ ...platelets, value_text: '301' }),
      ).map(([id]) => id),
    ).toEqual(['now', 'PLT']);
  });

  it.each<[string, Partial<PatientResult>]>([
    ['another unit', { unit_display: 'g/L' }],
    ['a value outside the measuring range', { value_text: '<5' }],
    ['words', { value_text: 'hemolyzed' }],
    ['no value', { value_text: null }],
    ['no date', { collected_at: null }],
    ['a result entered in error', { taken_back: true }],
  ])('excludes %s', (_, rest) => {
    expect(values(newest, before(rest))).toEqual([]);
  });
});
