import { describe, expect, it } from 'vitest';
import { serology } from '../catalogue/starter-packs/serology.ts';
import type { TestDefinition } from '../catalogue/test-parameter.schema.ts';
import {
  confirmationOf,
  interpretationOf,
  reactivityOf,
  type ScreenedResult,
} from './reactive-screening.ts';

const test = (code: string): TestDefinition => {
  const found = serology.find((each) => each.code === code);
  if (!found) throw new Error(`There is no test ${code}.`);
  return found;
};
const hiv = test('HIVCOMBO');

describe('reactivityOf', () => {
  it.each([
    ['Reactive', hiv, 'RR'],
    ['r', hiv, 'RR'],
    ['Non-reactive', hiv, 'NR'],
    ['Invalid', hiv, null],
    ['Equivocal', hiv, null],
    [null, hiv, null],
    ['Positive', test('HIVCONF'), null],
    // A text result is not a coded answer.
    ['Reactive', { ...hiv, result_type: 'text' as const }, null],
  ])('of %s', (value, definition, expected) => {
    expect(reactivityOf(definition, value)).toBe(expected);
  });

  it('knows weakly reactive answers', () => {
    const weak = { code: 'WR', display: 'Weakly reactive', flag: 'POS' as const };
    const definition = { ...hiv, coded_values: [...hiv.coded_values, weak] };
    expect(reactivityOf(definition, 'Weakly reactive')).toBe('WR');
  });
});

describe('interpretationOf', () => {
  it.each([
    [hiv, 'Reactive', 'POS', 'RR'],
    [hiv, 'Non-reactive', 'NEG', 'NR'],
    [hiv, 'Invalid', 'IND', 'IND'],
    [test('HIVCONF'), 'Positive', 'POS', 'POS'],
    [hiv, null, null, null],
  ] as const)('of %#: %s is %s', (definition, value_text, flag, expected) => {
    expect(interpretationOf(definition, { value_text, flag })).toBe(expected);
  });
});

describe('confirmationOf', () => {
  const result = (
    code: string,
    value_text: string | null,
    flag: ScreenedResult['flag'] = value_text === null ? null : 'POS',
  ): ScreenedResult => ({
    code,
    definition: test(code),
    value_text,
    flag,
    isReported: value_text !== null,
  });
  const reactive = result('HIVCOMBO', 'Reactive');
  const codesOf = (order: ScreenedResult[], of = reactive) => {
    const found = confirmationOf(of, order);
    return found && [found.state, found.by.map(({ code }) => code)];
  };

  it.each<[string, ScreenedResult[], [string, string[]]]>([
    ['without a confirmatory test', [reactive], ['outstanding', []]],
    ['with a pending one', [reactive, result('HIVCONF', null)], ['outstanding', ['HIVCONF']]],
    [
      'with an entered one that is not released',
      [reactive, { ...result('HIVCONF', 'Positive'), isReported: false }],
      ['outstanding', ['HIVCONF']],
    ],
    [
      'with a released one, whatever its value',
      [reactive, result('HIVCONF', 'Negative', 'NEG')],
      ['released', ['HIVCONF']],
    ],
    ['with another released test', [reactive, result('HBSAGC', 'Positive')], ['outstanding', []]],
  ])('of a reactive result %s', (_, order, expected) => {
    expect(codesOf(order)).toEqual(expected);
  });

  it('is outstanding until every confirmatory test is released', () => {
    const rpr = result('RPR', 'Reactive');
    expect(codesOf([rpr, result('TPPA', 'Positive'), result('RPRT', null)], rpr)).toEqual([
      'outstanding',
      ['TPPA', 'RPRT'],
    ]);
    expect(codesOf([rpr, result('TPPA', 'Positive'), result('RPRT', '1:8')], rpr)).toEqual([
      'released',
      ['TPPA', 'RPRT'],
    ]);
  });

  it('is outstanding for a reactive result of a test without a reflex rule', () => {
    const alone = { ...reactive, definition: { ...hiv, reflex: [] } };
    expect(codesOf([alone, result('HIVCONF', 'Positive')], alone)).toEqual(['outstanding', []]);
  });

  it.each([
    ['non-reactive', result('HIVCOMBO', 'Non-reactive', 'NEG')],
    ['invalid', result('HIVCOMBO', 'Invalid', 'IND')],
    ['not released', { ...reactive, isReported: false }],
    ['confirmatory', result('HIVCONF', 'Positive')],
  ])('is none for a result that is %s', (_, of) => {
    expect(confirmationOf(of, [of])).toBeUndefined();
  });
});
