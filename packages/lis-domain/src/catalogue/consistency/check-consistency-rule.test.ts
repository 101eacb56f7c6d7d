import { describe, expect, it } from 'vitest';
import { checkConsistencyRule, type ComparedTest } from './check-consistency-rule.ts';

const tests: readonly ComparedTest[] = [
  { code: 'HGB', status: 'active', result_type: 'numeric', unit: 'g/dL' },
  { code: 'HCT', status: 'active', result_type: 'numeric', unit: '%' },
  { code: 'OLD', status: 'retired', result_type: 'numeric', unit: '%' },
  { code: 'ABO', status: 'active', result_type: 'coded', unit: null },
];
const hgb = { alias: 'hgb', code: 'HGB', unit: 'g/dL' };
const hct = { alias: 'hct', code: 'HCT', unit: '%' };

const faultsOf = (inputs: (typeof hgb)[], condition: string) =>
  checkConsistencyRule({ inputs, condition }, (code) =>
    tests.find((each) => each.code === code),
  ).map(({ at, code, sentence }) => `${at}: ${code}, ${sentence}`);

describe('checkConsistencyRule', () => {
  it('accepts a condition on numeric tests of the facility', () => {
    expect(faultsOf([hgb, hct], 'abs(hct - 3 * hgb) <= 2 or age < 1')).toEqual([]);
  });

  it('states the position of an error in the condition', () => {
    expect(faultsOf([hgb], 'hgb > hct')).toEqual([
      'condition: condition_invalid, contains unknown input hct at character 7; use hgb, age, sex',
    ]);
    expect(faultsOf([hgb], 'hgb + 1')[0]).toContain('requires a comparison at character 1');
  });

  it.each([
    [{ ...hct, code: 'NONE' }, 'inputs.1.code: test_unknown, is not a test of this facility'],
    [{ ...hct, code: 'OLD' }, 'inputs.1.code: test_unknown, is not a test of this facility'],
    [{ ...hct, code: 'ABO' }, 'inputs.1.code: test_not_numeric, does not have a numeric result'],
    [{ ...hct, unit: 'L/L' }, 'inputs.1.unit: unit_differs, must be the unit of the test: %'],
    [{ ...hct, code: 'HGB', unit: 'g/dL' }, 'inputs.1.code: test_repeated, is listed twice'],
  ])('refuses the test %o', (input, fault) => {
    expect(faultsOf([hgb, input], 'hct > hgb')).toEqual([fault]);
  });

  it('refuses inputs with the same name, or that are not used', () => {
    expect(faultsOf([hgb, { ...hct, alias: 'hgb' }], 'hgb > 1')).toEqual([
      'inputs.1.alias: alias_repeated, is listed twice',
    ]);
    expect(faultsOf([hgb, hct], 'hgb > 1')).toEqual([
      'inputs.1.alias: input_unused, is not used in the condition',
    ]);
  });
});
