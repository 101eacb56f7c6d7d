import { days, months, years } from '../starter-tests.ts';
import type { Age, RangeRow } from '../value-rules.schema.ts';
import { bands, type Band } from './age-bands.ts';
import {
  CLEVELAND,
  DALLMAN,
  IOWA_CHILDREN,
  LIMA_MEMORIAL,
  PEDSAP,
  WHO_HEMOGLOBIN,
} from './sources.ts';

const adult = years(18);
/** Infants; the list ends at the given age. */
const iowa = (rows: readonly Band[], until: Age) => bands(IOWA_CHILDREN, rows, until);
const lima = (rows: readonly Band[], until: Age = adult, sex: RangeRow['sex'] = 'any') =>
  bands(LIMA_MEMORIAL, rows, until, { sex });
/** Lower limit; values below it are anaemia. */
const who = (rows: readonly (readonly [Age, string])[], until: Age, sex: RangeRow['sex'] = 'any') =>
  bands(
    WHO_HEMOGLOBIN,
    rows.map(([from, low]) => [from, low, null]),
    until,
    { sex },
  );

/** Blood count of children: intervals up to the age at which those of adults begin. */
export const hematologyOfChildren: Readonly<Record<string, readonly RangeRow[]>> = {
  HGB: [
    ...iowa(
      [
        [null, '13.4', '19.9'],
        [months(1), '10.7', '17.1'],
        [months(2), '9.0', '14.1'],
        [months(3), '9.5', '14.1'],
      ],
      months(6),
    ),
    ...who(
      [
        [months(6), '10.5'],
        [years(2), '11.0'],
        [years(5), '11.5'],
        [years(12), '12.0'],
      ],
      years(15),
    ),
    ...who([[years(15), '12.0']], adult, 'female'),
    ...who([[years(15), '13.0']], adult, 'male'),
  ],
  RBC: [
    ...iowa(
      [
        [null, '3.90', '5.90'],
        [months(1), '3.10', '5.30'],
        [months(2), '2.70', '4.50'],
        [months(3), '3.10', '5.10'],
        [months(6), '3.90', '5.50'],
      ],
      years(1),
    ),
    ...lima(
      [
        [years(1), '3.70', '5.30'],
        [years(3), '3.90', '5.30'],
        [years(7), '4.00', '5.20'],
      ],
      years(13),
    ),
    ...lima([[years(13), '4.50', '6.00']], adult, 'male'),
    ...lima([[years(13), '4.00', '5.10']], adult, 'female'),
  ],
  // No interval in the first month: this list extends to 65 %, which is critical in the other list.
  HCT: [
    ...iowa(
      [
        [months(1), '33', '55'],
        [months(2), '28', '41'],
        [months(3), '29', '41'],
        [months(6), '31', '41'],
      ],
      years(1),
    ),
    ...lima(
      [
        [years(1), '33', '39'],
        [years(3), '34', '40'],
        [years(7), '35', '45'],
      ],
      years(13),
    ),
    ...lima([[years(13), '40', '49']], adult, 'male'),
    ...lima([[years(13), '35', '44']], adult, 'female'),
  ],
  MCV: [
    ...iowa(
      [
        [null, '88', '123'],
        [months(1), '91', '112'],
        [months(3), '74', '108'],
        [months(6), '70', '85'],
      ],
      years(1),
    ),
    ...lima([
      [years(1), '70', '86'],
      [years(3), '75', '87'],
      [years(7), '77', '95'],
      [years(13), '80', '97'],
    ]),
  ],
  MCH: [
    ...iowa(
      [
        [null, '31', '37'],
        [months(1), '27', '36'],
        [months(3), '25', '35'],
        [months(6), '23', '31'],
      ],
      years(1),
    ),
    ...bands(
      DALLMAN,
      [
        [years(1), '23', '31'],
        [years(2), '24', '30'],
        [years(6), '25', '33'],
        [years(12), '25', '35'],
      ],
      adult,
    ),
  ],
  MCHC: [
    ...iowa(
      [
        [null, '28', '36'],
        [months(6), '32', '36'],
      ],
      years(1),
    ),
    ...bands(
      DALLMAN,
      [
        [years(1), '30', '36'],
        [years(2), '31', '37'],
      ],
      adult,
    ),
  ],
  WBC: [
    ...iowa(
      [
        [null, '9.0', '30.0'],
        [months(1), '5.0', '19.5'],
        [months(3), '6.0', '17.5'],
        [years(1), '6.0', '17.0'],
        [years(2), '5.5', '15.5'],
      ],
      years(4),
    ),
    ...lima([
      [years(4), '5.0', '15.5'],
      [years(7), '4.5', '13.5'],
      [years(13), '4.4', '10.5'],
    ]),
  ],
  PLT: bands(
    PEDSAP,
    [
      [null, '84', '478'],
      [days(8), '150', '450'],
    ],
    adult,
  ),
  EOS: bands(
    CLEVELAND,
    [
      [null, null, '0.66'],
      [days(15), null, '0.80'],
      [days(31), null, '0.63'],
      [days(61), null, '0.74'],
      [months(6), null, '0.82'],
      [years(2), null, '0.53'],
      [years(6), null, '0.52'],
      [years(12), null, '0.38'],
    ],
    years(15),
  ),
  BASO: bands(
    CLEVELAND,
    [
      [null, null, '0.11'],
      [days(15), null, '0.07'],
      [months(6), null, '0.06'],
      [years(12), null, '0.05'],
    ],
    years(15),
  ),
};
