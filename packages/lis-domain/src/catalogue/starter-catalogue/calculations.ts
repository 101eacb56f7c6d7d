import { COMMON, DECISION } from '../starter-packs/sources.ts';
import { calculated, reference } from '../starter-tests.ts';
import type { TestDefinition } from '../test-parameter.schema.ts';

export const calculations: readonly TestDefinition[] = [
  // CKD-EPI creatinine equation of 2021, without race: Inker et al., N Engl J Med 2021;385:1737,
  // table S10; creatinine in mg/dL, adults.
  calculated({
    code: 'EGFR',
    name: 'Estimated glomerular filtration rate',
    short_name: 'eGFR',
    department: 'chemistry',
    loinc: [
      '98979-8',
      'Glomerular filtration rate/1.73 sq M.predicted by Creatinine-based formula (CKD-EPI 2021)',
    ],
    unit: 'mL/min/{1.73_m2}',
    unit_display: 'mL/min/1.73 m²',
    decimals: 0,
    plausible: ['0', '250'],
    ranges: [reference(['60', null], DECISION)],
    expression:
      'sex == "female" ? 142 * min(crea / 0.7, 1) ^ -0.241 * max(crea / 0.7, 1) ^ -1.2 * 0.9938 ^ age * 1.012 : 142 * min(crea / 0.9, 1) ^ -0.302 * max(crea / 0.9, 1) ^ -1.2 * 0.9938 ^ age',
    inputs: { crea: 'CREA' },
    valid_if: 'age >= 18',
  }),
  // Without potassium, as is common in the United States: Emmett and Narins, Medicine 1977;56:38.
  calculated({
    code: 'AGAP',
    name: 'Anion gap',
    department: 'chemistry',
    loinc: ['33037-3', 'Anion gap in Serum or Plasma'],
    unit: 'mmol/L',
    decimals: 0,
    plausible: ['-20', '80'],
    ranges: [reference(['4', '12'], COMMON)],
    expression: 'na - cl - co2',
    inputs: { na: 'NA', cl: 'CL', co2: 'CO2' },
  }),
  // Payne et al., Br Med J 1973;4:643, in mg/dL and g/dL.
  calculated({
    code: 'CACORR',
    name: 'Calcium, corrected for albumin',
    short_name: 'Corrected calcium',
    department: 'chemistry',
    loinc: null,
    unit: 'mg/dL',
    decimals: 1,
    plausible: ['2', '30'],
    ranges: [reference(['8.6', '10.2'], COMMON)],
    expression: 'ca + 0.8 * (4 - alb)',
    inputs: { ca: 'CA', alb: 'ALB' },
  }),
];
