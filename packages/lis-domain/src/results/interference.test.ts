import { describe, expect, it } from 'vitest';
import type { InterferenceLimit } from '../catalogue/interference.schema.ts';
import type { ArrivalCondition } from '../samples/arrival-condition.ts';
import type { InterferenceIndices } from '../samples/interference-index.ts';
import { interferenceCheck, lateInterference, suppressionReason } from './interference.ts';

const limit = (rest: Partial<InterferenceLimit>): InterferenceLimit => ({
  index: 'hemolysis',
  from_grade: null,
  from_value: null,
  action: 'hold',
  source: 'CLSI C56',
  ...rest,
});

const potassium = {
  interference: [
    limit({ from_grade: '1+', from_value: '50', action: 'comment' }),
    limit({ from_grade: '2+', from_value: '100', action: 'hold' }),
    limit({ from_grade: '3+', from_value: '300', action: 'suppress' }),
  ],
};

const withIndices = (indices: InterferenceIndices): ArrivalCondition => ({
  codes: [],
  note: '',
  indices,
});

describe('interference by the limits of a test', () => {
  it.each([
    // The limit itself is reached.
    ['none', null, 'below', 'passed'],
    ['1+', 'comment', 'reached', 'warned'],
    ['2+', 'hold', 'reached', 'held'],
    ['3+', 'suppress', 'reached', 'warned'],
    ['4+', 'suppress', 'reached', 'warned'],
    ['0', null, 'below', 'passed'],
    ['49.9', null, 'below', 'passed'],
    ['50', 'comment', 'reached', 'warned'],
    ['99.9', 'comment', 'reached', 'warned'],
    ['100', 'hold', 'reached', 'held'],
    ['300', 'suppress', 'reached', 'warned'],
    // Grade 2+ and index 2 are different: the number is compared with numbers.
    ['2', null, 'below', 'passed'],
    // A comparator decides only if all values that it allows lie on one side of every limit.
    ['<50', null, 'below', 'passed'],
    ['<=50', 'hold', 'no_limit', 'held'],
    ['<120', 'hold', 'no_limit', 'held'],
    ['>300', 'suppress', 'reached', 'warned'],
    ['>60', 'hold', 'no_limit', 'held'],
    // Not understood: never none.
    ['++', 'hold', 'unreadable', 'held'],
    ['', 'hold', 'unreadable', 'held'],
    ['-5', 'hold', 'unreadable', 'held'],
    ['5+', 'hold', 'unreadable', 'held'],
    ['trace', 'hold', 'unreadable', 'held'],
  ] as const)('hemolysis %j: %s (%s)', (value, action, reason, outcome) => {
    expect(interferenceCheck(potassium, withIndices({ hemolysis: value }))).toEqual({
      kind: 'interference',
      outcome,
      action,
      findings: [{ index: 'hemolysis', value, reason, action }],
      measured: null,
    });
  });

  it('does not act for an index without a limit, or without a recorded index', () => {
    expect(interferenceCheck(potassium, withIndices({ lipemia: '4+' }))).toBeUndefined();
    expect(interferenceCheck(potassium, withIndices({}))).toBeUndefined();
    expect(interferenceCheck(potassium, null)).toBeUndefined();
    expect(
      interferenceCheck({ interference: [] }, withIndices({ hemolysis: '4+' })),
    ).toBeUndefined();
  });

  it.each([
    ['a number, with only a grade as limit', { from_grade: '2+' }, '10'],
    ['a grade, with only a number as limit', { from_value: '100' }, '1+'],
  ] as const)('holds %s', (_, only, hemolysis) => {
    expect(
      interferenceCheck({ interference: [limit(only)] }, withIndices({ hemolysis })),
    ).toMatchObject({ outcome: 'held', findings: [{ reason: 'no_limit', action: 'hold' }] });
  });

  it('holds for hemolysis without a grade, unless the test is not affected by hemolysis', () => {
    const hemolyzed: ArrivalCondition = { codes: ['HEM'], note: '' };
    expect(interferenceCheck(potassium, hemolyzed)).toMatchObject({
      outcome: 'held',
      findings: [{ index: 'hemolysis', value: null, reason: 'not_graded' }],
    });
    const turbid = { interference: [limit({ index: 'lipemia', from_grade: '2+' })] };
    expect(interferenceCheck(turbid, hemolyzed)).toBeUndefined();
  });

  it('applies the most severe action of several indices', () => {
    const both = {
      interference: [
        ...potassium.interference,
        limit({ index: 'icterus', from_grade: '1+', action: 'suppress' }),
      ],
    };
    const check = interferenceCheck(both, withIndices({ hemolysis: '2+', icterus: '1+' }));
    expect(check).toMatchObject({ action: 'suppress', outcome: 'warned' });
    expect(suppressionReason(check ? [check] : null)).toBe('icteric_specimen');
  });

  it('names the action of an index recorded after verification only if it is more severe', () => {
    const seen = interferenceCheck(potassium, withIndices({ hemolysis: '2+' }));
    const late = (hemolysis: string, checks = seen ? [seen] : null) =>
      lateInterference(potassium, withIndices({ hemolysis }), checks);
    expect(late('3+')).toBe('suppress');
    expect(late('2+')).toBeNull();
    expect(late('1+')).toBeNull();
    expect(late('1+', null)).toBe('comment');
  });
});
