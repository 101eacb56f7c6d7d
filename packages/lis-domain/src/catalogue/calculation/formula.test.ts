import { describe, expect, it } from 'vitest';
import { decideCondition, type Bounds } from './decide.ts';
import { failedComparisons } from './failed-comparisons.ts';
import { evaluateCondition, evaluateFormula, type FormulaValues } from './evaluate.ts';
import { roundDecimal } from '../decimal.ts';
import { faultSentence, parseCondition, parseExpression } from './formula.ts';

const names = [
  'a',
  'b',
  'tc',
  'hdl',
  'tg',
  'na',
  'cl',
  'co2',
  'ca',
  'alb',
  'a1c',
  'crea',
  'bun',
  'glu',
  'hb',
  'hct',
  'rbc',
  'age',
  'sex',
];

function valueOf(
  expression: string,
  numbers: Record<string, string> = {},
  sex: FormulaValues['sex'] = 'unknown',
): string {
  const read = parseExpression(expression, names);
  if (read.status === 'refused') return faultSentence(read.fault);
  const outcome = evaluateFormula(read.formula, { numbers, sex });
  return 'value' in outcome ? outcome.value : outcome.reason;
}

describe('formula', () => {
  it.each([
    ['1 + 2 * 3', '7'],
    ['(1 + 2) * 3', '9'],
    ['10 - 4 - 3', '3'],
    ['2 ^ 3 ^ 2', '512'],
    ['2 ** 10', '1024'],
    ['2 ^ -1', '0.5'],
    ['-2 * -3', '6'],
    ['0.1 + 0.2', '0.3'],
    ['91.0 - 88.0', '3'],
    ['1 / 3', '0.333333333'],
    ['2 / 3', '0.666666667'],
    ['-1 / 100000000000', '0'],
    ['min(3, 1.5, 2) + max(3, 4)', '5.5'],
    ['abs(0 - 4.2)', '4.2'],
    ['round(2.5) + round(0 - 2.5)', '0'],
    ['round(2.345, 2)', '2.35'],
    ['sqrt(16) + log10(1000) + ln(exp(2))', '9'],
    ['3 > 2 ? 10 : 20', '10'],
    ['1 == 1.00 ? 10 : 20', '10'],
    ['1 < 1 ? 10 : 2 <= 2 ? 30 : 40', '30'],
    ['1 / 0', 'division_by_zero'],
    ['1 / (a - a)', 'division_by_zero'],
    ['sqrt(0 - 1)', 'not_finite'],
    ['ln(0)', 'not_finite'],
    ['exp(9999)', 'not_finite'],
    ['10 ^ 12', 'not_finite'],
    ['(0 - 8) ^ 0.5', 'not_finite'],
    ['round(1, 1.5)', 'not_finite'],
  ])('%s is %s', (expression, expected) => {
    expect(valueOf(expression, { a: '7' })).toBe(expected);
  });

  it.each([
    ['', 'must not be empty'],
    ['a +', 'is incomplete'],
    ['(a + b', 'is incomplete'],
    ['a + foo', 'contains unknown input foo at character 5'],
    ['sine(a)', 'contains unknown function sine at character 1; use min, max'],
    ['sqrt(a, b)', 'passes the wrong number of arguments to sqrt at character 1; sqrt takes 1'],
    ['a & b', 'contains invalid & at character 3; use numbers, inputs'],
    ['a.constructor', 'contains invalid . at character 2'],
    ['a[0]', 'contains invalid [ at character 2'],
    ['this', 'contains unknown input this at character 1'],
    ['true', 'contains unknown input true at character 1'],
    ['a; b', 'contains invalid ; at character 2'],
    ['a b', 'has a syntax error at character 3: b'],
    ['a, b', 'has a syntax error at character 2'],
    ['a = 4', 'has a syntax error at character 3'],
    ['1e5', 'contains invalid 1e5 at character 1'],
    ['a < b', 'requires a number at character 3, not <'],
    ['a ? 1 : 2', 'requires a comparison at character 3'],
    ['a < 1 ? 1', 'is incomplete'],
    ['sex + 1', 'requires a number at character 1, not sex'],
    ['sex == 1 ? 1 : 2', 'requires a comparison at character 1, such as sex == "female"'],
    ['sex < "male" ? 1 : 2', 'requires a comparison at character 1'],
    ['"4.2"', 'requires a number at character 1, not "4.2"'],
    ['-a ^ 2', 'is ambiguous at character 4; write 0 - x ^ 2 or (0 - x) ^ 2'],
    ['a(b)', 'contains unknown function a at character 1'],
  ])('rejects %j: it %s', (expression, expected) => {
    expect(valueOf(expression, { a: '7', b: '1' })).toContain(expected);
  });
});

/**
 * Laboratory cases 5.5, with the published inputs and results. The starter catalogue cites the
 * sources of the formulas.
 */
describe('published cases', () => {
  const ckdEpi =
    'sex == "female" ? 142 * min(crea / 0.7, 1) ^ -0.241 * max(crea / 0.7, 1) ^ -1.2 * 0.9938 ^ age * 1.012 : 142 * min(crea / 0.9, 1) ^ -0.302 * max(crea / 0.9, 1) ^ -1.2 * 0.9938 ^ age';

  it.each([
    ['0.7', '50', 'female', '105.298', '105'],
    ['0.9', '50', 'male', '104.049', '104'],
    ['0.5', '30', 'female', '129.317', '129'],
    ['0.8', '30', 'male', '122.097', '122'],
    ['2.0', '70', 'female', '26.380', '26'],
    ['2.0', '70', 'male', '35.243', '35'],
  ] as const)('CKD-EPI 2021: creatinine %s, %s years, %s', (crea, age, sex, exact, shown) => {
    const value = valueOf(ckdEpi, { crea, age }, sex);
    expect([roundDecimal(value, 3), roundDecimal(value, 0)]).toEqual([exact, shown]);
  });

  it.each([
    ['28.7 * a1c - 46.7', { a1c: '5' }, '96.8'],
    ['28.7 * a1c - 46.7', { a1c: '6' }, '125.5'],
    ['28.7 * a1c - 46.7', { a1c: '6.5' }, '139.85'],
    ['28.7 * a1c - 46.7', { a1c: '12' }, '297.7'],
    ['tc - hdl - tg / 5', { tc: '250', hdl: '40', tg: '210' }, '168'],
    ['tc - hdl - tg / 5', { tc: '200', hdl: '50', tg: '150' }, '120'],
    ['na - cl - co2', { na: '140', cl: '104', co2: '24' }, '12'],
    ['ca + 0.8 * (4 - alb)', { ca: '8.0', alb: '2.0' }, '9.6'],
    ['2 * na + glu / 18 + bun / 2.8', { na: '140', glu: '90', bun: '14' }, '290'],
    ['hct / rbc * 10', { hct: '45', rbc: '5' }, '90'],
    ['hb / rbc * 10', { hb: '15', rbc: '5' }, '30'],
    ['hb / hct * 100', { hb: '15', hct: '45' }, '33.333333333'],
  ])('%s of %j is %s', (expression, numbers, expected) => {
    expect(valueOf(expression, numbers)).toBe(expected);
  });

  it.each([
    ['399', true],
    ['400', false],
  ])('with triglycerides of %s, Friedewald is valid: %s', (tg, value) => {
    const read = parseCondition('tg < 400', names);
    expect(
      read.status === 'read' &&
        evaluateCondition(read.formula, { numbers: { tg }, sex: 'unknown' }),
    ).toEqual({ value });
  });
});

function condition(text: string) {
  const read = parseCondition(text, names);
  if (read.status === 'refused') throw new Error(faultSentence(read.fault));
  return read.formula;
}

describe('conditions joined by and, or', () => {
  it.each([
    ['a < 1 and b < 1', false],
    ['a < 1 or b < 1', true],
    ['a > 1 or a < 1 and b > 1', true],
    ['(a > 1 or a < 1) and b > 1', false],
    ['a > 1 or 1 / (b - b) > 1', true],
  ])('%s is %s', (text, expected) => {
    const values = { numbers: { a: '5', b: '0' }, sex: 'unknown' } as const;
    expect(evaluateCondition(condition(text), values)).toEqual({ value: expected });
  });

  it.each([
    ['a < 1 and', 'is incomplete'],
    ['a < 1 and b < 2 c', 'has a syntax error at character 17: c'],
    ['a < 1 and b', 'requires a comparison'],
    ['(a < 1) + 2', 'requires a comparison'],
    ['a < (b or 1)', 'requires a number at character 8'],
    ['a < 1 && b < 1', 'contains invalid &'],
  ])('rejects %s', (text, sentence) => {
    const read = parseCondition(text, names);
    expect(read.status === 'refused' && faultSentence(read.fault)).toContain(sentence);
  });
});

describe('decideCondition', () => {
  const below = (limit: string): Bounds => ({ low: null, high: limit });
  const above = (limit: string): Bounds => ({ low: limit, high: null });
  const exactly = (number: string): Bounds => ({ low: number, high: number });

  it.each<[string, Record<string, Bounds>, boolean | undefined]>([
    ['a <= b', { a: below('10'), b: exactly('60') }, true],
    ['a <= b', { a: below('10'), b: exactly('5') }, undefined],
    ['a <= b', { a: above('70'), b: exactly('60') }, false],
    ['a < b', { a: below('10'), b: below('20') }, undefined],
    ['a == b', { a: exactly('1.0'), b: exactly('1') }, true],
    ['a != b', { a: below('1'), b: exactly('2') }, true],
    ['abs(a - 3 * b) <= 2', { a: above('90'), b: exactly('10') }, false],
    ['abs(a - b) <= 2', { a: below('5'), b: below('5') }, undefined],
    ['a * b > 0', { a: below('5'), b: exactly('0') }, undefined],
    ['1 / a > 0', { a: below('5') }, undefined],
    ['1 / a > 0', { a: above('5') }, undefined],
    ['1 / a >= 0', { a: above('5') }, true],
    ['a ^ 2 >= 0', { a: below('5') }, undefined],
    ['ln(a) > 0', { a: below('5') }, undefined],
    ['exp(a) < 1', { a: below('-1') }, true],
    ['round(a, 1) <= 5', { a: below('5.04') }, true],
    ['min(a, b) < 3', { a: below('2'), b: above('9') }, true],
    ['max(a, 10) >= 10', { a: below('2') }, true],
    ['(a < 5 ? 1 : 2) > 0', { a: below('9') }, true],
    ['(a < 5 ? 1 : 2) > 1', { a: below('9') }, undefined],
    ['a < 5 or b < 5', { a: below('9'), b: exactly('1') }, true],
    ['a < 5 and b < 5', { a: below('9'), b: exactly('8') }, false],
    ['a < 5 and b < 5', { a: below('9'), b: exactly('1') }, undefined],
    ['-a >= 0', { a: below('0') }, true],
  ])('%s', (text, numbers, expected) => {
    expect(decideCondition(condition(text), { numbers, sex: 'unknown' })).toBe(expected);
  });
});

describe('failedComparisons', () => {
  const values = { numbers: { hct: '42', hb: '10.1', a: '7' }, sex: 'unknown' } as const;

  it('states both sides with the values put in', () => {
    expect(failedComparisons(condition('abs(hct - 3 * hb) <= 2'), values)).toEqual([
      {
        left: { text: 'abs(42 - 3 * 10.1)', value: '11.7' },
        sign: '<=',
        right: { text: '2', value: '2' },
      },
    ]);
  });

  it('keeps parentheses and rounds quotients to three decimals', () => {
    const [first] = failedComparisons(condition('(hct - a) / (hb * (a + 1)) ^ 2 > a'), values);
    expect(first?.left).toEqual({ text: '(42 - 7) / (10.1 * (7 + 1)) ^ 2', value: '0.005' });
  });

  it('states only the comparisons that are not met', () => {
    const texts = (text: string) =>
      failedComparisons(condition(text), values).map(({ left, sign }) => `${left.text} ${sign}`);
    expect(texts('hct > 1 and hb > 11')).toEqual(['10.1 >']);
    expect(texts('hct < 1 or hb > 11')).toEqual(['42 <', '10.1 >']);
    expect(texts('hct > 1 or hb > 11')).toEqual([]);
  });
});
