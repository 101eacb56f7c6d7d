import type { IntervalContext, TestDefinition } from '@alms/lis-domain/catalogue';
import { calculatedValue } from '@alms/lis-domain/results';

type Tests = ReadonlyMap<string, TestDefinition>;

/** The values of one order by test code. */
export type DrawnValues = ReadonlyMap<string, string>;

const shares = ['NEUTP', 'LYMPHP', 'MONOP', 'EOSP', 'BASOP'];

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/**
 * Returns the values of an order such that those with a known relation agree: red cell indices,
 * the sum of a differential, parts of a whole, anion gap and calculated tests. Values are drawn for
 * each test alone (`believableValue`), so a proposed consistency rule would hold most orders.
 *
 * @param fixed Codes whose value is part of a scene and stays as it is.
 */
export function coherentValues(
  drawn: DrawnValues,
  tests: Tests,
  context: IntervalContext,
  fixed: ReadonlySet<string> = new Set(),
): Map<string, string> {
  const values = new Map(drawn);
  const number = (code: string): number => Number(values.get(code) ?? Number.NaN);
  const set = (code: string, value: number) => {
    if (!values.has(code) || fixed.has(code) || !Number.isFinite(value)) return;
    values.set(code, value.toFixed(tests.get(code)?.decimals ?? 0));
  };
  set(
    'HCT',
    clamp((100 * number('HGB')) / number('MCHC'), 3 * number('HGB') - 1.5, 3 * number('HGB') + 1.5),
  );
  set('MCHC', (100 * number('HGB')) / number('HCT'));
  set('RBC', (10 * number('HCT')) / number('MCV'));
  set('MCH', (10 * number('HGB')) / number('RBC'));
  if (number('ALB') > number('TP') - 1.5) set('TP', number('ALB') + 2.5);
  if (number('DBIL') > number('TBIL') / 2) set('DBIL', number('TBIL') / 4);
  set(
    'CO2',
    clamp(number('CO2'), number('NA') - number('CL') - 18, number('NA') - number('CL') - 5),
  );
  completeShares(number, set);
  setCalculated(values, tests, context);
  return values;
}

/** Scales the shares of a differential to 100 %; the largest takes the rounding. */
function completeShares(
  number: (code: string) => number,
  set: (code: string, value: number) => void,
): void {
  const sum = shares.reduce((total, code) => total + number(code), 0);
  if (!Number.isFinite(sum)) return;
  for (const code of shares) set(code, (100 * number(code)) / sum);
  const [largest = '', ...others] = shares.toSorted((a, b) => number(b) - number(a));
  set(
    largest,
    others.reduce((left, code) => left - number(code), 100),
  );
  for (const code of shares) set(code.slice(0, -1), (number('WBC') * number(code)) / 100);
}

/** Calculates what the formulas of the tests can calculate from the values. */
function setCalculated(values: Map<string, string>, tests: Tests, context: IntervalContext): void {
  const inputOf = (code: string) => {
    const value_text = values.get(code);
    return value_text === undefined
      ? undefined
      : {
          id: null,
          code,
          name: code,
          status: 'entered' as const,
          value_text,
          unrounded_value: null,
          unit_display: null,
        };
  };
  for (const code of values.keys()) {
    const test = tests.get(code);
    if (!test?.calculation) continue;
    const found = calculatedValue(test, test.calculation, inputOf, context);
    if (found.status === 'calculated' && found.value_text !== null)
      values.set(code, found.value_text);
  }
}
