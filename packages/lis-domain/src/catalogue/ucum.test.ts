import { describe, expect, it } from 'vitest';
import { starterCatalogue } from './starter-catalogue.ts';
import { checkUnit } from './ucum.ts';

describe('checkUnit', () => {
  it.each([
    'mmol/L',
    'mg/dL',
    'g/L',
    '10*3/uL',
    '10*9/L',
    '10^6/uL',
    '%',
    'U/L',
    'u[IU]/mL',
    'm[IU]/L',
    '[pH]',
    '[ppm]',
    'mm[Hg]',
    'Cel',
    '{INR}',
    '{ratio}',
    '/[HPF]',
    '/uL',
    'mL/min/{1.73_m2}',
    'mL/min/1.73.m2',
    'ng/mL{FEU}',
    'ug/(24.h)',
    'umol/min',
    's',
    '1',
    'fL',
    'pg',
    'mosm/kg',
    'meq/L',
    'mm/h',
    'ukat/L',
    'kg/m2',
    'mol.s-1',
    'm2',
    "[arb'U]/mL",
    '10*',
    'dag',
    '(mg/dL)',
    "[GPL'U]/mL",
    'nmol/L',
    '[CFU]/mL',
    'k[IU]/L',
    'mg/(12.h)',
    'kat',
    'h',
    'wk',
    'mo',
  ])('%s is valid', (code) => {
    expect(checkUnit(code)).toBe('valid');
  });

  it.each(['copies/mL', 'mgs/dL', 'IU/L', 'Mg/DL', 'cells/uL', 'sec', 'gm/dL', '[furlong]'])(
    '%s contains an unknown symbol',
    (code) => {
      expect(checkUnit(code)).toBe('unknown');
    },
  );

  it.each([
    '',
    ' ',
    'mg/',
    'mg//dL',
    'mg dL',
    'mmol/L ',
    '10³/µL',
    '(mg',
    'mg)',
    'mg/dL.',
    '{INR',
    'INR}',
    '.mg',
    'mg*dL',
    '--',
    '[pH',
    'x10^3/µL',
  ])('%j is malformed', (code) => {
    expect(checkUnit(code)).toBe('malformed');
  });

  it.each(
    starterCatalogue.flatMap(({ code, unit }) => (unit === null ? [] : [[code, unit] as const])),
  )('the unit of %s in the starter catalogue is valid: %s', (_, unit) => {
    expect(checkUnit(unit)).toBe('valid');
  });
});
