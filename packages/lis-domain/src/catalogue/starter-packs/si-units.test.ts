import { describe, expect, it } from 'vitest';
import { evaluateFormula, parseExpression, patientNames } from '../calculation/index.ts';
import { checkDefinition } from '../check-definition.ts';
import { compareDecimals, subtractDecimals, absoluteDecimal } from '../decimal.ts';
import type { TestDefinition } from '../test-parameter.schema.ts';
import { conversionBetween, convertNumber } from '../units/conversion.ts';
import { fittingTests, unitSystemOf } from './fitting-tests.ts';
import { testsOfPack } from './packs.ts';
import { inSiUnits } from './si-units.ts';

const packs = { conventional: testsOfPack('full'), si: testsOfPack('full', 'si') };
const find = (system: 'conventional' | 'si', code: string): TestDefinition => {
  const test = packs[system].find((each) => each.code === code);
  if (!test) throw new Error(`There is no ${code} in ${system}.`);
  return test;
};
const unitsOf = (tests: readonly TestDefinition[]) =>
  new Map(tests.map(({ code, unit }) => [code, unit]));
const limitsOf = (code: string, type: 'reference' | 'critical' = 'reference') =>
  find('si', code)
    .ranges.filter(
      (row) => row.type === type && (row.age_max === null || row.age_min?.value === 18),
    )
    .map(({ sex, low, high }) => [sex, low, high]);

describe('packs in SI units', () => {
  it('have the same tests', () => {
    expect(packs.si.map(({ code }) => code)).toEqual(packs.conventional.map(({ code }) => code));
  });

  it.each([
    ['GLU', 'mmol/L', 1, '14749-6'],
    ['CREA', 'umol/L', 0, '14682-9'],
    ['BUN', 'mmol/L', 1, '22664-7'],
    ['TBIL', 'umol/L', 0, '14631-6'],
    ['CHOL', 'mmol/L', 2, '14647-2'],
    ['TRIG', 'mmol/L', 2, '14927-8'],
    ['LDL', 'mmol/L', 2, '39469-2'],
    ['HBA1C', 'mmol/mol', 0, '59261-8'],
    ['EAG', 'mmol/L', 1, '53553-4'],
    ['CA', 'mmol/L', 2, '2000-8'],
    ['CACORR', 'mmol/L', 2, undefined],
    ['URIC', 'umol/L', 0, '14933-6'],
    ['FE', 'umol/L', 1, '14798-3'],
    ['HGB', 'g/L', 0, '718-7'],
    ['ALB', 'g/L', 0, '1751-7'],
    ['WBC', '10*9/L', 1, '6690-2'],
    ['HCT', 'L/L', 3, '4544-3'],
    ['NA', 'mmol/L', 0, '2951-2'],
    ['ALT', 'U/L', 0, '1742-6'],
  ])('%s is in %s with %i decimals, LOINC %s', (code, unit, decimals, loinc) => {
    const test = find('si', code);
    expect([test.unit, test.decimals, test.loinc?.code]).toEqual([unit, decimals, loinc]);
  });

  it.each<[string, unknown[]]>([
    [
      'GLU',
      [
        ['any', '3.9', '7.7'],
        ['any', '3.9', '5.5'],
      ],
    ],
    ['CA', [['any', '2.15', '2.55']]],
    ['CHOL', [['any', null, '5.17']]],
    ['HBA1C', [['any', '20', '38']]],
  ])('%s has converted intervals', (code, expected) => {
    expect(limitsOf(code)).toEqual(expected);
  });

  it('state that limits are converted', () => {
    expect(find('si', 'GLU').ranges.map(({ source }) => source)).toEqual(
      find('conventional', 'GLU').ranges.map(({ source }) => `${source}; converted from mg/dL`),
    );
    expect(find('si', 'NA').ranges).toEqual(find('conventional', 'NA').ranges);
  });

  it('name urea after its unit', () => {
    const { name, short_name, translations } = find('si', 'BUN');
    expect([name, short_name, translations.fr?.name]).toEqual(['Urea', 'Urea', 'Urée']);
  });

  it('have no errors, and the same warnings', () => {
    const findings = (system: 'conventional' | 'si') =>
      packs[system].flatMap((test) =>
        checkDefinition(test, (code) => packs[system].find((each) => each.code === code)).map(
          ({ code, at, severity }) => `${test.code} ${severity} ${code} ${at}`,
        ),
      );
    expect(findings('si')).toEqual(findings('conventional'));
    expect(findings('si').filter((each) => each.includes('refused'))).toEqual([]);
  });

  it('keep every limit inside the plausible limits', () => {
    const outside = packs.si.flatMap(({ code, plausible, ranges }) =>
      ranges
        .flatMap(({ low, high }) => [low, high])
        .filter(
          (limit) =>
            limit !== null &&
            (compareDecimals(limit, plausible?.low ?? limit) < 0 ||
              compareDecimals(limit, plausible?.high ?? limit) > 0),
        )
        .map((limit) => [code, limit]),
    );
    expect(outside).toEqual([]);
  });

  it('have no numeric reflex rule, which would need a converted value', () => {
    const rules = packs.conventional.flatMap(({ reflex }) => reflex);
    expect(
      rules.flatMap(({ when, and }) => [when, ...and]).filter(({ op }) => op !== 'flag'),
    ).toEqual([]);
  });

  it('convert the limit of an absolute delta check without the offset of an equation', () => {
    const delta = {
      enabled: true,
      mode: 'absolute' as const,
      threshold: '1.0',
      direction: 'any' as const,
      window_hours: 72,
      action: 'warn' as const,
    };
    expect(inSiUnits([{ ...find('conventional', 'HBA1C'), delta }])[0]?.delta?.threshold).toBe(
      '11',
    );
  });

  it('leave out a calculated test without a formula, and its place in panels', () => {
    const ratio = { ...find('conventional', 'LDL'), code: 'OWN' };
    const panel = { ...find('conventional', 'LIPID'), members: ['CHOL', 'OWN', 'ELSEWHERE'] };
    expect(
      inSiUnits([panel, ratio, find('conventional', 'CHOL')]).map(({ code, members }) => [
        code,
        members,
      ]),
    ).toEqual([
      ['LIPID', ['CHOL', 'ELSEWHERE']],
      ['CHOL', []],
    ]);
  });
});

/**
 * The formula of each system, from the same measured values, agrees within the given difference.
 */
describe('formulas', () => {
  const valueOf = (test: TestDefinition, values: Readonly<Record<string, string>>) => {
    const { inputs, expression } = test.calculation ?? { inputs: [], expression: '' };
    const read = parseExpression(expression, [
      ...inputs.map(({ alias }) => alias),
      ...patientNames,
    ]);
    if (read.status !== 'read') throw new Error(`The formula of ${test.code} is invalid.`);
    const numbers = {
      age: '60',
      ...Object.fromEntries(inputs.map(({ alias, code }) => [alias, values[code] ?? ''])),
    };
    const result = evaluateFormula(read.formula, { numbers, sex: 'female' });
    if (!('value' in result)) throw new Error(`${test.code} has no value.`);
    return result.value;
  };

  it.each<[string, Record<string, string>, string]>([
    ['LDL', { CHOL: '200', HDL: '50', TRIG: '150' }, '0.03'],
    ['EGFR', { CREA: '0.55' }, '0.1'],
    ['EGFR', { CREA: '2.40' }, '0.1'],
    ['CACORR', { CA: '8.2', ALB: '2.1' }, '0.01'],
    ['EAG', { HBA1C: '7.0' }, '0.1'],
    ['NHDL', { CHOL: '200', HDL: '50' }, '0.001'],
    ['TSAT', { FE: '100', TIBC: '300' }, '0.1'],
    ['AGAP', { NA: '140', CL: '104', CO2: '24' }, '0'],
  ])('%s of %o', (code, values, within) => {
    const [conventional, si] = [find('conventional', code), find('si', code)];
    const inUnit = (from: TestDefinition, to: TestDefinition, value: string) => {
      const loinc = from.loinc?.code ?? '17861-6';
      const conversion = conversionBetween(from.unit ?? '', to.unit ?? '', loinc);
      return from.unit === to.unit || !conversion ? value : convertNumber(value, conversion, 9);
    };
    const converted = Object.fromEntries(
      Object.entries(values).map(([input, value]) => [
        input,
        inUnit(find('conventional', input), find('si', input), value) ?? '',
      ]),
    );
    const expected = inUnit(conventional, si, valueOf(conventional, values)) ?? '';
    const difference = absoluteDecimal(subtractDecimals(valueOf(si, converted), expected));
    expect(compareDecimals(difference, within)).toBeLessThanOrEqual(0);
  });

  it('exist for every calculated test whose inputs change', () => {
    const changes = (code: string) => find('si', code).unit !== find('conventional', code).unit;
    const calculated = packs.conventional.filter(({ calculation }) =>
      (calculation?.inputs ?? []).some(({ code }) => changes(code)),
    );
    expect(calculated.map(({ code }) => code).toSorted()).toEqual(
      ['CACORR', 'EAG', 'EGFR', 'LDL', 'NHDL', 'TSAT'].toSorted(),
    );
  });
});

describe('fittingTests', () => {
  const add = (system: 'conventional' | 'si', existing: Record<string, string>) => {
    const { tests, leftOut } = fittingTests(packs, system, new Map(Object.entries(existing)));
    const added = (code: string) => tests.find((each) => each.code === code);
    return { added, leftOut: leftOut.map(({ code }) => code) };
  };

  it('adds all tests of the system to an empty catalogue', () => {
    for (const system of ['conventional', 'si'] as const)
      expect(fittingTests(packs, system, new Map())).toEqual({
        tests: packs[system],
        leftOut: [],
      });
  });

  it('uses the formula for the unit of an existing input', () => {
    const { added, leftOut } = add('si', { CREA: 'mg/dL', CHOL: 'mmol/L' });
    expect(added('EGFR')?.calculation).toEqual(find('conventional', 'EGFR').calculation);
    expect(added('LDL')?.calculation).toEqual(find('si', 'LDL').calculation);
    expect(leftOut).toEqual([]);
    expect(add('conventional', { CREA: 'umol/L' }).added('EGFR')?.calculation).toEqual(
      find('si', 'EGFR').calculation,
    );
  });

  it('leaves out a calculated test whose inputs have units of two systems', () => {
    const { added, leftOut } = add('si', { CHOL: 'mg/dL', ALB: 'mg/mL' });
    expect(leftOut.toSorted()).toEqual(['CACORR', 'LDL', 'NHDL']);
    expect(added('LDL')).toBeUndefined();
    expect(added('LIPID')?.members).toEqual(['CHOL', 'HDL', 'TRIG']);
  });

  it('leaves out no test that the facility already has', () => {
    expect(add('si', { CHOL: 'mg/dL', LDL: 'mg/dL', NHDL: 'mg/dL' }).leftOut).toEqual([]);
  });
});

describe('unitSystemOf', () => {
  it.each([
    ['an empty catalogue', new Map(), 'conventional'],
    ['the tests of one system', unitsOf(packs.si), 'si'],
    ['the tests of the other', unitsOf(packs.conventional), 'conventional'],
    ['tests whose units are the same in both', new Map([['NA', 'mmol/L']]), 'conventional'],
    ['one test in mmol/L', new Map([['GLU', 'mmol/L']]), 'si'],
  ])('%s', (_, existing, system) => {
    expect(unitSystemOf(packs, existing)).toBe(system);
  });
});
