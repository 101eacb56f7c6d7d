import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { IntervalContext } from '../catalogue/interval-selection.ts';
import { starterCatalogue } from '../catalogue/starter-catalogue.ts';
import type { RangeRow } from '../catalogue/value-rules.schema.ts';
import { interpret, type InterpretedTest } from './interpretation.ts';
import { parseValue } from './parse-value.ts';

describe('parseValue', () => {
  it.each([
    ['4.1', '4.1', null],
    [' 4.10 ', '4.10', null],
    ['0', '0', null],
    ['-0.5', '-0.5', null],
    ['+3', '3', null],
    ['007', '7', null],
    ['0.5', '0.5', null],
    ['<3.0', '3.0', '<'],
    ['< 3.0', '3.0', '<'],
    ['>=90', '90', '>='],
    ['≤5', '5', '<='],
    ['>500', '500', '>'],
  ])('%j is %s with comparator %s', (text, number, comparator) => {
    expect(parseValue(text)).toEqual({ kind: 'number', number, comparator });
  });

  it.each([
    '4,2',
    '1,000',
    '1.000,5',
    '.5',
    '5.',
    '4.1 mmol/L',
    '4..1',
    'hemolysed',
    '1e5',
    '=5',
    '<>5',
    '4 2',
    '1234567890123',
    '--5',
  ])('%j is text', (text) => {
    expect(parseValue(text)).toEqual({ kind: 'text' });
  });

  it.each(['', '   ', '\t'])('%j is missing, not zero', (text) => {
    expect(parseValue(text)).toEqual({ kind: 'missing' });
  });

  it('accepts a decimal comma instead of a point if the facility uses it', () => {
    expect(parseValue('4,2', { decimalMark: ',' })).toEqual({
      kind: 'number',
      number: '4.2',
      comparator: null,
    });
    expect(parseValue('4.2', { decimalMark: ',' })).toEqual({ kind: 'text' });
  });
});

const row = (low: string | null, high: string | null, rest: Partial<RangeRow> = {}): RangeRow => ({
  type: 'reference',
  low,
  high,
  low_op: 'lt',
  high_op: 'gt',
  text: null,
  sex: 'any',
  age_min: null,
  age_max: null,
  applies_to: 'any',
  source: 'test',
  ...rest,
});
const critical = (low: string | null, high: string | null, rest: Partial<RangeRow> = {}) =>
  row(low, high, { type: 'critical', low_op: 'le', high_op: 'ge', ...rest });
const numeric = (...ranges: RangeRow[]): InterpretedTest => ({
  result_type: 'numeric',
  decimals: 3,
  ranges,
  coded_values: [],
  plausible: null,
});
const adult: IntervalContext = {
  sex_for_ranges: 'male',
  birth_date: '1980-01-01',
  collected_on: '2026-05-12',
};
const flagOf = (value: string, test: InterpretedTest, context = adult) => {
  const { flag, flag_reason } = interpret(value, test, context);
  return [flag, flag_reason];
};

/** Laboratory cases 5.2. */
describe('flagging of a number', () => {
  const sodium = numeric(row('137', '145'), critical('120', '160'));
  it.each([
    ['137', 'N', 'within_reference'],
    ['145', 'N', 'within_reference'],
    ['145.0', 'N', 'within_reference'],
    ['136.9', 'L', 'outside_reference'],
    ['145.1', 'H', 'outside_reference'],
    ['120', 'LL', 'critical'],
    ['120.1', 'L', 'outside_reference'],
    ['160', 'HH', 'critical'],
    ['0', 'LL', 'critical'],
    ['', null, 'no_value'],
    ['clotted', null, 'not_numeric'],
    ['140,5', null, 'not_numeric'],
  ])('sodium %j: %s, %s', (value, flag, reason) => {
    expect(flagOf(value, sodium)).toEqual([flag, reason]);
  });

  it.each([
    ['0 against 5–10 is low, not empty', '0', numeric(row('5', '10')), 'L'],
    ['a limit of 0 is applied', '-0.1', numeric(row('0', '10')), 'L'],
    ['a value on the edge of a negative interval', '-5', numeric(row('-5', '5')), 'N'],
    [
      'potassium 6.2 with an inclusive critical limit',
      '6.2',
      numeric(row('3.5', '5.0'), critical('2.8', '6.2')),
      'HH',
    ],
    [
      'potassium 6.2 with an exclusive critical limit',
      '6.2',
      numeric(row('3.5', '5.0'), critical('2.8', '6.2', { high_op: 'gt' })),
      'H',
    ],
    [
      'potassium 4.0 is not critical',
      '4.0',
      numeric(row('3.5', '5.0'), critical('2.8', '6.2')),
      'N',
    ],
    ['albumin 6.0', '6.0', numeric(row('3.5', '5.5')), 'H'],
    ['one-sided interval', '30', numeric(row('40', null)), 'L'],
    [
      'an exclusive decision limit flags the limit itself',
      '200',
      numeric(row(null, '200', { high_op: 'ge' })),
      'H',
    ],
  ])('%s', (_, value, test, flag) => {
    expect(interpret(value, test, adult).flag).toBe(flag);
  });
});

describe('values with a comparator', () => {
  const potassium = numeric(row('3.5', '5.1'));
  const guarded = numeric(row('3.5', '5.1'), critical('2.8', '6.2'));
  it.each([
    ['<3.0', potassium, 'L'],
    ['<3.5', potassium, 'L'],
    ['<=3.5', potassium, null],
    ['<5', potassium, null],
    ['>5.1', potassium, 'H'],
    ['>=5.1', potassium, null],
    ['>5', potassium, null],
    ['>500', numeric(row('70', '99'), critical('50', '450')), 'HH'],
    ['<2.8', guarded, 'LL'],
    ['<=2.8', guarded, 'LL'],
    ['<3.0', guarded, null],
    ['>90', numeric(row('60', null)), 'N'],
    ['<5', numeric(row(null, '8')), 'N'],
    ['<=8', numeric(row(null, '8')), 'N'],
    ['<=8', numeric(row(null, '8', { high_op: 'ge' })), null],
    ['<8', numeric(row(null, '8', { high_op: 'ge' })), 'N'],
  ])('%s is %#: %s', (value, test, flag) => {
    const found = interpret(value, test, adult);
    expect(found.flag).toBe(flag);
    expect(found.flag_reason).toBe(flag === null ? 'comparator_undecidable' : found.flag_reason);
    expect(found.comparator).toBe(/^[<>]=?/.exec(value)?.[0]);
  });

  it('flags an exact value like every value that the comparator allows', () => {
    const decimal = fc.integer({ min: -200, max: 200 }).map((tenths) => (tenths / 10).toFixed(1));
    fc.assert(
      fc.property(
        decimal,
        decimal,
        fc.constantFrom('<', '<=', '>', '>='),
        (limit, value, comparator) => {
          const claim = interpret(`${comparator}${limit}`, guarded, adult).flag;
          const allowed = {
            '<': Number(value) < Number(limit),
            '<=': Number(value) <= Number(limit),
            '>': Number(value) > Number(limit),
            '>=': Number(value) >= Number(limit),
          }[comparator];
          fc.pre(allowed && claim !== null);
          expect(interpret(value, guarded, adult).flag).toBe(claim);
        },
      ),
      { seed: 52, numRuns: 2000 },
    );
  });
});

describe('patient data', () => {
  const hemoglobin = numeric(
    row('14.0', '18.0', { sex: 'male' }),
    row('12.0', '16.0', { sex: 'female' }),
    critical('7.0', null),
  );
  it.each([
    ['13.0', 'male', 'L', 'outside_reference'],
    ['13.0', 'female', 'N', 'within_reference'],
    ['13.0', 'unknown', null, 'no_applicable_interval'],
    ['6.9', 'unknown', 'LL', 'critical'],
  ] as const)('hemoglobin %s, %s: %s', (value, sex_for_ranges, flag, reason) => {
    expect(flagOf(value, hemoglobin, { ...adult, sex_for_ranges })).toEqual([flag, reason]);
  });

  it('stores the reference interval used, also with a critical flag', () => {
    const found = interpret('6.9', hemoglobin, adult);
    expect(found).toMatchObject({
      critical: true,
      range: { low: '14.0', high: '18.0', type: 'reference' },
    });
    expect(interpret('13.0', hemoglobin, { ...adult, sex_for_ranges: 'unknown' }).range).toBeNull();
  });
});

describe('plausible values', () => {
  const test = { ...numeric(row('3.5', '5.0')), plausible: { low: '1.0', high: '15.0' } };
  it.each([
    ['1.0', true],
    ['15.0', true],
    ['0.9', false],
    ['41', false],
    ['>20', false],
    ['>10', true],
    ['<0.5', false],
  ])('%s: %s', (value, plausible) => {
    expect(interpret(value, test, adult).plausible).toBe(plausible);
  });
});

/** What is reported is what is compared: rounding method of ASTM E29. */
describe('rounding', () => {
  const egfr = { ...numeric(row('60', null)), decimals: 0 };
  const potassium = {
    ...numeric(row('3.5', '5.1'), critical('2.8', '6.2')),
    decimals: 1,
    plausible: { low: '1.0', high: '12.0' },
  };
  it.each([
    ['an eGFR reported as 60', egfr, '59.5', 'N'],
    ['an eGFR reported as 59', egfr, '59.49', 'L'],
    ['potassium reported as the upper limit', potassium, '5.149', 'N'],
    ['potassium reported above the upper limit', potassium, '5.15', 'H'],
    ['potassium reported as the critical limit', potassium, '6.15', 'HH'],
    ['potassium reported below the critical limit', potassium, '6.149', 'H'],
    ['potassium reported as the low critical limit', potassium, '2.849', 'LL'],
    ['a comparator, which is not rounded', potassium, '<3.49', null],
    ['a comparator beyond the limit', potassium, '>5.11', null],
    ['a negative number, away from zero', { ...numeric(row('-2', '2')), decimals: 0 }, '-2.5', 'L'],
  ])('decides the flag of %s', (_, test, value, flag) => {
    expect(interpret(value, test, adult).flag).toBe(flag);
  });

  it.each([
    ['12.04', false],
    ['0.96', false],
    ['12.0', true],
  ])('does not decide whether %s is plausible', (value, plausible) => {
    expect(interpret(value, potassium, adult).plausible).toBe(plausible);
  });
});

describe('coded and textual results', () => {
  const named = (code: string) => {
    const found = starterCatalogue.find((each) => each.code === code);
    if (!found) throw new Error(`no ${code}`);
    return found;
  };
  it.each([
    ['UPRO', 'Negative', 'N', 'coded_value'],
    ['UPRO', 'neg', 'N', 'coded_value'],
    ['UPRO', '2+', 'A', 'coded_value'],
    ['UPRO', '4', null, 'not_numeric'],
    ['MALAG', 'Positive', 'POS', 'coded_value'],
    ['MALAG', 'NEG', 'NEG', 'coded_value'],
    ['MALAG', 'INV', 'IND', 'coded_value'],
    ['MALAG', '', null, 'no_value'],
  ])('%s %j: %s', (code, value, flag, reason) => {
    expect(flagOf(value, named(code))).toEqual([flag, reason]);
  });

  it('never flags free text, even if it is a number', () => {
    expect(flagOf('5', { ...numeric(row('1', '2')), result_type: 'text' })).toEqual([
      null,
      'not_numeric',
    ]);
  });
});

describe('titer', () => {
  const titer = (...ranges: RangeRow[]): InterpretedTest => ({
    result_type: 'titer',
    decimals: 0,
    ranges,
    coded_values: [],
    plausible: { low: '1', high: '65536' },
  });
  const below40 = titer({ ...row(null, '40'), high_op: 'ge' });
  it.each([
    ['1:20', 'N', 'within_reference'],
    ['1:39', 'N', 'within_reference'],
    ['1:40', 'H', 'outside_reference'],
    ['1:1280', 'H', 'outside_reference'],
    ['>1:1280', 'H', 'outside_reference'],
    ['<1:20', 'N', 'within_reference'],
    ['<1:40', 'N', 'within_reference'],
    ['<1:80', null, 'comparator_undecidable'],
    ['>1:20', null, 'comparator_undecidable'],
    ['80', null, 'not_numeric'],
    ['negative', null, 'not_numeric'],
    ['', null, 'no_value'],
  ] as const)('of %j below 1:40 is flagged %s: %s', (text, flag, reason) => {
    expect(flagOf(text, below40)).toEqual([flag, reason]);
  });

  it('is implausible beyond any practical dilution', () => {
    expect(
      interpret('1:100000', below40, {
        birth_date: '1990-01-01',
        sex_for_ranges: 'female',
        collected_on: '2026-05-12',
      }).plausible,
    ).toBe(false);
  });
});

describe('ratio', () => {
  const ratio: InterpretedTest = {
    result_type: 'ratio',
    decimals: 0,
    ranges: [row('0.3', '2')],
    coded_values: [],
    plausible: null,
  };
  // One third has no finite binary or decimal fraction: it is compared as 1 over 3.
  it.each([
    ['2:1', 'N'],
    ['200001:100000', 'H'],
    ['1:3', 'N'],
    ['3:10', 'N'],
    ['299999:1000000', 'L'],
    ['6:3', 'N'],
    ['<3:10', 'L'],
    ['<1:1', null],
  ] as const)('of %s is flagged %s', (text, flag) => {
    expect(flagOf(text, ratio)[0]).toBe(flag);
  });
});

describe('partial date of birth', () => {
  const under50 = { age_max: { value: 50, unit: 'a' } } as const;
  const from50 = { age_min: { value: 50, unit: 'a' } } as const;
  const partly: IntervalContext = { ...adult, birth_date: '1976' };
  const twoIntervals = numeric(row('10', '20', under50), row('12', '30', from50));
  const twoLimits = numeric(
    row('10', '20'),
    critical('5', '40', under50),
    critical('2', '60', from50),
  );

  it.each([
    ['within both intervals', '15', twoIntervals, null, 'no_applicable_interval'],
    ['outside both intervals', '99', twoIntervals, null, 'no_applicable_interval'],
    ['normal, with an uncertain critical limit', '15', twoLimits, null, 'no_applicable_interval'],
    ['critical by one of two limits', '50', twoLimits, null, 'no_applicable_interval'],
    ['critical high by both limits', '70', twoLimits, 'HH', 'critical'],
    ['critical low by both limits', '1', twoLimits, 'LL', 'critical'],
    [
      'critical at one possible age, without a limit at the other',
      '70',
      numeric(critical('5', '40', under50)),
      null,
      'no_applicable_interval',
    ],
  ])('%s: %s', (_, value, test, flag, reason) => {
    expect(flagOf(value, test, partly)).toEqual([flag, reason]);
  });

  it('is sufficient if every possible age has the same interval and limits', () => {
    expect(flagOf('15', twoIntervals, { ...adult, birth_date: '1970' })).toEqual([
      'N',
      'within_reference',
    ]);
    expect(flagOf('50', twoLimits, { ...adult, birth_date: '1980' })).toEqual(['HH', 'critical']);
  });
});

describe.each(['attachment', 'narrative'] as const)('result of type %s', (result_type) => {
  it.each(['6.8', '>100', 'Positive', 'curve.pdf'])(
    'with the value %j is not flagged, regardless of limits and coded values',
    (name) => {
      const file: InterpretedTest = {
        result_type,
        decimals: 0,
        ranges: [row('3.5', '5.1')],
        coded_values: [{ code: 'POS', display: 'Positive', flag: 'AA' }],
        plausible: { low: '1', high: '2' },
      };
      expect(
        interpret(name, file, {
          birth_date: '1990-01-01',
          sex_for_ranges: 'female',
          collected_on: '2026-05-12',
        }),
      ).toMatchObject({ flag: null, critical: false, comparator: null, plausible: true });
    },
  );
});
