import { calculated, days, months, numeric, panel, reference, years } from '../starter-tests.ts';
import type { TestDefinition } from '../test-parameter.schema.ts';
import { bands } from './age-bands.ts';
import { finding, inPerson, presence } from './coded-tests.ts';
import {
  ABSENCE,
  CITILAB_CRITICAL,
  HIV_GOV,
  KESTENBAUM,
  MEDLINEPLUS,
  SHAH,
  SHEARER,
  WHO_SEMEN,
  WHO_VIRAL_LOAD,
} from './sources.ts';

/** Organisms in a Gram-stained smear. */
const gramStained = [
  'Gram-positive cocci',
  'Gram-positive rods',
  'Gram-negative cocci',
  'Gram-negative rods',
  'Yeast',
  'Mixed flora',
] as const;

/** A lower limit of semen for men of any age. */
const semen = (low: string) => [reference([low, null], WHO_SEMEN, { sex: 'male', age_min: null })];
const ofSemen = { department: 'other', specimen: 'semen' } as const;
const ofSpinalFluid = { department: 'chemistry', specimen: 'spinalFluid' } as const;

/** Malaria, tuberculosis and HIV. A parasite or bacillus that is seen is a critical result. */
const infections: readonly TestDefinition[] = [
  finding(
    'MALF',
    'Malaria film',
    'parasitology',
    ['32700-7', 'Microscopic observation [Identifier] in Blood by Malaria smear'],
    'blood',
    {
      expected: ['No parasites seen'],
      found: {
        AA: [
          'Plasmodium falciparum',
          'Plasmodium vivax',
          'Plasmodium ovale',
          'Plasmodium malariae',
          'Plasmodium knowlesi',
          'Mixed Plasmodium species',
          'Plasmodium species not identified',
        ],
      },
    },
  ),
  numeric({
    code: 'MALD',
    name: 'Malaria parasite density',
    department: 'parasitology',
    loinc: null,
    specimen: 'blood',
    unit: '/uL',
    unit_display: '/µL',
    decimals: 0,
    plausible: ['0', '5000000'],
    ranges: [reference([null, '0'], ABSENCE, { age_min: null })],
  }),
  // Scale of the World Health Organization and the International Union Against Tuberculosis:
  // scanty is 1 to 9 bacilli in 100 fields.
  {
    ...finding(
      'AFB',
      'Acid-fast bacilli, smear',
      'microbiology',
      ['11545-1', 'Microscopic observation [Identifier] in Specimen by Acid fast stain'],
      'sputum',
      { expected: ['Negative'], found: { AA: ['Scanty', '1+', '2+', '3+'] } },
    ),
    result_type: 'ordinal',
  },
  finding(
    'TBNAA',
    'Tuberculosis, molecular test',
    'molecular',
    [
      '38379-4',
      'Mycobacterium tuberculosis complex DNA [Presence] in Specimen by NAA with probe detection',
    ],
    'sputum',
    {
      expected: ['Not detected'],
      found: { AA: ['Detected'], A: ['Trace detected'], IND: ['Invalid'] },
    },
  ),
  // Only for a positive molecular test.
  finding('TBRIF', 'Rifampicin resistance, molecular test', 'molecular', null, 'sputum', {
    expected: ['Not detected'],
    found: { AA: ['Detected'], IND: ['Indeterminate'] },
  }),
  {
    ...numeric({
      code: 'CD4',
      name: 'CD4 cells',
      department: 'immunology',
      loinc: ['24467-3', 'CD3+CD4+ (T4 helper) cells [#/volume] in Blood'],
      specimen: 'blood',
      unit: '/uL',
      unit_display: '/µL',
      decimals: 0,
      plausible: ['0', '10000'],
      ranges: [
        ...bands(
          SHEARER,
          [
            [null, '1600', '4000'],
            [months(3), '1800', '4000'],
            [months(6), '1400', '4300'],
            [years(1), '1300', '3400'],
            [years(2), '700', '2200'],
            [years(6), '650', '1500'],
            [years(12), '530', '1300'],
          ],
          years(18),
        ),
        reference(['500', '1600'], HIV_GOV),
      ],
    }),
    ...inPerson,
  },
  {
    ...numeric({
      code: 'HIVVL',
      name: 'HIV viral load',
      department: 'virology',
      loinc: [
        '20447-9',
        'HIV 1 RNA [#/volume] (viral load) in Serum or Plasma by NAA with probe detection',
      ],
      specimen: 'edtaPlasma',
      unit: '{copies}/mL',
      unit_display: 'copies/mL',
      decimals: 0,
      plausible: ['0', '100000000'],
      ranges: [reference([null, '1000'], WHO_VIRAL_LOAD, { high_op: 'ge', age_min: null })],
    }),
    ...inPerson,
  },
];

const stool: readonly TestDefinition[] = [
  finding('STC', 'Stool consistency', 'parasitology', null, 'stool', {
    expected: ['Formed', 'Soft'],
    found: { A: ['Loose', 'Watery', 'Mucoid', 'Bloody'] },
  }),
  finding(
    'STPAR',
    'Stool parasites, microscopy',
    'parasitology',
    ['10704-5', 'Ova and parasites identified in Stool by Light microscopy'],
    'stool',
    {
      expected: ['No parasites seen'],
      found: {
        A: [
          'Entamoeba histolytica or dispar',
          'Giardia duodenalis',
          'Cryptosporidium species',
          'Ascaris lumbricoides',
          'Trichuris trichiura',
          'Hookworm',
          'Strongyloides stercoralis',
          'Schistosoma mansoni',
          'Enterobius vermicularis',
          'Hymenolepis nana',
          'Taenia species',
          'Other',
        ],
      },
    },
  ),
  finding(
    'STWBC',
    'Stool leukocytes, microscopy',
    'parasitology',
    ['13655-6', 'Leukocytes [Presence] in Stool by Light microscopy'],
    'stool',
    { expected: ['None'], found: { A: ['Few', 'Moderate', 'Many'] } },
  ),
  finding('STRBC', 'Stool erythrocytes, microscopy', 'parasitology', null, 'stool', {
    expected: ['None'],
    found: { A: ['Few', 'Moderate', 'Many'] },
  }),
];

const urine: readonly TestDefinition[] = [
  finding(
    'UYEA',
    'Urine yeast, microscopy',
    'urinalysis',
    ['32356-8', 'Yeast [Presence] in Urine sediment by Light microscopy'],
    'urine',
    { expected: ['None'], found: { A: ['Few', 'Moderate', 'Many'] } },
  ),
  presence(
    'UTRI',
    'Urine Trichomonas, microscopy',
    'urinalysis',
    ['5813-1', 'Trichomonas vaginalis [Presence] in Urine sediment by Light microscopy'],
    'urine',
  ),
  presence('USCH', 'Urine Schistosoma, microscopy', 'urinalysis', null, 'urine'),
];

const spinalFluid: readonly TestDefinition[] = [
  finding(
    'CSFAPP',
    'CSF appearance',
    'other',
    ['10333-3', 'Appearance of Cerebral spinal fluid'],
    'spinalFluid',
    { expected: ['Clear'], found: { A: ['Turbid', 'Bloody', 'Xanthochromic'] } },
  ),
  numeric({
    ...ofSpinalFluid,
    department: 'other',
    code: 'CSFWBC',
    name: 'CSF leukocytes',
    loinc: ['806-0', 'Leukocytes [#/volume] in Cerebral spinal fluid by Manual count'],
    unit: '/uL',
    unit_display: '/µL',
    decimals: 0,
    plausible: ['0', '100000'],
    ranges: [
      ...bands(
        KESTENBAUM,
        [
          [null, null, '19'],
          [days(29), null, '9'],
        ],
        days(57),
      ),
      reference([null, '5'], MEDLINEPLUS, { age_min: days(57) }),
      reference([null, '30'], CITILAB_CRITICAL, { type: 'critical', age_min: null }),
    ],
  }),
  numeric({
    ...ofSpinalFluid,
    department: 'other',
    code: 'CSFRBC',
    name: 'CSF erythrocytes',
    loinc: ['792-2', 'Erythrocytes [#/volume] in Cerebral spinal fluid by Manual count'],
    unit: '/uL',
    unit_display: '/µL',
    decimals: 0,
    plausible: ['0', '5000000'],
    ranges: [],
  }),
  numeric({
    ...ofSpinalFluid,
    department: 'other',
    code: 'CSFNEU',
    name: 'CSF neutrophils, share',
    loinc: ['13516-0', 'Neutrophils/Leukocytes in Cerebral spinal fluid by Manual count'],
    unit: '%',
    decimals: 0,
    plausible: ['0', '100'],
    ranges: [],
  }),
  numeric({
    ...ofSpinalFluid,
    department: 'other',
    code: 'CSFLYM',
    name: 'CSF lymphocytes, share',
    loinc: ['10328-3', 'Lymphocytes/Leukocytes in Cerebral spinal fluid by Manual count'],
    unit: '%',
    decimals: 0,
    plausible: ['0', '100'],
    ranges: [],
  }),
  numeric({
    ...ofSpinalFluid,
    code: 'CSFGLU',
    name: 'CSF glucose',
    loinc: ['2342-4', 'Glucose [Mass/volume] in Cerebral spinal fluid'],
    unit: 'mg/dL',
    decimals: 0,
    plausible: ['0', '1000'],
    ranges: [reference(['50', '80'], MEDLINEPLUS)],
  }),
  numeric({
    ...ofSpinalFluid,
    code: 'CSFPRO',
    name: 'CSF protein',
    loinc: ['2880-3', 'Protein [Mass/volume] in Cerebral spinal fluid'],
    unit: 'mg/dL',
    decimals: 0,
    plausible: ['0', '10000'],
    ranges: [
      ...bands(
        SHAH,
        [
          [null, null, '115'],
          [days(29), null, '89'],
        ],
        days(57),
      ),
      reference(['15', '60'], MEDLINEPLUS, { age_min: days(57) }),
    ],
  }),
  finding('CSFGS', 'CSF Gram stain', 'microbiology', null, 'spinalFluid', {
    expected: ['No organisms seen'],
    found: { AA: gramStained },
  }),
  presence(
    'CSFCRAG',
    'CSF cryptococcal antigen',
    'microbiology',
    ['31788-3', 'Cryptococcus sp Ag [Presence] in Cerebral spinal fluid'],
    'spinalFluid',
  ),
];

const ofSperm: readonly TestDefinition[] = [
  numeric({
    ...ofSemen,
    code: 'SMVOL',
    name: 'Semen volume',
    loinc: ['3160-9', 'Volume of Semen'],
    unit: 'mL',
    decimals: 1,
    plausible: ['0', '30'],
    ranges: semen('1.4'),
  }),
  numeric({
    ...ofSemen,
    code: 'SMPH',
    name: 'Semen pH',
    loinc: ['2752-4', 'pH of Semen'],
    unit: '[pH]',
    unit_display: 'pH',
    decimals: 1,
    plausible: ['4', '10'],
    ranges: semen('7.2'),
  }),
  numeric({
    ...ofSemen,
    code: 'SMCONC',
    name: 'Sperm concentration',
    loinc: ['9780-8', 'Spermatozoa [#/volume] in Semen'],
    unit: '10*6/mL',
    unit_display: '10⁶/mL',
    decimals: 1,
    plausible: ['0', '1000'],
    ranges: semen('16'),
  }),
  calculated({
    code: 'SMTOT',
    name: 'Total sperm number',
    department: 'other',
    loinc: null,
    unit: '10*6',
    unit_display: '10⁶',
    decimals: 0,
    plausible: ['0', '10000'],
    ranges: semen('39'),
    expression: 'volume * concentration',
    inputs: { volume: 'SMVOL', concentration: 'SMCONC' },
  }),
  numeric({
    ...ofSemen,
    code: 'SMMOT',
    name: 'Sperm motility, total',
    loinc: ['6800-7', 'Spermatozoa Motile/Spermatozoa in Semen'],
    unit: '%',
    decimals: 0,
    plausible: ['0', '100'],
    ranges: semen('42'),
  }),
  numeric({
    ...ofSemen,
    code: 'SMPROG',
    name: 'Sperm motility, progressive',
    loinc: ['14194-5', 'Spermatozoa Progressive/Spermatozoa in Semen'],
    unit: '%',
    decimals: 0,
    plausible: ['0', '100'],
    ranges: semen('30'),
  }),
  numeric({
    ...ofSemen,
    code: 'SMVIT',
    name: 'Sperm vitality',
    loinc: null,
    unit: '%',
    decimals: 0,
    plausible: ['0', '100'],
    ranges: semen('54'),
  }),
  numeric({
    ...ofSemen,
    code: 'SMMORF',
    name: 'Sperm of normal form',
    loinc: ['10622-9', 'Spermatozoa Normal/Spermatozoa in Semen'],
    unit: '%',
    decimals: 0,
    plausible: ['0', '100'],
    ranges: semen('4'),
  }),
];

const blood: readonly TestDefinition[] = [
  presence(
    'SICKLE',
    'Sickle cell test',
    'hematology',
    ['6864-3', 'Hemoglobin S [Presence] in Blood by Solubility test'],
    'blood',
  ),
  finding('G6PDQ', 'G6PD, screening test', 'hematology', null, 'blood', {
    expected: ['Normal'],
    found: { A: ['Intermediate', 'Deficient'] },
  }),
  // Activity depends on the method and its temperature: the laboratory sets its interval.
  numeric({
    code: 'G6PD',
    name: 'G6PD activity',
    department: 'hematology',
    loinc: [
      '32546-4',
      'Glucose-6-Phosphate dehydrogenase [Enzymatic activity/mass] in Red Blood Cells',
    ],
    specimen: 'blood',
    unit: 'U/g{Hb}',
    unit_display: 'U/g Hb',
    decimals: 1,
    plausible: ['0', '60'],
    ranges: [],
  }),
  presence(
    'ABSC',
    'Antibody screen',
    'blood_bank',
    ['890-4', 'Blood group antibody screen [Presence] in Serum or Plasma'],
    'blood',
  ),
  presence(
    'DAT',
    'Direct antiglobulin test',
    'blood_bank',
    ['1007-4', 'Direct antiglobulin test.poly specific reagent [Presence] on Red Blood Cells'],
    'blood',
  ),
  finding(
    'XM',
    'Crossmatch',
    'blood_bank',
    ['1250-0', 'Major crossmatch [interpretation]'],
    'blood',
    { expected: ['Compatible'], found: { AA: ['Incompatible'] } },
  ),
];

/** What a district laboratory measures beyond the basic tests. */
export const district: readonly TestDefinition[] = [
  panel('MALARIA', 'Malaria', 'parasitology', null, ['MALAG', 'MALF', 'MALD']),
  panel('TB', 'Tuberculosis', 'microbiology', null, ['AFB', 'TBNAA', 'TBRIF']),
  panel('STOOL', 'Stool examination', 'parasitology', null, ['STC', 'STPAR', 'STWBC', 'STRBC']),
  panel('UMICRO', 'Urine microscopy', 'urinalysis', null, [
    'UWBC',
    'URBC',
    'UEPI',
    'UBAC',
    'UYEA',
    'UTRI',
    'USCH',
  ]),
  panel('CSF', 'CSF examination', 'other', null, [
    'CSFAPP',
    'CSFWBC',
    'CSFRBC',
    'CSFNEU',
    'CSFLYM',
    'CSFGLU',
    'CSFPRO',
    'CSFGS',
  ]),
  panel(
    'SEMEN',
    'Semen analysis',
    'other',
    null,
    ofSperm.map(({ code }) => code),
  ),
  panel('XMATCH', 'Blood group and crossmatch', 'blood_bank', null, ['ABO', 'RH', 'ABSC', 'XM']),
  ...infections,
  ...stool,
  ...urine,
  finding(
    'GRAM',
    'Gram stain',
    'microbiology',
    ['664-3', 'Microscopic observation [Identifier] in Specimen by Gram stain'],
    'swab',
    { expected: ['No organisms seen'], found: { A: gramStained } },
  ),
  ...spinalFluid,
  ...ofSperm,
  ...blood,
];
