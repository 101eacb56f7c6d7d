import { critical, days, numeric, panel, reference, years } from '../starter-tests.ts';
import type { RangeRow } from '../value-rules.schema.ts';
import type { TestDefinition } from '../test-parameter.schema.ts';
import { bands } from './age-bands.ts';
import { inPerson } from './coded-tests.ts';
import {
  ABIM,
  CENTRAL_PENINSULA,
  CITILAB_CRITICAL,
  ESC_HEART_FAILURE,
  HCG_LIMIT,
  MEDLINEPLUS,
  OESTERLING,
  STATPEARLS_GASES,
} from './sources.ts';

const serum = { department: 'chemistry', specimen: 'serum' } as const;
const gas = { department: 'chemistry', specimen: 'arterial' } as const;

/** Critical limits of arterial blood gases at any age; the limit itself is not critical. */
const panic = (low: string | null, high: string | null): RangeRow => ({
  ...critical([low, high], CITILAB_CRITICAL),
  low_op: 'lt',
  high_op: 'gt',
});
const gases = (low: string, high: string) => reference([low, high], STATPEARLS_GASES);

/** Arterial blood gases: intervals for adults, critical limits for all. */
const bloodGases: readonly TestDefinition[] = [
  numeric({
    ...gas,
    code: 'APH',
    name: 'pH, arterial',
    loinc: ['2744-1', 'pH of Arterial blood'],
    unit: '[pH]',
    unit_display: 'pH',
    decimals: 2,
    plausible: ['6.5', '8.0'],
    ranges: [gases('7.35', '7.45'), panic('7.20', '7.60')],
  }),
  numeric({
    ...gas,
    code: 'APCO2',
    name: 'Carbon dioxide pressure, arterial',
    short_name: 'pCO₂',
    loinc: ['2019-8', 'Carbon dioxide [Partial pressure] in Arterial blood'],
    unit: 'mm[Hg]',
    unit_display: 'mmHg',
    decimals: 0,
    plausible: ['5', '200'],
    ranges: [gases('35', '45'), panic(null, '65')],
  }),
  numeric({
    ...gas,
    code: 'APO2',
    name: 'Oxygen pressure, arterial',
    short_name: 'pO₂',
    loinc: ['2703-7', 'Oxygen [Partial pressure] in Arterial blood'],
    unit: 'mm[Hg]',
    unit_display: 'mmHg',
    decimals: 0,
    plausible: ['5', '700'],
    ranges: [gases('75', '100'), panic('50', null)],
  }),
  numeric({
    ...gas,
    code: 'AHCO3',
    name: 'Bicarbonate, arterial',
    loinc: ['1960-4', 'Bicarbonate [Moles/volume] in Arterial blood'],
    unit: 'mmol/L',
    decimals: 0,
    plausible: ['1', '80'],
    ranges: [gases('22', '26')],
  }),
  numeric({
    ...gas,
    code: 'ABE',
    name: 'Base excess, arterial',
    loinc: ['1925-7', 'Base excess in Arterial blood by calculation'],
    unit: 'mmol/L',
    decimals: 0,
    plausible: ['-50', '50'],
    ranges: [gases('-2', '2')],
  }),
  numeric({
    ...gas,
    code: 'ASO2',
    name: 'Oxygen saturation, arterial',
    loinc: ['2708-6', 'Oxygen saturation in Arterial blood'],
    unit: '%',
    decimals: 0,
    plausible: ['0', '100'],
    ranges: [gases('95', '100')],
  }),
];

/** What a hospital laboratory measures beyond the basic tests. */
export const hospital: readonly TestDefinition[] = [
  panel(
    'ABG',
    'Blood gases, arterial',
    'chemistry',
    ['24336-0', 'Gas panel - Arterial blood'],
    bloodGases.map(({ code }) => code),
  ),
  ...bloodGases,
  // The 99th percentile by sex is that of one assay, in its package insert: the laboratory sets it.
  numeric({
    ...serum,
    code: 'HSTNI',
    name: 'Troponin I, high sensitivity',
    short_name: 'hs-TnI',
    loinc: [
      '89579-7',
      'Troponin I.cardiac [Mass/volume] in Serum or Plasma by High sensitivity method',
    ],
    unit: 'ng/L',
    decimals: 0,
    plausible: ['0', '500000'],
    ranges: [],
  }),
  numeric({
    ...serum,
    code: 'HSTNT',
    name: 'Troponin T, high sensitivity',
    short_name: 'hs-TnT',
    loinc: [
      '67151-1',
      'Troponin T.cardiac [Mass/volume] in Serum or Plasma by High sensitivity method',
    ],
    unit: 'ng/L',
    decimals: 0,
    plausible: ['0', '100000'],
    ranges: [],
  }),
  numeric({
    ...serum,
    specimen: 'edtaPlasma',
    code: 'BNP',
    name: 'Natriuretic peptide, B-type',
    short_name: 'BNP',
    loinc: ['30934-4', 'Natriuretic peptide B [Mass/volume] in Serum or Plasma'],
    unit: 'pg/mL',
    decimals: 0,
    plausible: ['0', '50000'],
    ranges: [reference([null, '100'], ESC_HEART_FAILURE, { high_op: 'ge' })],
  }),
  numeric({
    ...serum,
    code: 'NTBNP',
    name: 'NT-proBNP',
    loinc: [
      '33762-6',
      'Natriuretic peptide.B prohormone N-Terminal [Mass/volume] in Serum or Plasma',
    ],
    unit: 'pg/mL',
    decimals: 0,
    plausible: ['0', '200000'],
    ranges: [reference([null, '300'], ESC_HEART_FAILURE, { high_op: 'ge' })],
  }),
  // Rises after birth: no interval in the first three days.
  numeric({
    ...serum,
    code: 'PCT',
    name: 'Procalcitonin',
    loinc: ['33959-8', 'Procalcitonin [Mass/volume] in Serum or Plasma'],
    unit: 'ng/mL',
    decimals: 2,
    plausible: ['0', '1000'],
    ranges: [reference([null, '0.15'], CENTRAL_PENINSULA, { high_op: 'ge', age_min: days(3) })],
  }),
  numeric({
    ...serum,
    specimen: 'chilledPlasma',
    code: 'NH3',
    name: 'Ammonia',
    loinc: ['16362-6', 'Ammonia [Moles/volume] in Plasma'],
    unit: 'umol/L',
    unit_display: 'µmol/L',
    decimals: 0,
    plausible: ['0', '3000'],
    ranges: [reference([null, '32'], MEDLINEPLUS)],
  }),
  // Falls during the day: the interval is that of a specimen taken at about 8 in the morning.
  numeric({
    ...serum,
    department: 'immunology',
    code: 'CORT',
    name: 'Cortisol, morning',
    loinc: ['9813-7', 'Cortisol [Mass/volume] in Serum or Plasma --morning specimen'],
    unit: 'ug/dL',
    unit_display: 'µg/dL',
    decimals: 1,
    plausible: ['0', '500'],
    ranges: [reference(['5', '25'], MEDLINEPLUS)],
  }),
  {
    ...numeric({
      ...serum,
      department: 'immunology',
      code: 'HCG',
      name: 'Choriogonadotropin, quantitative',
      short_name: 'hCG',
      loinc: ['21198-7', 'Choriogonadotropin.beta subunit [Units/volume] in Serum or Plasma'],
      unit: '[IU]/L',
      unit_display: 'IU/L',
      decimals: 0,
      plausible: ['0', '5000000'],
      ranges: [
        reference([null, '5'], HCG_LIMIT, { high_op: 'ge' }),
        reference(['5', null], HCG_LIMIT, { sex: 'female', applies_to: 'pregnant' }),
      ],
    }),
    ...inPerson,
  },
  {
    ...numeric({
      ...serum,
      department: 'immunology',
      code: 'PSA',
      name: 'Prostate-specific antigen',
      short_name: 'PSA',
      loinc: ['2857-1', 'Prostate specific Ag [Mass/volume] in Serum or Plasma'],
      unit: 'ng/mL',
      decimals: 2,
      plausible: ['0', '20000'],
      ranges: bands(
        OESTERLING,
        [
          [years(40), null, '2.5'],
          [years(50), null, '3.5'],
          [years(60), null, '4.5'],
          [years(70), null, '6.5'],
        ],
        years(80),
        { sex: 'male' },
      ),
    }),
    ...inPerson,
  },
  // Depends on the reagent.
  numeric({
    department: 'coagulation',
    specimen: 'citrate',
    code: 'TT',
    name: 'Thrombin time',
    loinc: ['3243-3', 'Thrombin time'],
    unit: 's',
    decimals: 1,
    plausible: ['5', '300'],
    ranges: [],
  }),
  numeric({
    department: 'coagulation',
    specimen: 'citrate',
    code: 'AT',
    name: 'Antithrombin activity',
    loinc: ['27811-9', 'Antithrombin actual/normal in Platelet poor plasma by Chromogenic method'],
    unit: '%',
    decimals: 0,
    plausible: ['0', '300'],
    ranges: [reference(['80', '120'], ABIM)],
  }),
];
