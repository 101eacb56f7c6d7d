import { compareDecimals, divideDecimals, multiplyDecimals, sumOfDecimals } from '../decimal.ts';
import { measurandOf, type Measurand } from './measurands.ts';
import { molarMassOf } from './molar-mass.ts';
import { unitPartsOf, type UnitPart } from './unit-parts.ts';

/** Factor as an exact fraction of decimals. */
interface Fraction {
  numerator: string;
  denominator: string;
}

/** Conversion of a quantity: times the fraction, plus the offset in the target unit. */
export interface UnitConversion extends Fraction {
  offset: string;
}

const one: Fraction = { numerator: '1', denominator: '1' };
const inverse = ({ numerator, denominator }: Fraction): Fraction => ({
  numerator: denominator,
  denominator: numerator,
});
const times = (a: Fraction, b: Fraction): Fraction => ({
  numerator: multiplyDecimals(a.numerator, b.numerator),
  denominator: multiplyDecimals(a.denominator, b.denominator),
});
function powerOfTen(power: number): Fraction {
  const digits = `1${'0'.repeat(Math.abs(power))}`;
  return power < 0
    ? { numerator: '1', denominator: digits }
    : { numerator: digits, denominator: '1' };
}

/**
 * IFCC and NGSP master equations of hemoglobin A1c: Hoelzel et al., Clin Chem 2004;50:166, with the
 * coefficients that the NGSP publishes (ngsp.org/ifccngsp.asp). Each direction has its own.
 */
const hemoglobinA1c: Readonly<Record<string, UnitConversion>> = {
  '% mmol/mol': { numerator: '10.93', denominator: '1', offset: '-23.50' },
  'mmol/mol %': { numerator: '0.09148', denominator: '1', offset: '2.152' },
};
const A1C = new Set(['4548-4', '59261-8', '17856-6']);

/** Base units of one quantity and the size of each kind in them. */
interface Family {
  base: string;
  size: Fraction;
}

/**
 * Returns the family of a kind of unit. Mass and charge belong to the amount of substance only for
 * a measurand whose molar mass or charge is known.
 *
 * - Enzyme unit: 1 U is 1 µmol/min, so 60 U are 1 µkat (IUPAC-IUBMB 1984; exact).
 * - Millimetre of mercury: 133.322 Pa (UCUM).
 */
function familyOf(kind: string, molarMass: string | undefined, charge?: number): Family | null {
  switch (kind) {
    case 'mol':
    case 'osm':
      return { base: 'mol', size: one };
    case 'g':
      return molarMass === undefined
        ? null
        : { base: 'mol', size: { numerator: '1', denominator: molarMass } };
    case 'eq':
      return charge === undefined
        ? null
        : { base: 'mol', size: { numerator: '1', denominator: String(charge) } };
    case 'kat':
      return { base: 'kat', size: one };
    case 'U':
      return { base: 'kat', size: { numerator: '1', denominator: '60000000' } };
    case 'Pa':
      return { base: 'Pa', size: one };
    case 'm[Hg]':
      return { base: 'Pa', size: { numerator: '133322', denominator: '1' } };
    default:
      return null;
  }
}

function factorBetween(
  from: UnitPart,
  to: UnitPart,
  molarMass: string | undefined,
  charge?: number,
): Fraction | null {
  const scale = powerOfTen(from.power - to.power);
  if (from.kind === to.kind) return scale;
  const [a, b] = [familyOf(from.kind, molarMass, charge), familyOf(to.kind, molarMass, charge)];
  return a && b && a.base === b.base ? times(scale, times(a.size, inverse(b.size))) : null;
}

const massOf = (formula: string | undefined): string | undefined =>
  formula === undefined ? undefined : molarMassOf(formula);

function fractionBetween(from: string, to: string, measurand: Measurand | undefined) {
  const [a, b] = [unitPartsOf(from), unitPartsOf(to)];
  if (!a || !b) return null;
  const molarMass = measurand?.molarMass ?? massOf(measurand?.formula);
  const over = factorBetween(a.numerator, b.numerator, molarMass, measurand?.charge);
  const under = factorBetween(a.denominator, b.denominator, massOf(measurand?.perFormula));
  return over && under ? times(over, inverse(under)) : null;
}

/**
 * Returns the conversion between two units of a test; null if none is known. Units of the same kind
 * convert for every test (`g/dL` to `g/L`); mass and amount of substance only for a measurand whose
 * molar mass is known by its LOINC code.
 */
export function conversionBetween(
  from: string,
  to: string,
  loinc: string | null,
): UnitConversion | null {
  if (loinc !== null && A1C.has(loinc)) {
    const equation = hemoglobinA1c[`${from} ${to}`];
    if (equation) return equation;
  }
  const fraction = fractionBetween(from, to, measurandOf(loinc));
  return fraction && { ...fraction, offset: '0' };
}

/**
 * Converts a decimal number exactly and rounds it to the decimals of the target unit, halves away
 * from zero. Null if a number that is not negative becomes negative, which is beyond the range of
 * the equation.
 */
export function convertNumber(
  number: string,
  { numerator, denominator, offset }: UnitConversion,
  decimals: number,
): string | null {
  const product = multiplyDecimals(number, numerator);
  const sum = sumOfDecimals(product, multiplyDecimals(offset, denominator));
  if (compareDecimals(number, '0') >= 0 && compareDecimals(sum, '0') < 0) return null;
  return divideDecimals(sum, denominator, decimals);
}
