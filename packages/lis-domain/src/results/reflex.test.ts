import { describe, expect, it } from 'vitest';
import type { ReflexRule } from '../catalogue/rules.schema.ts';
import { firedRules, meets } from './reflex.ts';

const rule = (rest: Partial<ReflexRule>): ReflexRule => ({
  when: { op: 'lt', value: '0.40' },
  and: [],
  add: ['FT4'],
  mode: 'auto',
  comment: '',
  ...rest,
});
const value = (value_text: string) => ({ result_type: 'numeric' as const, value_text, flag: null });

/** Laboratory cases 5.4: the thyroid cascade of UT Southwestern. */
describe('thyroid cascade', () => {
  const tsh = { code: 'TSH', reflex: [rule({}), rule({ when: { op: 'gt', value: '4.50' } })] };
  it.each([
    ['0.39', 1],
    ['0.40', 0],
    ['4.50', 0],
    ['4.51', 1],
    ['<0.40', 1],
    ['<0.5', 0],
    ['>4.4', 0],
    ['>100', 1],
    ['hemolyzed', 0],
  ] as const)('a TSH of %s triggers %i further tests', (text, count) => {
    expect(firedRules(tsh, value(text), () => undefined)).toHaveLength(count);
  });

  const ft4 = {
    code: 'FT4',
    reflex: [
      rule({
        when: { op: 'le', value: '1.80' },
        and: [{ code: 'TSH', op: 'lt', value: '0.40' }],
        add: ['T3'],
      }),
    ],
  };
  it.each([
    ['0.10', '1.80', 1],
    ['0.10', '1.81', 0],
    ['0.41', '1.80', 0],
  ] as const)('with TSH %s, a free T4 of %s triggers %i', (thyrotropin, text, count) => {
    expect(
      firedRules(ft4, value(text), (code) => (code === 'TSH' ? value(thyrotropin) : undefined)),
    ).toHaveLength(count);
  });

  it('returns the met conditions, own value first, and waits for unverified values', () => {
    expect(firedRules(ft4, value('1.2'), () => value('0.1'))).toEqual([
      {
        rule: ft4.reflex[0],
        conditions: [
          { code: 'FT4', op: 'le', value: '1.80' },
          { code: 'TSH', op: 'lt', value: '0.40' },
        ],
      },
    ]);
    expect(firedRules(ft4, value('1.2'), () => undefined)).toEqual([]);
  });
});

describe('reflex condition', () => {
  it.each([
    ['eq', '4.1', '4.10', null, true],
    ['eq', '4.1', '<4.1', null, false],
    ['eq', 'Positive', 'positive', null, true],
    ['ge', '5', '5', null, true],
    ['ge', '5', '>=5', null, true],
    ['gt', '5', '>=5', null, false],
    ['gt', '5', '>5', null, true],
    ['lt', '5', '<=5', null, false],
    ['flag', 'HH', '6.8', 'HH', true],
    ['flag', 'HH', '5.6', 'H', false],
    ['lt', '5', '4,9', null, false],
  ] as const)('%s %s of %s, flagged %s: %s', (op, limit, value_text, flag, expected) => {
    expect(meets({ op, value: limit }, { result_type: 'numeric', value_text, flag })).toBe(
      expected,
    );
  });

  it.each([
    ['titer', 'ge', '1:80', '1:80', true],
    ['titer', 'ge', '1:80', '1:40', false],
    ['titer', 'gt', '1:80', '1:160', true],
    ['titer', 'ge', '1:80', '>1:1280', true],
    ['titer', 'lt', '1:20', '<1:20', true],
    ['titer', 'ge', '80', '1:160', false],
    ['titer', 'ge', '1:80', '160', false],
    ['ratio', 'gt', '2:1', '5:2', true],
    ['ratio', 'eq', '2:1', '4:2', true],
    ['ratio', 'gt', '2:1', '1:3', false],
  ] as const)('for a %s: %s %s of %s: %s', (result_type, op, limit, value_text, expected) => {
    expect(meets({ op, value: limit }, { result_type, value_text, flag: null })).toBe(expected);
  });

  it('is not met by a missing value', () => {
    expect([
      meets({ op: 'lt', value: '5' }, undefined),
      meets({ op: 'lt', value: '5' }, { result_type: 'numeric', value_text: null, flag: null }),
    ]).toEqual([false, false]);
  });
});
