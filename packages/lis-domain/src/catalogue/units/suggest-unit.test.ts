import { describe, expect, it } from 'vitest';
import { checkUnit } from '../ucum.ts';
import { testsOfPack } from '../starter-packs/packs.ts';
import { normaliseUnit, suggestUnit } from './suggest-unit.ts';

describe('normaliseUnit', () => {
  it.each([
    ['mmol/l', 'mmol/L'],
    ['mg/dl', 'mg/dL'],
    ['U/l', 'U/L'],
    ['10^9/l', '10*9/L'],
    ['m[iU]/l', 'm[IU]/L'],
    ['mol/l', 'mol/L'],
    ['l/l', 'L/L'],
    ['g/l{calc_l}', 'g/L{calc_l}'],
  ])('%s is %s', (typed, unit) => {
    expect(normaliseUnit(typed)).toBe(unit);
  });

  it.each(['mmol/L', 'mol', 'Cel', 'cal', '{cells}/uL', 'IU/l', 'mgs/dl', '', '[lb_av]', 'mol/kg'])(
    '%s is unchanged',
    (code) => {
      expect(normaliseUnit(code)).toBe(code);
    },
  );
});

describe('suggestUnit', () => {
  it.each([
    ['mmol/l', 'mmol/L'],
    ['MG/DL', 'mg/dL'],
    ['Mg/DL', 'mg/dL'],
    ['mgs/dL', 'mg/dL'],
    ['gm/dL', 'g/dL'],
    ['mcg/dL', 'ug/dL'],
    ['µg/dL', 'ug/dL'],
    ['μmol/L', 'umol/L'],
    ['mmol / L', 'mmol/L'],
    ['mmol per L', 'mmol/L'],
    ['IU/L', '[IU]/L'],
    ['mIU/L', 'm[IU]/L'],
    ['uIU/mL', 'u[IU]/mL'],
    ['kIU/L', 'k[IU]/L'],
    ['10³/µL', '10*3/uL'],
    ['x10^3/µL', '10*3/uL'],
    ['x10(9)/L', '10*9/L'],
    ['10e9/L', '10*9/L'],
    ['10^6/uL', '10*6/uL'],
    ['K/uL', '10*3/uL'],
    ['/mm3', '/uL'],
    ['cells/mm³', '{cells}/uL'],
    ['G/L', '10*9/L'],
    ['T/L', '10*12/L'],
    ['cells/uL', '{cells}/uL'],
    ['copies/mL', '{copies}/mL'],
    ['mEq/L', 'meq/L'],
    ['mOsm/kg', 'mosm/kg'],
    ['mm/hr', 'mm/h'],
    ['sec', 's'],
    ['mmHg', 'mm[Hg]'],
    ['pH', '[pH]'],
    ['INR', '{INR}'],
    ['/HPF', '/[HPF]'],
    ['CFU/mL', '[CFU]/mL'],
    ['mL/min/1.73 m²', 'mL/min/{1.73_m2}'],
    ['ng/mL FEU', 'ng/mL{FEU}'],
    ['mg/g creatinine', 'mg/g{creatinine}'],
    ['S/CO', '{s_co_ratio}'],
    ['°C', 'Cel'],
    ['percent', '%'],
    ['spots', '{spots}'],
    ['[furlong]', '{[furlong]}'],
    ['(mg', '{(mg}'],
  ])('%s: %s', (typed, unit) => {
    expect(suggestUnit(typed)).toBe(unit);
    expect(checkUnit(unit)).toBe('valid');
  });

  it.each(['', '  ', 'mmol/L', '%', '10*3/uL', 'mL/min/{1.73_m2}'])('has none for %j', (typed) => {
    expect(suggestUnit(typed)).toBeNull();
  });

  /** Every unit that the check refuses or does not know has a suggestion that it accepts. */
  it.each([
    'mg/',
    'mg//dL',
    'mg dL',
    'mg/dL.',
    '{INR',
    'INR}',
    '.mg',
    'mg*dL',
    '--',
    '[pH',
    'mg)',
    'Ø',
    '½',
    'g/dL (calc)',
  ])('has a valid one for %j', (typed) => {
    expect(checkUnit(suggestUnit(typed) ?? '')).toBe('valid');
  });

  it('leaves the units of the packs alone', () => {
    const units = testsOfPack('full').flatMap(({ unit }) => unit ?? []);
    expect(units.filter((unit) => suggestUnit(unit) !== null)).toEqual([]);
  });
});
