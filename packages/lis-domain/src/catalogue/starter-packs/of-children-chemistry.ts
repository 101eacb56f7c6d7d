import { critical, days, months, years } from '../starter-tests.ts';
import type { Age, RangeRow } from '../value-rules.schema.ts';
import { bands, type Band } from './age-bands.ts';
import {
  ADA,
  ARUP_CRITICAL,
  CALIPER,
  CHILDRENS_MINNESOTA,
  DAVIS,
  HARRIET_LANE,
  IOWA_CRITICAL,
  MAYO,
  MAYO_UNCOMPARED,
  RANDOM_GLUCOSE_CHILDREN,
  NHLBI_CHILDREN,
  NVH,
  PEDSAP,
  SINAI,
  UCSF,
  WHO_FERRITIN,
} from './sources.ts';

const adult = years(18);
const mayo = (rows: readonly Band[], until: Age = adult, rest: Partial<RangeRow> = {}) =>
  bands(MAYO, rows, until, rest);
const caliper = (rows: readonly Band[], until: Age = adult, rest: Partial<RangeRow> = {}) =>
  bands(CALIPER, rows, until, rest);
const ucsf = (rows: readonly Band[], until: Age, rest: Partial<RangeRow> = {}) =>
  bands(UCSF, rows, until, rest);
const pedsap = (rows: readonly Band[], until: Age = adult, rest: Partial<RangeRow> = {}) =>
  bands(PEDSAP, rows, until, rest);
const nvh = (rows: readonly Band[], until: Age) => bands(NVH, rows, until);
/** Upper limits, exclusive: the limit itself is no longer acceptable. */
const below = (source: string, rows: readonly (readonly [Age | null, string])[], until = adult) =>
  bands(
    source,
    rows.map(([from, high]) => [from, null, high]),
    until,
    { high_op: 'ge' },
  );
const male = { sex: 'male' } as const;
const female = { sex: 'female' } as const;

/**
 * Chemistry of children. Not given, because no source that could be read gives them for all ages
 * without naming a method: enzymes with a method-dependent activity (creatine kinase, lipase),
 * bicarbonate in the first year, bilirubin in the first two weeks (a nomogram by hour of life
 * decides, American Academy of Pediatrics, 2022), and clotting times, which depend on the reagent.
 */
export const chemistryOfChildren: Readonly<Record<string, readonly RangeRow[]>> = {
  NA: [
    ...nvh(
      [
        [null, '133', '144'],
        [months(1), '137', '146'],
      ],
      years(1),
    ),
    ...mayo([[years(1), '135', '145']]),
  ],
  K: [
    ...nvh(
      [
        [null, '3.5', '5.9'],
        [months(1), '3.5', '5.5'],
      ],
      years(1),
    ),
    ...mayo([[years(1), '3.6', '5.2']]),
  ],
  CL: [...nvh([[null, '97', '113']], years(1)), ...mayo([[years(1), '102', '112']])],
  CO2: [
    ...mayo(
      [
        [years(1), '17', '25'],
        [years(3), '18', '26'],
        [years(4), '19', '27'],
        [years(6), '20', '28'],
        [years(8), '21', '29'],
      ],
      adult,
      male,
    ),
    ...bands(
      MAYO_UNCOMPARED,
      [
        [years(1), '18', '25'],
        [years(4), '19', '26'],
        [years(6), '20', '27'],
        [years(8), '21', '28'],
        [years(10), '22', '29'],
      ],
      adult,
      female,
    ),
  ],
  // The first day is left out: glucose falls and recovers after birth.
  GLU: [
    ...pedsap([[days(1), '50', '90']], months(1)),
    ...bands(RANDOM_GLUCOSE_CHILDREN, [[months(1), '60', '139']], adult),
    ...pedsap([[months(1), '60', '99']], adult, { applies_to: 'fasting' }),
  ],
  // Rounded to whole milligrams, as reported.
  BUN: [
    ...caliper(
      [
        [null, '3', '23'],
        [days(15), '3', '17'],
        [years(1), '9', '22'],
      ],
      years(10),
    ),
    ...caliper([[years(10), '7', '21']], adult, male),
    ...caliper([[years(10), '7', '19']], adult, female),
  ],
  CREA: [
    ...ucsf(
      [
        [null, '0.30', '0.90'],
        [days(15), '0.10', '0.30'],
        [years(2), '0.20', '0.40'],
        [years(5), '0.30', '0.60'],
        [years(12), '0.40', '0.80'],
      ],
      years(15),
    ),
    ...ucsf([[years(15), '0.60', '1.00']], adult, male),
    ...ucsf([[years(15), '0.50', '0.80']], adult, female),
  ],
  CA: mayo([
    [null, '8.7', '11.0'],
    [years(1), '9.3', '10.6'],
  ]),
  PHOS: bands(
    DAVIS,
    [
      [null, '4.6', '8.0'],
      [days(7), '3.9', '6.5'],
      [years(4), '4.0', '5.4'],
      [years(7), '3.7', '5.6'],
      [years(12), '3.3', '5.4'],
      [years(14), '2.9', '5.4'],
      [years(16), '2.8', '4.6'],
    ],
    adult,
  ),
  MG: bands(
    SINAI,
    [
      [null, '1.7', '2.3'],
      [years(6), '1.7', '2.1'],
      [years(12), '1.7', '2.2'],
    ],
    adult,
  ),
  TP: caliper([
    [null, '5.3', '8.3'],
    [days(15), '4.4', '7.1'],
    [years(1), '6.1', '7.5'],
    [years(6), '6.4', '7.7'],
    [years(9), '6.5', '8.1'],
  ]),
  ALB: [
    ...caliper(
      [
        [null, '3.3', '4.5'],
        [days(15), '2.8', '4.7'],
        [years(1), '3.8', '4.7'],
        [years(8), '4.1', '4.8'],
      ],
      years(15),
    ),
    ...caliper([[years(15), '4.1', '5.1']], adult, male),
    ...caliper([[years(15), '4.0', '4.9']], adult, female),
  ],
  ALT: [
    ...pedsap([[null, null, '40']], days(8)),
    ...pedsap([[days(8), null, '40']], months(1), male),
    ...pedsap([[days(8), null, '32']], months(1), female),
    ...pedsap([[months(1), null, '45']], years(1)),
    ...mayo([[years(1), null, '55']], adult, male),
    ...mayo([[years(1), null, '45']], adult, female),
  ],
  AST: [
    ...pedsap(
      [
        [null, null, '150'],
        [days(8), null, '80'],
      ],
      years(1),
    ),
    ...mayo(
      [
        [years(1), null, '60'],
        [years(14), null, '48'],
      ],
      adult,
      male,
    ),
    ...mayo(
      [
        [years(1), null, '50'],
        [years(14), null, '43'],
      ],
      adult,
      female,
    ),
  ],
  ALP: [
    ...mayo(
      [
        [null, '83', '248'],
        [days(15), '122', '469'],
        [years(1), '142', '335'],
        [years(10), '129', '417'],
      ],
      years(13),
    ),
    ...mayo(
      [
        [years(13), '116', '468'],
        [years(15), '82', '331'],
        [years(17), '55', '149'],
      ],
      years(19),
      male,
    ),
    ...mayo(
      [
        [years(13), '57', '254'],
        [years(15), '50', '117'],
      ],
      years(17),
      female,
    ),
  ],
  // The first two weeks have critical limits only: see above.
  TBIL: [
    ...mayo([[days(15), null, '1.0']]),
    { ...critical([null, '10.0'], IOWA_CRITICAL, null, days(1)), high_op: 'gt' },
    { ...critical([null, '13.0'], IOWA_CRITICAL, days(1), days(31)), high_op: 'gt' },
  ],
  DBIL: [
    ...below(
      PEDSAP,
      [
        [null, '0.6'],
        [months(1), '0.2'],
      ],
      years(1),
    ),
    ...mayo([[years(1), null, '0.3']]),
  ],
  GGT: [
    ...below(
      MAYO,
      [
        [null, '178'],
        [years(1), '21'],
        [years(7), '24'],
      ],
      years(13),
    ),
    ...below(MAYO, [[years(13), '43']]).map((row) => ({ ...row, ...male })),
    ...below(MAYO, [[years(13), '26']]).map((row) => ({ ...row, ...female })),
  ],
  LDH: [
    ...caliper(
      [
        [null, null, '1222'],
        [days(15), null, '452'],
        [years(1), null, '321'],
      ],
      years(10),
    ),
    ...caliper([[years(10), null, '283']], years(15), male),
    ...caliper([[years(10), null, '272']], years(15), female),
    ...caliper([[years(15), null, '250']]),
  ],
  AMY: pedsap([[years(1), '30', '100']]),
  URIC: [
    ...bands(
      CHILDRENS_MINNESOTA,
      [
        [null, '2.8', '12.7'],
        [days(15), '1.6', '6.3'],
        [years(1), '1.8', '4.9'],
      ],
      years(12),
    ),
    ...bands(CHILDRENS_MINNESOTA, [[years(12), '2.6', '7.6']], adult, male),
    ...bands(CHILDRENS_MINNESOTA, [[years(12), '2.6', '5.9']], adult, female),
  ],
  FE: bands(
    HARRIET_LANE,
    [
      [null, '100', '250'],
      [months(1), '40', '100'],
      [years(1), '50', '120'],
    ],
    adult,
  ),
  FERR: bands(
    WHO_FERRITIN,
    [
      [null, '12', null],
      [years(5), '15', null],
    ],
    adult,
  ),
  TSAT: pedsap([[null, '10', '50']]),
  OSM: pedsap([[null, '266', '295']]),
  CRP: below(PEDSAP, [[null, '8']]),
  TSH: mayo([
    [null, '0.7', '15.2'],
    [days(6), '0.7', '11.0'],
    [months(3), '0.7', '8.4'],
    [years(1), '0.7', '6.0'],
    [years(6), '0.6', '4.8'],
    [years(11), '0.5', '4.3'],
  ]),
  FT4: bands(
    MAYO_UNCOMPARED,
    [
      [null, '0.9', '2.5'],
      [days(6), '0.9', '2.2'],
      [months(3), '0.9', '2.0'],
      [years(1), '1.0', '1.8'],
      [years(6), '1.0', '1.7'],
      [years(11), '1.0', '1.6'],
    ],
    adult,
  ),
  INR: [critical([null, '5.0'], ARUP_CRITICAL)],
  CHOL: below(NHLBI_CHILDREN, [[null, '170']]),
  LDL: below(NHLBI_CHILDREN, [[null, '110']]),
  LDLD: below(NHLBI_CHILDREN, [[null, '110']]),
  NHDL: below(NHLBI_CHILDREN, [[null, '120']]),
  HDL: bands(NHLBI_CHILDREN, [[null, '45', null]], adult, { low_op: 'le' }),
  TRIG: below(NHLBI_CHILDREN, [
    [null, '75'],
    [years(10), '90'],
  ]),
  HBA1C: below(ADA, [[null, '5.7']]),
};
