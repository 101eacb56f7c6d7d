import { bySex, calculated, critical, definition, numeric, panel, reference, specimens } from '../catalogue/starter-catalogue.js';
import type { TestDefinition } from '../catalogue/test-parameter.schema.js';
import { ofChildren, years } from './of-children.js';
import { ABIM, ARUP_CRITICAL, IOWA_CRITICAL, MEDLINEPLUS, NCEP, NHLBI_CHILDREN, NIH_VITAMIN_D, NORIP, WHO_FERRITIN } from './sources.js';

const chemical = { department: 'chemistry', specimen: 'serum' } as const;

/** Adults of one sex between two ages, as the Nordic project parts them. */
const nordic = (sex: 'male' | 'female', from: number, under: number | null, low: string, high: string) =>
  reference([low, high], NORIP, { sex, age_min: years(from), age_max: under === null ? null : years(under) });

/** What a laboratory of chemistry adds to the metabolic panels: enzymes, minerals, iron, more lipids, vitamins and thyroid hormones. */
export const chemistry: readonly TestDefinition[] = [
  panel('CMP', 'Comprehensive metabolic panel', 'chemistry', ['24323-8', 'Comprehensive metabolic 2000 panel - Serum or Plasma'], [
    'NA', 'K', 'CL', 'CO2', 'GLU', 'BUN', 'CREA', 'CA', 'TP', 'ALB', 'TBIL', 'ALP', 'AST', 'ALT',
  ]),
  panel('IRON', 'Iron status', 'chemistry', null, ['FE', 'TIBC', 'TSAT', 'FERR']),
  numeric({ ...chemical, specimen: 'darkSerum', code: 'DBIL', name: 'Bilirubin, direct', loinc: ['1968-7', 'Bilirubin.direct [Mass/volume] in Serum or Plasma'], unit: 'mg/dL', decimals: 1, plausible: ['0', '60'], ranges: [reference([null, '0.3'], MEDLINEPLUS, { high_op: 'ge' })] }),
  numeric({
    ...chemical, code: 'GGT', name: 'Gamma-glutamyl transferase', short_name: 'GGT', loinc: ['2324-2', 'Gamma glutamyl transferase [Enzymatic activity/volume] in Serum or Plasma'], unit: 'U/L', decimals: 0, plausible: ['0', '20000'],
    ranges: [nordic('female', 18, 40, '10', '45'), nordic('female', 40, null, '10', '75'), nordic('male', 18, 40, '10', '80'), nordic('male', 40, null, '15', '115')],
  }),
  numeric({
    ...chemical, code: 'LDH', name: 'Lactate dehydrogenase', short_name: 'LDH', loinc: ['2532-0', 'Lactate dehydrogenase [Enzymatic activity/volume] in Serum or Plasma'], unit: 'U/L', decimals: 0, plausible: ['5', '50000'],
    ranges: [reference(['105', '205'], NORIP, { age_min: years(11), age_max: years(70) }), reference(['115', '255'], NORIP, { age_min: years(70) })],
  }),
  numeric({
    ...chemical, code: 'CK', name: 'Creatine kinase', short_name: 'CK', loinc: ['2157-6', 'Creatine kinase [Enzymatic activity/volume] in Serum or Plasma'], unit: 'U/L', decimals: 0, plausible: ['0', '500000'],
    ranges: [nordic('female', 18, null, '35', '210'), nordic('male', 18, 50, '50', '400'), nordic('male', 50, null, '40', '280')],
  }),
  numeric({ ...chemical, code: 'AMY', name: 'Amylase', loinc: ['1798-8', 'Amylase [Enzymatic activity/volume] in Serum or Plasma'], unit: 'U/L', decimals: 0, plausible: ['0', '20000'], ranges: [reference(['40', '140'], MEDLINEPLUS)] }),
  numeric({ ...chemical, code: 'LIP', name: 'Lipase', loinc: ['3040-3', 'Lipase [Enzymatic activity/volume] in Serum or Plasma'], unit: 'U/L', decimals: 0, plausible: ['0', '50000'], ranges: [reference(['10', '140'], ABIM)] }),
  numeric({ ...chemical, code: 'URIC', name: 'Uric acid', loinc: ['3084-1', 'Urate [Mass/volume] in Serum or Plasma'], unit: 'mg/dL', decimals: 1, plausible: ['0', '50'], ranges: [reference(['3.5', '7.2'], MEDLINEPLUS)] }),
  numeric({
    ...chemical, code: 'PHOS', name: 'Phosphate', loinc: ['2777-1', 'Phosphate [Mass/volume] in Serum or Plasma'], unit: 'mg/dL', decimals: 1, plausible: ['0.1', '40'],
    ranges: [reference(['2.8', '4.5'], MEDLINEPLUS), ofChildren(MEDLINEPLUS, null, years(18), '4.0', '7.0'), critical(['1.0', '9.0'], ARUP_CRITICAL)],
  }),
  numeric({ ...chemical, code: 'MG', name: 'Magnesium', loinc: ['19123-9', 'Magnesium [Mass/volume] in Serum or Plasma'], unit: 'mg/dL', decimals: 1, plausible: ['0.1', '20'], ranges: [reference(['1.6', '2.6'], ABIM), critical(['1.0', '4.7'], IOWA_CRITICAL)] }),
  numeric({ ...chemical, code: 'OSM', name: 'Osmolality', loinc: ['2692-2', 'Osmolality of Serum or Plasma'], unit: 'mosm/kg', unit_display: 'mOsm/kg', decimals: 0, plausible: ['150', '600'], ranges: [reference(['275', '295'], MEDLINEPLUS)] }),
  numeric({ ...chemical, specimen: 'fluoride', code: 'LACT', name: 'Lactate', loinc: ['2524-7', 'Lactate [Moles/volume] in Serum or Plasma'], unit: 'mmol/L', decimals: 1, plausible: ['0', '40'], ranges: [reference(['0.5', '2.2'], MEDLINEPLUS), critical([null, '5.0'], ARUP_CRITICAL)] }),
  numeric({ ...chemical, code: 'FE', name: 'Iron', loinc: ['2498-4', 'Iron [Mass/volume] in Serum or Plasma'], unit: 'ug/dL', unit_display: 'µg/dL', decimals: 0, plausible: ['0', '5000'], ranges: [reference(['60', '170'], MEDLINEPLUS), critical([null, '500'], ARUP_CRITICAL)] }),
  numeric({ ...chemical, code: 'TIBC', name: 'Iron binding capacity', short_name: 'TIBC', loinc: ['2500-7', 'Iron binding capacity [Mass/volume] in Serum or Plasma'], unit: 'ug/dL', unit_display: 'µg/dL', decimals: 0, plausible: ['50', '1000'], ranges: [reference(['240', '450'], MEDLINEPLUS)] }),
  calculated({
    code: 'TSAT', name: 'Transferrin saturation', department: 'chemistry', loinc: ['2502-3', 'Iron saturation [Mass Fraction] in Serum or Plasma'], unit: '%', decimals: 0, plausible: ['0', '110'], ranges: [reference(['20', '50'], MEDLINEPLUS)],
    expression: 'fe / tibc * 100', inputs: { fe: 'FE', tibc: 'TIBC' },
  }),
  numeric({
    ...chemical, code: 'FERR', name: 'Ferritin', loinc: ['2276-4', 'Ferritin [Mass/volume] in Serum or Plasma'], unit: 'ng/mL', decimals: 0, plausible: ['0', '200000'],
    ranges: [...bySex(['24', '336'], ['24', '307'], ABIM), ofChildren(WHO_FERRITIN, null, years(5), '12', null), ofChildren(WHO_FERRITIN, years(5), years(18), '15', null)],
  }),
  numeric({ ...chemical, code: 'B12', name: 'Vitamin B12', loinc: ['2132-9', 'Cobalamin (Vitamin B12) [Mass/volume] in Serum or Plasma'], unit: 'pg/mL', decimals: 0, plausible: ['0', '20000'], ranges: [reference(['160', '950'], MEDLINEPLUS)] }),
  numeric({ ...chemical, code: 'FOL', name: 'Folate', loinc: ['2284-8', 'Folate [Mass/volume] in Serum or Plasma'], unit: 'ng/mL', decimals: 1, plausible: ['0', '200'], ranges: [reference(['2.7', '17.0'], MEDLINEPLUS)] }),
  numeric({
    ...chemical, code: 'VITD', name: 'Vitamin D, 25-hydroxy', short_name: 'Vitamin D', loinc: ['62292-8', '25-hydroxyvitamin D2+25-hydroxyvitamin D3 [Mass/volume] in Serum or Plasma'], unit: 'ng/mL', decimals: 1, plausible: ['0', '500'],
    ranges: [reference(['20', '50'], NIH_VITAMIN_D, { age_min: null })],
  }),
  numeric({
    ...chemical, code: 'LDLD', name: 'LDL cholesterol, measured', short_name: 'LDL, measured', loinc: ['18262-6', 'Cholesterol in LDL [Mass/volume] in Serum or Plasma by Direct assay'], unit: 'mg/dL', decimals: 0, plausible: ['1', '1500'],
    ranges: [reference([null, '100'], NCEP, { high_op: 'ge' }), ofChildren(NHLBI_CHILDREN, null, years(18), null, '110', { high_op: 'ge' })],
  }),
  calculated({
    code: 'NHDL', department: 'chemistry', expression: 'tc - hdl', inputs: { tc: 'CHOL', hdl: 'HDL' }, name: 'Non-HDL cholesterol', short_name: 'Non-HDL', loinc: ['43396-1', 'Cholesterol non HDL [Mass/volume] in Serum or Plasma'], unit: 'mg/dL', decimals: 0, plausible: ['1', '2000'],
    ranges: [reference([null, '130'], NCEP, { high_op: 'ge' }), ofChildren(NHLBI_CHILDREN, null, years(18), null, '120', { high_op: 'ge' })],
  }),
  numeric({ ...chemical, department: 'immunology', code: 'FT3', name: 'Triiodothyronine, free', short_name: 'Free T3', loinc: ['3051-0', 'Triiodothyronine (T3) Free [Mass/volume] in Serum or Plasma'], unit: 'pg/mL', decimals: 1, plausible: ['0', '50'], ranges: [reference(['2.3', '4.2'], ABIM)] }),
  numeric({ ...chemical, department: 'immunology', code: 'T3', name: 'Triiodothyronine, total', short_name: 'T3', loinc: ['3053-6', 'Triiodothyronine (T3) [Mass/volume] in Serum or Plasma'], unit: 'ng/dL', decimals: 0, plausible: ['0', '2000'], ranges: [reference(['60', '180'], MEDLINEPLUS)] }),
  numeric({ ...chemical, department: 'immunology', code: 'T4', name: 'Thyroxine, total', short_name: 'T4', loinc: ['3026-2', 'Thyroxine (T4) [Mass/volume] in Serum or Plasma'], unit: 'ug/dL', unit_display: 'µg/dL', decimals: 1, plausible: ['0', '60'], ranges: [reference(['5.0', '12.0'], MEDLINEPLUS)] }),
  // The curve as a scan or a printout; a test of the same name with figures has a LOINC code of its own.
  definition({ code: 'SPEPC', name: 'Serum protein electrophoresis, curve', short_name: 'Electrophoresis curve', department: 'chemistry', loinc: null }, { result_type: 'attachment', specimens: [...specimens.serum] }),
];
