import { definition, numeric, panel, reference, specimens, urineStrip } from '../starter-tests.ts';
import type { TestDefinition } from '../test-parameter.schema.ts';
import { ABSENCE, AUA_HEMATURIA, KDIGO, MEDLINEPLUS, STATPEARLS_URINE } from './sources.ts';

const urine = { department: 'urinalysis', specimen: 'urine' } as const;

/** A visual observation with its own coded values; the first is the expected one. */
function appearance(
  code: string,
  name: string,
  loinc: [string, string],
  expected: readonly string[],
  others: readonly string[],
  source: string,
): TestDefinition {
  return definition(
    { code, name, department: 'urinalysis', loinc },
    {
      result_type: 'coded',
      specimens: [...specimens.urine],
      coded_values: [...expected, ...others].map((display) => ({
        code: display.toUpperCase(),
        display,
        flag: expected.includes(display) ? 'N' : 'A',
      })),
      ranges: [reference([null, null], source, { text: expected.join(', '), age_min: null })],
    },
  );
}

const perField = {
  ...urine,
  unit: '/[HPF]',
  unit_display: '/HPF',
  decimals: 0,
  plausible: ['0', '1000'],
} as const;

const strips = ['USG', 'UPH', 'UPRO', 'UGLU', 'UKET', 'UBIL', 'UURO', 'UNIT', 'ULEU', 'UBLD'];

/** Urinalysis pack: strip, microscopy and albumin. */
export const urinalysis: readonly TestDefinition[] = [
  panel(
    'UADIP',
    'Urinalysis, test strip',
    'urinalysis',
    ['24357-6', 'Urinalysis macro (dipstick) panel - Urine'],
    strips,
  ),
  panel(
    'UA',
    'Urinalysis, complete',
    'urinalysis',
    ['24356-8', 'Urinalysis complete panel - Urine'],
    ['UCOL', 'UAPP', ...strips, 'UWBC', 'URBC', 'UEPI', 'UBAC'],
  ),
  appearance(
    'UCOL',
    'Urine color',
    ['5778-6', 'Color of Urine'],
    ['Yellow', 'Straw'],
    ['Amber', 'Orange', 'Red', 'Brown', 'Colorless', 'Other'],
    STATPEARLS_URINE,
  ),
  appearance(
    'UAPP',
    'Urine appearance',
    ['5767-9', 'Appearance of Urine'],
    ['Clear'],
    ['Hazy', 'Cloudy', 'Turbid'],
    STATPEARLS_URINE,
  ),
  {
    ...numeric({
      ...urine,
      code: 'USG',
      name: 'Urine specific gravity',
      loinc: ['5811-5', 'Specific gravity of Urine by Test strip'],
      unit: '1',
      decimals: 3,
      plausible: ['1.000', '1.060'],
      ranges: [reference(['1.005', '1.030'], MEDLINEPLUS, { age_min: null })],
    }),
    // A ratio of densities: no unit is displayed.
    unit_display: null,
  },
  numeric({
    ...urine,
    code: 'UPH',
    name: 'Urine pH',
    loinc: ['5803-2', 'pH of Urine by Test strip'],
    unit: '[pH]',
    unit_display: 'pH',
    decimals: 1,
    plausible: ['3', '10'],
    ranges: [reference(['4.6', '8.0'], MEDLINEPLUS, { age_min: null })],
  }),
  urineStrip('UBIL', 'Urine bilirubin', [
    '5770-3',
    'Bilirubin.total [Presence] in Urine by Test strip',
  ]),
  numeric({
    ...urine,
    code: 'UURO',
    name: 'Urine urobilinogen',
    loinc: ['20405-7', 'Urobilinogen [Mass/volume] in Urine by Test strip'],
    unit: 'mg/dL',
    decimals: 1,
    plausible: ['0', '20'],
    ranges: [reference([null, '1.0'], STATPEARLS_URINE, { age_min: null })],
  }),
  urineStrip('ULEU', 'Urine leukocyte esterase', [
    '5799-2',
    'Leukocyte esterase [Presence] in Urine by Test strip',
  ]),
  urineStrip('UBLD', 'Urine blood', ['5794-3', 'Hemoglobin [Presence] in Urine by Test strip']),
  numeric({
    ...perField,
    code: 'UWBC',
    name: 'Urine leukocytes, microscopy',
    loinc: ['5821-4', 'Leukocytes [#/area] in Urine sediment by Microscopy high power field'],
    ranges: [reference([null, '5'], STATPEARLS_URINE, { age_min: null })],
  }),
  numeric({
    ...perField,
    code: 'URBC',
    name: 'Urine erythrocytes, microscopy',
    loinc: ['13945-1', 'Erythrocytes [#/area] in Urine sediment by Microscopy high power field'],
    ranges: [reference([null, '3'], AUA_HEMATURIA, { high_op: 'ge' })],
  }),
  numeric({
    ...perField,
    code: 'UEPI',
    name: 'Urine epithelial cells, microscopy',
    loinc: ['5787-7', 'Epithelial cells [#/area] in Urine sediment by Microscopy high power field'],
    ranges: [reference([null, '15'], STATPEARLS_URINE, { age_min: null })],
  }),
  appearance(
    'UBAC',
    'Urine bacteria, microscopy',
    ['25145-4', 'Bacteria [Presence] in Urine sediment by Light microscopy'],
    ['None'],
    ['Few', 'Moderate', 'Many'],
    ABSENCE,
  ),
  numeric({
    ...urine,
    code: 'UACR',
    name: 'Urine albumin to creatinine ratio',
    short_name: 'ACR',
    loinc: ['9318-7', 'Albumin/Creatinine [Mass Ratio] in Urine'],
    unit: 'mg/g',
    decimals: 0,
    plausible: ['0', '50000'],
    ranges: [reference([null, '30'], KDIGO, { high_op: 'ge', age_min: null })],
  }),
];
