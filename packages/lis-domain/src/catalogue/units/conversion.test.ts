import { describe, expect, it } from 'vitest';
import { isLoinc } from '../loinc.ts';
import { checkUnit } from '../ucum.ts';
import { conversionBetween, convertNumber } from './conversion.ts';
import { measurandOf, measurands } from './measurands.ts';
import { molarMassOf } from './molar-mass.ts';

function converted(number: string, from: string, to: string, decimals: number, loinc?: string) {
  const conversion = conversionBetween(from, to, loinc ?? null);
  return conversion && convertNumber(number, conversion, decimals);
}

/** Sums of the atomic weights; PubChem states the same to the tenth. */
it.each([
  ['C6H12O6', '180.156'],
  ['C4H7N3O', '113.120'],
  ['CH4N2O', '60.056'],
  ['N2', '28.014'],
  ['C33H36N4O6', '584.673'],
  ['C27H46O', '386.664'],
  ['C57H104O6', '885.453'],
  ['C5H4N4O3', '168.112'],
  ['C21H30O5', '362.466'],
])('the molar mass of %s is %s g/mol', (formula, mass) => {
  expect(molarMassOf(formula)).toBe(mass);
});

it('refuses an element without an atomic weight', () => {
  expect(() => molarMassOf('UO2')).toThrow('No atomic weight of U');
});

describe('published pairs', () => {
  /**
   * Factors of Young, Implementation of SI units for clinical laboratory data, Ann Intern Med
   * 1987;106:114, and of the AMA Manual of Style (table of SI conversions): 100 conventional units.
   */
  it.each([
    ['glucose 0.0555', '2345-7', 'mg/dL', 'mmol/L', '5.55', 2],
    ['creatinine 88.4', '2160-0', 'mg/dL', 'umol/L', '8840', 0],
    ['urea nitrogen 0.357', '3094-0', 'mg/dL', 'mmol/L', '35.7', 1],
    ['urea 0.1665', '3091-6', 'mg/dL', 'mmol/L', '16.65', 2],
    ['bilirubin 17.10', '1975-2', 'mg/dL', 'umol/L', '1710', 0],
    ['cholesterol 0.02586', '2093-3', 'mg/dL', 'mmol/L', '2.586', 3],
    ['HDL cholesterol 0.0259', '2085-9', 'mg/dL', 'mmol/L', '2.59', 2],
    ['triglycerides 0.0113', '2571-8', 'mg/dL', 'mmol/L', '1.13', 2],
    ['calcium 0.2495', '17861-6', 'mg/dL', 'mmol/L', '24.95', 2],
    ['phosphate 0.3229', '2777-1', 'mg/dL', 'mmol/L', '32.29', 2],
    ['magnesium 0.4114', '19123-9', 'mg/dL', 'mmol/L', '41.14', 2],
    ['urate 59.48', '3084-1', 'mg/dL', 'umol/L', '5948', 0],
    ['iron 0.1791', '2498-4', 'ug/dL', 'umol/L', '17.91', 2],
    ['cobalamin 0.738', '2132-9', 'pg/mL', 'pmol/L', '73.8', 1],
    ['folate 2.27', '2284-8', 'ng/mL', 'nmol/L', '227', 0],
    ['25-hydroxyvitamin D 2.496', '62292-8', 'ng/mL', 'nmol/L', '249.6', 1],
    ['free thyroxine 12.87', '3024-7', 'ng/dL', 'pmol/L', '1287', 0],
    ['thyroxine 12.87', '3026-2', 'ug/dL', 'nmol/L', '1287', 0],
    ['free triiodothyronine 1.536', '3051-0', 'pg/mL', 'pmol/L', '153.6', 1],
    ['triiodothyronine 0.0154', '3053-6', 'ng/dL', 'nmol/L', '1.54', 2],
    ['cortisol 27.59', '9813-7', 'ug/dL', 'nmol/L', '2759', 0],
    ['lactate from mmol/L, 9.008', '2524-7', 'mmol/L', 'mg/dL', '900.8', 1],
    ['hemoglobin 0.6206', '718-7', 'g/dL', 'mmol/L', '62.06', 2],
    ['hemoglobin 10', '718-7', 'g/dL', 'g/L', '1000', 0],
    ['albumin to creatinine 0.113', '9318-7', 'mg/g', 'mg/mmol', '11.3', 1],
  ])('%s', (_, loinc, from, to, expected, decimals) => {
    expect(converted('100', from, to, decimals, loinc)).toBe(expected);
  });

  /** Paired values of the NGSP (ngsp.org/ifccngsp.asp). */
  it.each([
    ['5.0', '31'],
    ['6.0', '42'],
    ['6.5', '48'],
    ['7.0', '53'],
    ['8.0', '64'],
    ['9.0', '75'],
    ['10.0', '86'],
    ['12.0', '108'],
  ])('hemoglobin A1c of %s %% is %s mmol/mol', (ngsp, ifcc) => {
    expect(converted(ngsp, '%', 'mmol/mol', 0, '4548-4')).toBe(ifcc);
    expect(converted(ifcc, 'mmol/mol', '%', 1, '59261-8')).toBe(ngsp);
  });

  it.each([
    ['126', 'mg/dL', 'mmol/L', 1, '2345-7', '7.0'],
    ['7.0', 'mmol/L', 'mg/dL', 0, '14749-6', '126'],
    ['0.55', 'mg/dL', 'umol/L', 0, '2160-0', '49'],
    ['0', 'mg/dL', 'umol/L', 0, '2160-0', '0'],
  ])('%s %s is rounded to the decimals of %s', (value, from, to, decimals, loinc, expected) => {
    expect(converted(value, from, to, decimals, loinc)).toBe(expected);
  });
});

describe('units of one kind', () => {
  it.each([
    ['7.2', 'g/dL', 'g/L', 0, '72'],
    ['5.4', '10*3/uL', '10*9/L', 1, '5.4'],
    ['4.5', '10*6/uL', '10*12/L', 2, '4.50'],
    ['250', '/uL', '10*9/L', 2, '0.25'],
    ['45.2', '%', 'L/L', 3, '0.452'],
    ['500', 'ng/mL{FEU}', 'ug/L{FEU}', 0, '500'],
    ['60', 'U/L', 'ukat/L', 2, '1.00'],
    ['40', 'mm[Hg]', 'kPa', 1, '5.3'],
    ['2.5', 'm[IU]/L', 'u[IU]/mL', 1, '2.5'],
    ['285', 'mosm/kg', 'mmol/kg', 0, '285'],
    ['0.125', 'mg/L', 'ug/dL', 1, '12.5'],
    ['-2.5', 'mmol/L', 'umol/L', 0, '-2500'],
  ])('%s %s in %s', (value, from, to, decimals, expected) => {
    expect(converted(value, from, to, decimals)).toBe(expected);
  });

  it('converts equivalents of an ion by its charge', () => {
    expect(converted('140', 'mmol/L', 'meq/L', 0, '2951-2')).toBe('140');
    expect(converted('2.5', 'mmol/L', 'meq/L', 1, '2000-8')).toBe('5.0');
  });
});

describe('unknown conversions', () => {
  it.each([
    ['a mass and an amount of substance without a code', 'mg/dL', 'mmol/L', null],
    ['a code without a molar mass', 'mg/L', 'nmol/L', '1988-5'],
    ['equivalents without a charge', 'mmol/L', 'meq/L', '2345-7'],
    ['two annotations', 'ng/mL{FEU}', 'ng/mL{DDU}', '48065-7'],
    ['hemoglobin A1c as a plain share', '%', 'mmol/mol', null],
    ['mass and arbitrary units', 'mg/L', '[IU]/L', null],
    ['a unit of two divisions', 'mL/min/{1.73_m2}', 'mL/s', null],
    ['an unknown symbol', 'mg/dL', 'copies/mL', null],
  ])('has none for %s', (_, from, to, loinc) => {
    expect(conversionBetween(from, to, loinc)).toBeNull();
  });

  it('gives no value below the range of the equation', () => {
    expect(converted('2.0', '%', 'mmol/mol', 0, '4548-4')).toBeNull();
  });
});

describe('measurands', () => {
  const codes = measurands.flatMap(({ loinc }) => loinc);

  it('names each code once, with its check digit', () => {
    expect(codes.filter((code) => !isLoinc(code))).toEqual([]);
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
  });

  it.each(measurands.flatMap(({ units }) => (units ? [units] : [])))(
    'converts $conventional.unit and $si.unit in both directions',
    ({ conventional, si }) => {
      const code = conventional.loinc?.[0] ?? null;
      expect([conventional, si].map(({ unit }) => checkUnit(unit))).toEqual(['valid', 'valid']);
      expect(measurandOf(code)?.units?.si).toBe(si);
      expect(conversionBetween(conventional.unit, si.unit, code)).not.toBeNull();
      expect(conversionBetween(si.unit, conventional.unit, code)).not.toBeNull();
    },
  );
});
