import type { TestDefinition } from '../test-parameter.schema.ts';

type Formula = Pick<NonNullable<TestDefinition['calculation']>, 'expression' | 'valid_if'>;

/**
 * Formulas of the packs for inputs in SI units. A test whose inputs change their unit and that is
 * not listed is left out of the packs in SI units.
 *
 * - LDL: Friedewald in mmol/L, triglycerides over 2.2, valid below 4.5 mmol/L (European
 *   Atherosclerosis Society and EFLM, Eur Heart J 2016;37:1944).
 * - eGFR: CKD-EPI 2021 with creatinine in µmol/L: 0.7 and 0.9 mg/dL are 61.9 and 79.6 µmol/L
 *   (KDIGO 2024, table 14).
 * - Corrected calcium: Payne et al., Br Med J 1973;4:643, in mmol/L and g/L.
 * - eAG: Nathan et al., Diabetes Care 2008;31:1473, in mmol/L, from the HbA1c in mmol/mol by the
 *   NGSP master equation.
 * - Non-HDL cholesterol and transferrin saturation: the same in any unit that both inputs have.
 */
export const siFormulas: Readonly<Record<string, Formula>> = {
  LDL: { expression: 'tc - hdl - tg / 2.2', valid_if: 'tg < 4.5' },
  EGFR: {
    expression:
      'sex == "female" ? 142 * min(crea / 61.9, 1) ^ -0.241 * max(crea / 61.9, 1) ^ -1.2 * 0.9938 ^ age * 1.012 : 142 * min(crea / 79.6, 1) ^ -0.302 * max(crea / 79.6, 1) ^ -1.2 * 0.9938 ^ age',
    valid_if: 'age >= 18',
  },
  CACORR: { expression: 'ca + 0.02 * (40 - alb)', valid_if: '' },
  EAG: { expression: '1.59 * (0.09148 * a1c + 2.152) - 2.59', valid_if: '' },
  NHDL: { expression: 'tc - hdl', valid_if: '' },
  TSAT: { expression: 'fe / tibc * 100', valid_if: '' },
};
