import { aResult, idOf } from '@alms/lis-domain/fixtures';
import type { Result } from '@alms/lis-domain/results';
import { describe, expect, it } from 'vitest';
import { groupState, sampleGroups } from './sample-groups.ts';

describe('sampleGroups', () => {
  it('groups results by specimen at the position of the first one', () => {
    const of = (id: string, sampleId: string) =>
      aResult({ id: idOf(id), sample_id: idOf(sampleId) });
    const groups = sampleGroups([of('1', 'A'), of('2', 'B'), of('3', 'A')]);
    expect(groups.map(({ sampleId, results }) => [sampleId, results.map(({ id }) => id)])).toEqual([
      ['A', ['1', '3']],
      ['B', ['2']],
    ]);
  });
});

describe('groupState', () => {
  const of = (flag: Result['flag'], rest: Partial<Result> = {}) =>
    aResult({ status: 'entered', flag, critical: flag === 'HH', ...rest });
  const pending = of(null, { status: 'pending' });

  it.each<[string, Result[], ReturnType<typeof groupState>]>([
    ['all results as expected', [of('N'), of('NEG')], { kind: 'clear', count: 2 }],
    ['values out of range', [of('N'), of('L'), of('H')], { kind: 'flagged', count: 2 }],
    ['a value without a flag', [of('L'), of(null)], { kind: 'undecided', count: 1 }],
    [
      'a critical value before other findings',
      [of(null), of('HH')],
      { kind: 'critical', count: 1 },
    ],
    [
      'a value on hold before values without a flag',
      [of(null), of('H', { status: 'held' })],
      { kind: 'held', count: 1 },
    ],
    [
      'missing values before all other findings',
      [pending, of('HH'), pending],
      { kind: 'to-enter', count: 2 },
    ],
  ])('reports %s', (_, results, state) => {
    expect(groupState(results)).toEqual(state);
  });
});
