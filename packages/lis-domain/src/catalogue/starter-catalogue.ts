import { blankTest, specimenOf, type TestDefinition } from './test-parameter.schema.ts';
import type { Age, RangeRow } from './value-rules.schema.ts';

/*
 * The tests a new facility may start from. Intervals are common adult values; every laboratory must
 * confirm or replace them for its methods and population before reporting. There are no rows for
 * children unless a source gives them: such results have no flag and state why. For LOINC codes and
 * names see NOTICE.md. None has been compared with the LOINC table yet, so none is marked as
 * verified.
 */

const ABIM = 'ABIM laboratory reference ranges';
const COMMON = 'Common adult interval; confirm locally';
const DECISION = 'Decision limit; confirm locally';
const IOWA = 'University of Iowa critical values';
const STARLING = 'Starling critical values';

const ADULT: Age = { value: 18, unit: 'a' };

type Limits = readonly [low: string | null, high: string | null];

export function reference(
  [low, high]: Limits,
  source: string,
  rest: Partial<RangeRow> = {},
): RangeRow {
  return {
    type: 'reference',
    low,
    high,
    low_op: 'lt',
    high_op: 'gt',
    text: null,
    sex: 'any',
    age_min: ADULT,
    age_max: null,
    applies_to: 'any',
    source,
    ...rest,
  };
}

/** Returns one reference interval per sex. */
export function bySex(male: Limits, female: Limits, source: string): RangeRow[] {
  return [reference(male, source, { sex: 'male' }), reference(female, source, { sex: 'female' })];
}

/** Returns critical limits; the limit itself is critical. */
export function critical(
  [low, high]: Limits,
  source: string,
  age_min: Age | null = null,
  age_max: Age | null = null,
): RangeRow {
  return reference([low, high], source, {
    type: 'critical',
    low_op: 'le',
    high_op: 'ge',
    age_min,
    age_max,
  });
}

const ORDINAL: TestDefinition['coded_values'] = [
  { code: 'NEG', display: 'Negative', flag: 'N' },
  { code: 'TRACE', display: 'Trace', flag: 'A' },
  { code: '1+', display: '1+', flag: 'A' },
  { code: '2+', display: '2+', flag: 'A' },
  { code: '3+', display: '3+', flag: 'A' },
];

export const specimens = {
  serum: [specimenOf('SER', 'sst'), specimenOf('PLAS', 'heparin', { default: false })],
  /**
   * Bilirubin is protected from light: World Health Organization, Use of anticoagulants in
   * diagnostic laboratory investigations, WHO/DIL/LAB/99.1 Rev.2, 2002.
   */
  darkSerum: [
    specimenOf('SER', 'sst', { protect_from_light: true }),
    specimenOf('PLAS', 'heparin', { protect_from_light: true, default: false }),
  ],
  blood: [specimenOf('BLD', 'edta')],
  citrate: [specimenOf('PLAS', 'citrate')],
  urine: [specimenOf('UR', 'sterile')],
  fluoride: [specimenOf('PLAS', 'fluoride')],
  stool: [specimenOf('STL', 'sterile')],
  swab: [specimenOf('SWAB', 'sterile')],
} as const satisfies Record<string, TestDefinition['specimens']>;

type Named = Pick<TestDefinition, 'code' | 'name' | 'department'> & {
  short_name?: string;
  loinc: readonly [code: string, display: string] | null;
};

export function definition(
  { loinc, short_name, ...named }: Named,
  rest: Partial<TestDefinition>,
): TestDefinition {
  return {
    ...blankTest,
    ...named,
    short_name: short_name ?? named.name,
    status: 'active',
    loinc: loinc && { code: loinc[0], display: loinc[1], verified: false },
    ...rest,
  };
}

interface Numeric extends Named {
  specimen: keyof typeof specimens;
  unit: string;
  unit_display?: string;
  decimals: number;
  /**
   * Values beyond these limits are treated as typing errors. Chosen by this project, wider than any
   * value seen in living patients.
   */
  plausible: Limits;
  ranges: RangeRow[];
}

export function numeric({
  specimen,
  unit,
  unit_display = unit,
  decimals,
  plausible: [low, high],
  ranges,
  ...named
}: Numeric): TestDefinition {
  return definition(named, {
    unit,
    unit_display,
    decimals,
    ranges,
    plausible: { low, high },
    specimens: [...specimens[specimen]],
  });
}

interface Calculated extends Omit<Numeric, 'specimen'> {
  expression: string;
  /** Test codes by formula alias. */
  inputs: Readonly<Record<string, string>>;
  valid_if?: string;
}

export function calculated({
  expression,
  inputs,
  valid_if = '',
  unit,
  unit_display = unit,
  decimals,
  plausible: [low, high],
  ranges,
  ...named
}: Calculated): TestDefinition {
  return definition(named, {
    kind: 'calculated',
    unit,
    unit_display,
    decimals,
    ranges,
    plausible: { low, high },
    calculation: {
      expression,
      inputs: Object.entries(inputs).map(([alias, code]) => ({ alias, code })),
      valid_if,
    },
  });
}

export function urineStrip(code: string, name: string, loinc: Named['loinc']): TestDefinition {
  return definition(
    { code, name, department: 'urinalysis', loinc },
    {
      result_type: 'ordinal',
      specimens: [...specimens.urine],
      coded_values: ORDINAL,
      ranges: [reference([null, null], COMMON, { text: 'Negative', age_min: null })],
    },
  );
}

export function panel(
  code: string,
  name: string,
  department: TestDefinition['department'],
  loinc: Named['loinc'],
  members: string[],
): TestDefinition {
  return definition({ code, name, department, loinc }, { kind: 'panel', members });
}

const hematology: TestDefinition[] = [
  numeric({
    code: 'WBC',
    name: 'White blood cells',
    short_name: 'WBC',
    department: 'hematology',
    loinc: ['6690-2', 'Leukocytes [#/volume] in Blood by Automated count'],
    specimen: 'blood',
    unit: '10*3/uL',
    unit_display: '10³/µL',
    decimals: 1,
    plausible: ['0', '800'],
    ranges: [reference(['4.0', '11.0'], COMMON), critical(['1.0', '25.0'], STARLING)],
  }),
  numeric({
    code: 'RBC',
    name: 'Red blood cells',
    short_name: 'RBC',
    department: 'hematology',
    loinc: ['789-8', 'Erythrocytes [#/volume] in Blood by Automated count'],
    specimen: 'blood',
    unit: '10*6/uL',
    unit_display: '10⁶/µL',
    decimals: 2,
    plausible: ['0.3', '10'],
    ranges: bySex(['4.5', '5.9'], ['4.0', '5.2'], COMMON),
  }),
  numeric({
    code: 'HGB',
    name: 'Hemoglobin',
    short_name: 'Hb',
    department: 'hematology',
    loinc: ['718-7', 'Hemoglobin [Mass/volume] in Blood'],
    specimen: 'blood',
    unit: 'g/dL',
    decimals: 1,
    plausible: ['1', '30'],
    ranges: [
      ...bySex(['14.0', '18.0'], ['12.0', '16.0'], COMMON),
      critical(['7.0', null], STARLING),
    ],
  }),
  numeric({
    code: 'HCT',
    name: 'Hematocrit',
    short_name: 'Hct',
    department: 'hematology',
    loinc: ['4544-3', 'Hematocrit [Volume Fraction] of Blood by Automated count'],
    specimen: 'blood',
    unit: '%',
    decimals: 1,
    plausible: ['5', '80'],
    ranges: [...bySex(['42', '50'], ['37', '47'], ABIM), critical(['20', '60'], STARLING)],
  }),
  numeric({
    code: 'MCV',
    name: 'Mean corpuscular volume',
    short_name: 'MCV',
    department: 'hematology',
    loinc: ['787-2', 'MCV [Entitic mean volume] in Red Blood Cells by Automated count'],
    specimen: 'blood',
    unit: 'fL',
    decimals: 1,
    plausible: ['40', '160'],
    ranges: [reference(['80', '98'], COMMON)],
  }),
  numeric({
    code: 'MCH',
    name: 'Mean corpuscular hemoglobin',
    short_name: 'MCH',
    department: 'hematology',
    loinc: ['785-6', 'MCH [Entitic mass] by Automated count'],
    specimen: 'blood',
    unit: 'pg',
    decimals: 1,
    plausible: ['10', '60'],
    ranges: [reference(['28', '32'], COMMON)],
  }),
  numeric({
    code: 'MCHC',
    name: 'Mean corpuscular hemoglobin concentration',
    short_name: 'MCHC',
    department: 'hematology',
    loinc: ['786-4', 'MCHC [Entitic Mass/volume] in Red Blood Cells by Automated count'],
    specimen: 'blood',
    unit: 'g/dL',
    decimals: 1,
    plausible: ['20', '45'],
    ranges: [reference(['33', '36'], COMMON)],
  }),
  numeric({
    code: 'RDW',
    name: 'Red cell distribution width',
    short_name: 'RDW',
    department: 'hematology',
    loinc: ['788-0', 'Erythrocyte [DistWidth] in Blood by Automated count'],
    specimen: 'blood',
    unit: '%',
    decimals: 1,
    plausible: ['5', '50'],
    ranges: [reference(['9.0', '14.5'], COMMON)],
  }),
  numeric({
    code: 'PLT',
    name: 'Platelets',
    department: 'hematology',
    loinc: ['777-3', 'Platelets [#/volume] in Blood by Automated count'],
    specimen: 'blood',
    unit: '10*3/uL',
    unit_display: '10³/µL',
    decimals: 0,
    plausible: ['0', '5000'],
    ranges: [reference(['150', '450'], COMMON), critical(['20', '1000'], STARLING)],
  }),
];

const chemistry: TestDefinition[] = [
  numeric({
    code: 'NA',
    name: 'Sodium',
    department: 'chemistry',
    loinc: ['2951-2', 'Sodium [Moles/volume] in Serum or Plasma'],
    specimen: 'serum',
    unit: 'mmol/L',
    decimals: 0,
    plausible: ['80', '220'],
    ranges: [reference(['136', '145'], COMMON), critical(['120', '160'], IOWA)],
  }),
  numeric({
    code: 'K',
    name: 'Potassium',
    department: 'chemistry',
    loinc: ['2823-3', 'Potassium [Moles/volume] in Serum or Plasma'],
    specimen: 'serum',
    unit: 'mmol/L',
    decimals: 1,
    plausible: ['1.0', '15.0'],
    ranges: [
      reference(['3.5', '5.0'], COMMON),
      critical(['3.0', '6.5'], IOWA, null, { value: 16, unit: 'a' }),
      critical(['2.8', '6.2'], IOWA, { value: 16, unit: 'a' }),
    ],
  }),
  numeric({
    code: 'CL',
    name: 'Chloride',
    department: 'chemistry',
    loinc: ['2075-0', 'Chloride [Moles/volume] in Serum or Plasma'],
    specimen: 'serum',
    unit: 'mmol/L',
    decimals: 0,
    plausible: ['50', '180'],
    ranges: [reference(['98', '106'], COMMON)],
  }),
  numeric({
    code: 'CO2',
    name: 'Carbon dioxide, total',
    short_name: 'CO₂',
    department: 'chemistry',
    loinc: ['2028-9', 'Carbon dioxide, total [Moles/volume] in Serum or Plasma'],
    specimen: 'serum',
    unit: 'mmol/L',
    decimals: 0,
    plausible: ['2', '70'],
    ranges: [reference(['23', '28'], COMMON), critical(['10', '50'], IOWA)],
  }),
  numeric({
    code: 'GLU',
    name: 'Glucose',
    department: 'chemistry',
    loinc: ['2345-7', 'Glucose [Mass/volume] in Serum or Plasma'],
    specimen: 'serum',
    unit: 'mg/dL',
    decimals: 0,
    plausible: ['5', '2500'],
    ranges: [
      reference(['70', '99'], 'Fasting; common adult interval; confirm locally'),
      critical(['40', '300'], IOWA, null, { value: 1, unit: 'mo' }),
      critical(['50', '450'], IOWA, { value: 1, unit: 'mo' }),
    ],
  }),
  numeric({
    code: 'BUN',
    name: 'Urea nitrogen',
    short_name: 'BUN',
    department: 'chemistry',
    loinc: ['3094-0', 'Urea nitrogen [Mass/volume] in Serum or Plasma'],
    specimen: 'serum',
    unit: 'mg/dL',
    decimals: 0,
    plausible: ['0', '400'],
    ranges: [reference(['8', '20'], COMMON)],
  }),
  numeric({
    code: 'CREA',
    name: 'Creatinine',
    department: 'chemistry',
    loinc: ['2160-0', 'Creatinine [Mass/volume] in Serum or Plasma'],
    specimen: 'serum',
    unit: 'mg/dL',
    decimals: 2,
    plausible: ['0.05', '60'],
    ranges: bySex(['0.70', '1.30'], ['0.50', '1.10'], COMMON),
  }),
  numeric({
    code: 'CA',
    name: 'Calcium',
    department: 'chemistry',
    loinc: ['17861-6', 'Calcium [Mass/volume] in Serum or Plasma'],
    specimen: 'serum',
    unit: 'mg/dL',
    decimals: 1,
    plausible: ['2', '25'],
    ranges: [reference(['8.6', '10.2'], ABIM), critical(['6.0', '13.0'], IOWA)],
  }),
  numeric({
    code: 'TP',
    name: 'Total protein',
    department: 'chemistry',
    loinc: ['2885-2', 'Protein [Mass/volume] in Serum or Plasma'],
    specimen: 'serum',
    unit: 'g/dL',
    decimals: 1,
    plausible: ['1', '20'],
    ranges: [reference(['5.5', '9.0'], ABIM)],
  }),
  numeric({
    code: 'ALB',
    name: 'Albumin',
    department: 'chemistry',
    loinc: ['1751-7', 'Albumin [Mass/volume] in Serum or Plasma'],
    specimen: 'serum',
    unit: 'g/dL',
    decimals: 1,
    plausible: ['0.5', '10'],
    ranges: [reference(['3.5', '5.5'], ABIM)],
  }),
  numeric({
    code: 'ALT',
    name: 'Alanine aminotransferase',
    short_name: 'ALT',
    department: 'chemistry',
    loinc: ['1742-6', 'Alanine aminotransferase [Enzymatic activity/volume] in Serum or Plasma'],
    specimen: 'serum',
    unit: 'U/L',
    decimals: 0,
    plausible: ['0', '30000'],
    ranges: [reference(['10', '40'], COMMON)],
  }),
  numeric({
    code: 'AST',
    name: 'Aspartate aminotransferase',
    short_name: 'AST',
    department: 'chemistry',
    loinc: ['1920-8', 'Aspartate aminotransferase [Enzymatic activity/volume] in Serum or Plasma'],
    specimen: 'serum',
    unit: 'U/L',
    decimals: 0,
    plausible: ['0', '30000'],
    ranges: [reference(['10', '40'], COMMON)],
  }),
  numeric({
    code: 'ALP',
    name: 'Alkaline phosphatase',
    short_name: 'ALP',
    department: 'chemistry',
    loinc: ['6768-6', 'Alkaline phosphatase [Enzymatic activity/volume] in Serum or Plasma'],
    specimen: 'serum',
    unit: 'U/L',
    decimals: 0,
    plausible: ['0', '10000'],
    ranges: [reference(['30', '120'], COMMON)],
  }),
  numeric({
    code: 'TBIL',
    name: 'Bilirubin, total',
    short_name: 'Bilirubin',
    department: 'chemistry',
    loinc: ['1975-2', 'Bilirubin.total [Mass/volume] in Serum or Plasma'],
    specimen: 'darkSerum',
    unit: 'mg/dL',
    decimals: 1,
    plausible: ['0', '80'],
    ranges: [reference(['0.3', '1.0'], COMMON)],
  }),
  numeric({
    code: 'CHOL',
    name: 'Cholesterol, total',
    short_name: 'Cholesterol',
    department: 'chemistry',
    loinc: ['2093-3', 'Cholesterol [Mass/volume] in Serum or Plasma'],
    specimen: 'serum',
    unit: 'mg/dL',
    decimals: 0,
    plausible: ['10', '2000'],
    ranges: [reference([null, '200'], DECISION, { high_op: 'ge' })],
  }),
  numeric({
    code: 'HDL',
    name: 'HDL cholesterol',
    short_name: 'HDL',
    department: 'chemistry',
    loinc: ['2085-9', 'Cholesterol in HDL [Mass/volume] in Serum or Plasma'],
    specimen: 'serum',
    unit: 'mg/dL',
    decimals: 0,
    plausible: ['1', '300'],
    ranges: bySex(['40', null], ['50', null], DECISION),
  }),
  // Friedewald, Levy and Fredrickson, Clin Chem 1972;18:499: in mg/dL, valid below 400 mg/dL of
  // triglycerides.
  calculated({
    code: 'LDL',
    name: 'LDL cholesterol, calculated',
    short_name: 'LDL',
    department: 'chemistry',
    loinc: ['13457-7', 'Cholesterol in LDL [Mass/volume] in Serum or Plasma by calculation'],
    unit: 'mg/dL',
    decimals: 0,
    plausible: ['1', '1500'],
    ranges: [reference([null, '100'], DECISION, { high_op: 'ge' })],
    expression: 'tc - hdl - tg / 5',
    inputs: { tc: 'CHOL', hdl: 'HDL', tg: 'TRIG' },
    valid_if: 'tg < 400',
  }),
  numeric({
    code: 'TRIG',
    name: 'Triglycerides',
    department: 'chemistry',
    loinc: ['2571-8', 'Triglyceride [Mass/volume] in Serum or Plasma'],
    specimen: 'serum',
    unit: 'mg/dL',
    decimals: 0,
    plausible: ['5', '20000'],
    ranges: [reference([null, '150'], DECISION, { high_op: 'ge' })],
  }),
  numeric({
    code: 'HBA1C',
    name: 'Hemoglobin A1c',
    short_name: 'HbA1c',
    department: 'chemistry',
    loinc: ['4548-4', 'Hemoglobin A1c/Hemoglobin.total in Blood'],
    specimen: 'blood',
    unit: '%',
    decimals: 1,
    plausible: ['2', '25'],
    ranges: [reference(['4.0', '5.6'], COMMON)],
  }),
];

const others: TestDefinition[] = [
  numeric({
    code: 'TSH',
    name: 'Thyrotropin',
    short_name: 'TSH',
    department: 'immunology',
    loinc: ['3016-3', 'Thyrotropin [Units/volume] in Serum or Plasma'],
    specimen: 'serum',
    unit: 'm[IU]/L',
    unit_display: 'mIU/L',
    decimals: 2,
    plausible: ['0', '500'],
    ranges: [reference(['0.5', '4.0'], COMMON)],
  }),
  numeric({
    code: 'FT4',
    name: 'Thyroxine, free',
    short_name: 'Free T4',
    department: 'immunology',
    loinc: ['3024-7', 'Thyroxine (T4) free [Mass/volume] in Serum or Plasma'],
    specimen: 'serum',
    unit: 'ng/dL',
    decimals: 2,
    plausible: ['0', '20'],
    ranges: [reference(['0.8', '1.8'], COMMON)],
  }),
  numeric({
    code: 'CRP',
    name: 'C-reactive protein',
    short_name: 'CRP',
    department: 'immunology',
    loinc: ['1988-5', 'C reactive protein [Mass/volume] in Serum or Plasma'],
    specimen: 'serum',
    unit: 'mg/L',
    decimals: 1,
    plausible: ['0', '1000'],
    ranges: [reference([null, '8'], COMMON, { high_op: 'ge' })],
  }),
  numeric({
    code: 'PT',
    name: 'Prothrombin time',
    short_name: 'PT',
    department: 'coagulation',
    loinc: ['5902-2', 'Prothrombin time (PT)'],
    specimen: 'citrate',
    unit: 's',
    decimals: 1,
    plausible: ['5', '300'],
    ranges: [reference(['11', '13'], COMMON)],
  }),
  numeric({
    code: 'INR',
    name: 'INR',
    department: 'coagulation',
    loinc: ['6301-6', 'INR in Platelet poor plasma by Coagulation assay'],
    specimen: 'citrate',
    unit: '{INR}',
    unit_display: 'INR',
    decimals: 1,
    plausible: ['0.5', '25'],
    ranges: [reference(['0.9', '1.1'], COMMON)],
  }),
  urineStrip('UPRO', 'Urine protein', ['20454-5', 'Protein [Presence] in Urine by Test strip']),
  urineStrip('UGLU', 'Urine glucose', ['25428-4', 'Glucose [Presence] in Urine by Test strip']),
  urineStrip('UKET', 'Urine ketones', ['2514-8', 'Ketones [Presence] in Urine by Test strip']),
  urineStrip('UNIT', 'Urine nitrite', ['5802-4', 'Nitrite [Presence] in Urine by Test strip']),
  definition(
    {
      code: 'MALAG',
      name: 'Malaria antigen, rapid test',
      short_name: 'Malaria RDT',
      department: 'parasitology',
      loinc: ['70569-9', 'Plasmodium sp Ag [Identifier] in Blood by Rapid immunoassay'],
    },
    {
      result_type: 'coded',
      specimens: [...specimens.blood],
      coded_values: [
        { code: 'NEG', display: 'Negative', flag: 'NEG' },
        { code: 'POS', display: 'Positive', flag: 'POS' },
        { code: 'INV', display: 'Invalid', flag: 'IND' },
      ],
      ranges: [reference([null, null], COMMON, { text: 'Negative', age_min: null })],
    },
  ),
];

const calculations: TestDefinition[] = [
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

/** Electrolytes first, as the most frequent order. */
const panels: TestDefinition[] = [
  panel(
    'LYTES',
    'Electrolytes',
    'chemistry',
    ['24326-1', 'Electrolytes 1998 panel - Serum or Plasma'],
    ['NA', 'K', 'CL', 'CO2'],
  ),
  panel(
    'BMP',
    'Basic metabolic panel',
    'chemistry',
    ['51990-0', 'Basic metabolic panel - Blood'],
    ['NA', 'K', 'CL', 'CO2', 'GLU', 'BUN', 'CREA', 'CA'],
  ),
  panel(
    'RENAL',
    'Renal panel',
    'chemistry',
    ['24362-6', 'Renal function 2000 panel - Serum or Plasma'],
    ['NA', 'K', 'CL', 'CO2', 'GLU', 'BUN', 'CREA', 'CA', 'ALB'],
  ),
  panel(
    'LIVER',
    'Liver panel',
    'chemistry',
    ['24325-3', 'Hepatic function 2000 panel - Serum or Plasma'],
    ['ALB', 'TP', 'TBIL', 'ALP', 'AST', 'ALT'],
  ),
  panel(
    'LIPID',
    'Lipid panel',
    'chemistry',
    ['24331-1', 'Lipid 1996 panel - Serum or Plasma'],
    ['CHOL', 'HDL', 'LDL', 'TRIG'],
  ),
  panel('THYROID', 'Thyroid panel', 'immunology', null, ['TSH', 'FT4']),
  panel(
    'CBC',
    'Complete blood count',
    'hematology',
    ['58410-2', 'CBC panel - Blood by Automated count'],
    ['WBC', 'RBC', 'HGB', 'HCT', 'MCV', 'MCH', 'MCHC', 'RDW', 'PLT'],
  ),
  panel('COAG', 'Coagulation screen', 'coagulation', null, ['PT', 'INR']),
];

/**
 * Laboratory cases 5.6, with the critical limits of 5.2. Panels come first, as on the order form.
 */
export const starterCatalogue: readonly TestDefinition[] = [
  ...panels,
  ...hematology,
  ...chemistry,
  ...others,
  ...calculations,
];
