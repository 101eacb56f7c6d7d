import { multiplyDecimals, sumOfDecimals } from '../decimal.ts';

/** Standard atomic weights, abridged to five digits (IUPAC 2021; Prohaska et al. 2022). */
const ATOMIC_WEIGHTS: Readonly<Record<string, string>> = {
  H: '1.008',
  C: '12.011',
  N: '14.007',
  O: '15.999',
  Na: '22.990',
  Mg: '24.305',
  P: '30.974',
  S: '32.06',
  Cl: '35.45',
  K: '39.098',
  Ca: '40.078',
  Fe: '55.845',
  Co: '58.933',
  I: '126.90',
};

/**
 * Returns the molar mass of a molecular formula such as `C6H12O6` in g/mol, exactly from the atomic
 * weights. Throws an Error for an element without a weight here.
 */
export function molarMassOf(formula: string): string {
  const parts = [...formula.matchAll(/([A-Z][a-z]?)(\d*)/g)].map(([, element = '', count]) => {
    const weight = ATOMIC_WEIGHTS[element];
    if (weight === undefined) throw new Error(`No atomic weight of ${element} in ${formula}`);
    return multiplyDecimals(weight, count || '1');
  });
  return sumOfDecimals(...parts);
}
