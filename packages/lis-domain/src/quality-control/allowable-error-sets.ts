import type { CivilDate } from '../calendar/index.ts';
import type { AllowableError } from './allowable-error.ts';

/** Published allowable error of one analyte. */
export interface AllowableErrorRow extends AllowableError {
  name: string;
  /** Tests it applies to, by LOINC code. */
  loinc: readonly string[];
  source: string;
}

export interface AllowableErrorSet {
  id: (typeof allowableErrorSetIds)[number];
  /** First day on which the limits apply. */
  valid_from: CivilDate;
  rows: readonly AllowableErrorRow[];
}

export const allowableErrorSetIds = ['clia', 'rilibaek'] as const;

type Figures = Partial<AllowableError> & { source: string };

const row = (name: string, loinc: readonly string[], figures: Figures): AllowableErrorRow => ({
  name,
  loinc,
  absolute: null,
  percent: null,
  unit: null,
  low: null,
  high: null,
  ...figures,
});

const CHEMISTRY = 'CLIA, 42 CFR 493.931 (2025)';
const ENDOCRINOLOGY = 'CLIA, 42 CFR 493.933 (2025)';
const HEMATOLOGY = 'CLIA, 42 CFR 493.941 (2025)';

const percentOf =
  (source: string) =>
  (name: string, loinc: readonly string[], percent: string, rest: Partial<AllowableError> = {}) =>
    row(name, loinc, { percent, source, ...rest });
const chemistry = percentOf(CHEMISTRY);
const endocrinology = percentOf(ENDOCRINOLOGY);
const hematology = percentOf(HEMATOLOGY);
const absolute = (name: string, loinc: readonly string[], limit: string, unit: string) =>
  row(name, loinc, { absolute: limit, unit, source: CHEMISTRY });

/**
 * Criteria for acceptable performance of CLIA (87 FR 41194, 11 July 2022), in force from 2025.
 * Compared on 1 December 2026 with a published listing of 42 CFR 493.931, 493.933 and 493.941 in
 * laboratory software, not with the regulation itself: all agree, and the absolute limits of pCO2
 * and pO2 are not in it. Laboratories must compare them with the regulation before they adopt them.
 * CK-MB and the troponins are left out, because their limits depend on the assay. A limit in mg/dL
 * is not applied to a test in mmol/L.
 */
const clia: AllowableErrorSet = {
  id: 'clia',
  valid_from: '2025-01-01',
  rows: [
    chemistry('Alanine aminotransferase', ['1742-6'], '15', { absolute: '6', unit: 'U/L' }),
    chemistry('Albumin', ['1751-7'], '8'),
    chemistry('Alkaline phosphatase', ['6768-6'], '20'),
    chemistry('Amylase', ['1798-8'], '20'),
    chemistry('Aspartate aminotransferase', ['1920-8'], '15', { absolute: '6', unit: 'U/L' }),
    chemistry('Bilirubin, total', ['1975-2', '14631-6'], '20', { absolute: '0.4', unit: 'mg/dL' }),
    chemistry('pCO2', ['2019-8'], '8', { absolute: '5', unit: 'mm[Hg]' }),
    chemistry('pO2', ['2703-7'], '15', { absolute: '15', unit: 'mm[Hg]' }),
    absolute('pH', ['2744-1'], '0.04', '[pH]'),
    chemistry('B-natriuretic peptide', ['30934-4'], '30'),
    chemistry('NT-proBNP', ['33762-6'], '30'),
    absolute('Calcium, total', ['17861-6', '2000-8'], '1.0', 'mg/dL'),
    chemistry('Carbon dioxide', ['2028-9'], '20'),
    chemistry('Chloride', ['2075-0'], '5'),
    chemistry('Cholesterol, total', ['2093-3', '14647-2'], '10'),
    chemistry('HDL cholesterol', ['2085-9', '14646-4'], '20', { absolute: '6', unit: 'mg/dL' }),
    chemistry('LDL cholesterol, direct', ['18262-6'], '20'),
    chemistry('Creatine kinase', ['2157-6'], '20'),
    chemistry('Creatinine', ['2160-0', '14682-9'], '10', { absolute: '0.2', unit: 'mg/dL' }),
    chemistry('Ferritin', ['2276-4'], '20'),
    chemistry('Gamma-glutamyl transferase', ['2324-2'], '15', { absolute: '5', unit: 'U/L' }),
    chemistry('Glucose', ['2345-7', '14749-6'], '8', { absolute: '6', unit: 'mg/dL' }),
    // In percent of the NGSP value: 8 % of an IFCC value is another limit.
    chemistry('Hemoglobin A1c', ['4548-4', '59261-8'], '8', { unit: '%' }),
    chemistry('Iron', ['2498-4', '14798-3'], '15'),
    chemistry('Lactate dehydrogenase', ['2532-0'], '15'),
    chemistry('Magnesium', ['19123-9', '2601-3'], '15'),
    chemistry('Phosphorus', ['2777-1', '14879-1'], '10', { absolute: '0.3', unit: 'mg/dL' }),
    absolute('Potassium', ['2823-3'], '0.3', 'mmol/L'),
    chemistry('Prostate specific antigen, total', ['2857-1'], '20', {
      absolute: '0.2',
      unit: 'ng/mL',
    }),
    absolute('Sodium', ['2951-2'], '4', 'mmol/L'),
    chemistry('Total iron binding capacity', ['2500-7'], '20'),
    chemistry('Total protein', ['2885-2'], '8'),
    chemistry('Triglycerides', ['2571-8', '14927-8'], '15'),
    chemistry('Urea nitrogen', ['3094-0'], '9', { absolute: '2', unit: 'mg/dL' }),
    chemistry('Uric acid', ['3084-1', '14933-6'], '10'),
    endocrinology('Cortisol', ['2143-6', '9813-7'], '20'),
    endocrinology('Folate, serum', ['2284-8'], '30', { absolute: '1', unit: 'ng/mL' }),
    endocrinology('Free thyroxine', ['3024-7'], '15', { absolute: '0.3', unit: 'ng/dL' }),
    endocrinology('Triiodothyronine', ['3053-6'], '30'),
    endocrinology('Thyroid stimulating hormone', ['3016-3'], '20', {
      absolute: '0.2',
      unit: 'm[IU]/L',
    }),
    endocrinology('Thyroxine', ['3026-2'], '20', { absolute: '1.0', unit: 'ug/dL' }),
    endocrinology('Vitamin B12', ['2132-9'], '25', { absolute: '30', unit: 'pg/mL' }),
    hematology('Erythrocyte count', ['789-8'], '4'),
    hematology('Hematocrit', ['4544-3'], '4'),
    hematology('Hemoglobin', ['718-7'], '4'),
    hematology('Leukocyte count', ['6690-2'], '10'),
    hematology('Platelet count', ['777-3'], '25'),
    hematology('Fibrinogen', ['3255-7'], '20'),
    hematology('Partial thromboplastin time', ['14979-9'], '15'),
    hematology('Prothrombin time', ['5902-2', '6301-6'], '15'),
  ],
};

const RILIBAEK = 'RiliBÄK B1, table B 1 a (2014)';
/** Not compared with the guideline: the laboratory must confirm it. */
const PROPOSAL = `${RILIBAEK}, proposal to be confirmed`;
const rilibaekRow = (
  name: string,
  loinc: readonly string[],
  percent: string,
  [low, high, unit]: [low: string, high: string, unit: string],
  source = RILIBAEK,
) => row(name, loinc, { percent, low, high, unit, source });

/**
 * Permissible deviation of a single value in EQA (last column but one), with its range. Those of
 * chloride, cholesterol, creatinine, hemoglobin, potassium and sodium are from memory and adopted
 * as proposals; the others agree with the unofficial English translation of 2014 (westgard.com).
 * Glucose is left out, because its limit changed in 2023. The edition in force must be compared
 * before the set is adopted.
 */
const rilibaek: AllowableErrorSet = {
  id: 'rilibaek',
  valid_from: '2015-01-01',
  rows: [
    rilibaekRow('Partial thromboplastin time', ['14979-9'], '18.0', ['20', '120', 's']),
    rilibaekRow('Alanine aminotransferase', ['1742-6'], '21.0', ['30', '300', 'U/L']),
    rilibaekRow('Albumin', ['1751-7'], '20.0', ['20', '70', 'g/L']),
    rilibaekRow('Alkaline phosphatase', ['6768-6'], '18.0', ['20', '600', 'U/L']),
    rilibaekRow('Aspartate aminotransferase', ['1920-8'], '21.0', ['20', '400', 'U/L']),
    rilibaekRow('Calcium, total', ['2000-8', '17861-6'], '10.0', ['1', '6', 'mmol/L']),
    rilibaekRow('Chloride', ['2075-0'], '8.0', ['70', '150', 'mmol/L'], PROPOSAL),
    rilibaekRow(
      'Cholesterol, total',
      ['2093-3', '14647-2'],
      '13.0',
      ['50', '350', 'mg/dL'],
      PROPOSAL,
    ),
    rilibaekRow('Creatinine', ['2160-0', '14682-9'], '20.0', ['0.5', '10', 'mg/dL'], PROPOSAL),
    rilibaekRow('Hemoglobin', ['718-7'], '6.0', ['2', '20', 'g/dL'], PROPOSAL),
    rilibaekRow('Potassium', ['2823-3'], '8.0', ['2', '8', 'mmol/L'], PROPOSAL),
    rilibaekRow('Sodium', ['2951-2'], '5.0', ['110', '180', 'mmol/L'], PROPOSAL),
  ],
};

/** Published allowable errors that a facility can adopt. */
export const allowableErrorSets: readonly AllowableErrorSet[] = [clia, rilibaek];
