import { aPatientResult } from '@alms/lis-domain/fixtures';
import type { PatientResult } from '@alms/lis-domain/results';
import { describe, expect, it } from 'vitest';
import { groupSummary, previousResult, resultGroups } from './result-groups.js';

const of = (rest: Partial<PatientResult>) => aPatientResult({ number: 3, code: 'HGB', ...rest });

describe('resultGroups', () => {
  it('puts the results of one order together, where the first of them stood', () => {
    const groups = resultGroups([of({ id: '1', order_id: 'A' }), of({ id: '2', order_id: 'B' }), of({ id: '3', order_id: 'A' })]);
    expect(groups.map(({ orderId, results }) => [orderId, results.map(({ id }) => id)])).toEqual([['A', ['1', '3']], ['B', ['2']]]);
  });
});

describe('groupSummary', () => {
  it('counts a result without a flag for neither side', () => {
    expect(groupSummary([of({ flag: 'N' }), of({ flag: 'NEG' }), of({ flag: 'L' }), of({ flag: 'POS' }), of({ flag: 'IND' }), of({ flag: null })])).toEqual({
      within: 2, outside: 3, uncompared: 1,
    });
  });
});

describe('previousResult', () => {
  const now = of({ id: 'now', collected_at: '2026-05-10T07:34:00Z' });
  const march = of({ id: 'march', collected_at: '2026-03-01T07:34:00Z' });
  const january = of({ id: 'january', collected_at: '2026-01-19T08:02:00Z' });

  it.each<[string, PatientResult[], string | undefined]>([
    ['the latest before', [now, january, march], 'march'],
    ['not itself, nor a later one', [now, of({ id: 'later', collected_at: '2026-05-11T00:00:00Z' })], undefined],
    ['not another test', [now, of({ id: 'other', test_name: 'Platelets', collected_at: '2026-01-19T08:02:00Z' })], undefined],
    ['not another unit', [now, of({ id: 'unit', unit_display: 'g/L', collected_at: '2026-01-19T08:02:00Z' })], undefined],
    ['not one without a value', [now, of({ id: 'none', value_text: null, collected_at: '2026-01-19T08:02:00Z' })], undefined],
    ['not one without a date', [now, of({ id: 'undated', collected_at: null })], undefined],
  ])('is %s', (_, all, id) => {
    expect(previousResult(now, all)?.id).toBe(id);
  });
});
