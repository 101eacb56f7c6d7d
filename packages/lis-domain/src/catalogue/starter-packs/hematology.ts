import { bySex, critical, months, numeric, panel, reference, years } from '../starter-tests.ts';
import type { TestDefinition } from '../test-parameter.schema.ts';
import { bands } from './age-bands.ts';
import { bloodFilm } from './blood-film.ts';
import {
  ABIM,
  CLEVELAND,
  IOWA_CHILDREN,
  MEDLINEPLUS,
  MERCK,
  STARLING_CRITICAL,
} from './sources.ts';

const count = {
  department: 'hematology',
  specimen: 'blood',
  unit: '10*3/uL',
  unit_display: '10³/µL',
  decimals: 2,
} as const;
const share = {
  department: 'hematology',
  specimen: 'blood',
  unit: '%',
  decimals: 1,
  plausible: ['0', '100'],
} as const;

/**
 * Haematology pack, in addition to the blood count: differential, reticulocytes, sedimentation
 * rate, blood film.
 */
export const hematology: readonly TestDefinition[] = [
  panel(
    'CBCDIFF',
    'Complete blood count with differential',
    'hematology',
    ['57021-8', 'CBC W Auto Differential panel - Blood'],
    [
      'WBC',
      'RBC',
      'HGB',
      'HCT',
      'MCV',
      'MCH',
      'MCHC',
      'RDW',
      'PLT',
      'NEUT',
      'LYMPH',
      'MONO',
      'EOS',
      'BASO',
      'NEUTP',
      'LYMPHP',
      'MONOP',
      'EOSP',
      'BASOP',
    ],
  ),
  numeric({
    ...count,
    code: 'NEUT',
    name: 'Neutrophils',
    loinc: ['751-8', 'Neutrophils [#/volume] in Blood by Automated count'],
    plausible: ['0', '500'],
    ranges: [
      ...bands(
        IOWA_CHILDREN,
        [
          [null, '1.0', '20.0'],
          [months(1), '1.0', '9.0'],
          [months(3), '1.0', '8.5'],
          [months(6), '1.5', '8.5'],
          [years(5), '1.7', '7.5'],
        ],
        years(18),
      ),
      reference(['2.00', '8.25'], ABIM),
      // Under six months, 1.0 is not low.
      critical(['1.0', null], STARLING_CRITICAL, months(6)),
    ],
  }),
  numeric({
    ...count,
    code: 'LYMPH',
    name: 'Lymphocytes',
    loinc: ['731-0', 'Lymphocytes [#/volume] in Blood by Automated count'],
    plausible: ['0', '800'],
    ranges: bands(
      IOWA_CHILDREN,
      [
        [null, '2.0', '11.0'],
        [months(1), '2.5', '16.5'],
        [months(3), '4.0', '13.5'],
        [months(6), '4.0', '10.5'],
        [years(1), '3.0', '9.5'],
        [years(2), '2.0', '8.0'],
        [years(5), '1.25', '7.00'],
        [years(18), '0.875', '3.300'],
      ],
      null,
    ),
  }),
  numeric({
    ...count,
    code: 'MONO',
    name: 'Monocytes',
    loinc: ['742-7', 'Monocytes [#/volume] in Blood by Automated count'],
    plausible: ['0', '300'],
    ranges: [
      ...bands(
        IOWA_CHILDREN,
        [
          [null, '0.54', '1.80'],
          [months(1), '0.35', '1.365'],
          [months(3), '0.30', '0.875'],
        ],
        years(1),
      ),
      reference(['0.20', '1.20'], MERCK),
    ],
  }),
  numeric({
    ...count,
    code: 'EOS',
    name: 'Eosinophils',
    loinc: ['711-2', 'Eosinophils [#/volume] in Blood by Automated count'],
    plausible: ['0', '300'],
    ranges: [reference([null, '0.50'], MEDLINEPLUS, { high_op: 'ge', age_min: years(15) })],
  }),
  numeric({
    ...count,
    code: 'BASO',
    name: 'Basophils',
    loinc: ['704-7', 'Basophils [#/volume] in Blood by Automated count'],
    plausible: ['0', '100'],
    ranges: [reference([null, '0.10'], CLEVELAND, { age_min: years(15) })],
  }),
  numeric({
    ...share,
    code: 'NEUTP',
    name: 'Neutrophils, share',
    loinc: ['770-8', 'Neutrophils/Leukocytes in Blood by Automated count'],
    ranges: [reference(['40', '60'], MEDLINEPLUS)],
  }),
  numeric({
    ...share,
    code: 'LYMPHP',
    name: 'Lymphocytes, share',
    loinc: ['736-9', 'Lymphocytes/Leukocytes in Blood by Automated count'],
    ranges: [reference(['20', '40'], MEDLINEPLUS)],
  }),
  numeric({
    ...share,
    code: 'MONOP',
    name: 'Monocytes, share',
    loinc: ['5905-5', 'Monocytes/Leukocytes in Blood by Automated count'],
    ranges: [reference(['2', '8'], MEDLINEPLUS)],
  }),
  numeric({
    ...share,
    code: 'EOSP',
    name: 'Eosinophils, share',
    loinc: ['713-8', 'Eosinophils/Leukocytes in Blood by Automated count'],
    ranges: [reference(['1', '4'], MEDLINEPLUS)],
  }),
  numeric({
    ...share,
    code: 'BASOP',
    name: 'Basophils, share',
    loinc: ['706-2', 'Basophils/Leukocytes in Blood by Automated count'],
    ranges: [reference(['0.5', '1'], MEDLINEPLUS)],
  }),
  numeric({
    code: 'MPV',
    name: 'Mean platelet volume',
    short_name: 'MPV',
    department: 'hematology',
    loinc: ['32623-1', 'Platelet mean volume [Entitic volume] in Blood by Automated count'],
    specimen: 'blood',
    unit: 'fL',
    decimals: 1,
    plausible: ['3', '30'],
    ranges: [],
  }),
  numeric({
    code: 'RETIC',
    name: 'Reticulocytes',
    department: 'hematology',
    loinc: ['17849-1', 'Reticulocytes/100 erythrocytes in Blood by Automated count'],
    specimen: 'blood',
    unit: '%',
    decimals: 2,
    plausible: ['0', '60'],
    ranges: [reference(['0.5', '2.5'], MEDLINEPLUS)],
  }),
  numeric({
    code: 'ESR',
    name: 'Erythrocyte sedimentation rate',
    short_name: 'ESR',
    department: 'hematology',
    loinc: ['4537-7', 'Erythrocyte sedimentation rate by Westergren method'],
    specimen: 'blood',
    unit: 'mm/h',
    decimals: 0,
    plausible: ['0', '200'],
    ranges: [
      ...bySex([null, '15'], [null, '20'], MEDLINEPLUS).map((row) => ({
        ...row,
        high_op: 'ge' as const,
        age_max: years(50),
      })),
      ...bySex([null, '20'], [null, '30'], MEDLINEPLUS).map((row) => ({
        ...row,
        high_op: 'ge' as const,
        age_min: years(50),
      })),
    ],
  }),
  bloodFilm,
];
