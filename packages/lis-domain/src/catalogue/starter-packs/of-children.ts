import { critical, days, months, reference, years } from '../starter-tests.ts';
import type { TestDefinition } from '../test-parameter.schema.ts';
import type { Age, RangeRow } from '../value-rules.schema.ts';
import {
  ADA,
  ARUP_CRITICAL,
  CHILDRENS_MINNESOTA,
  DAVIS,
  IOWA_CHILDREN,
  IOWA_CRITICAL,
  MAYO,
  NHLBI_CHILDREN,
  STARLING_CRITICAL,
  WHO_HEMOGLOBIN,
} from './sources.ts';

/** Returns an interval for children, from one age to under another. */
export function ofChildren(
  source: string,
  from: Age | null,
  under: Age | null,
  low: string | null,
  high: string | null,
  rest: Partial<RangeRow> = {},
): RangeRow {
  return reference([low, high], source, { age_min: from, age_max: under, ...rest });
}

export const iowa = (from: Age | null, under: Age | null, low: string, high: string) =>
  ofChildren(IOWA_CHILDREN, from, under, low, high);
/** Lower limit; values below it are anaemia. */
const who = (from: Age, under: Age, low: string, sex: RangeRow['sex'] = 'any') =>
  ofChildren(WHO_HEMOGLOBIN, from, under, low, null, { sex });
/** Upper limit, exclusive: the limit itself is no longer acceptable. */
const below = (source: string, limit: string, from: Age | null = null, under = years(18)) =>
  ofChildren(source, from, under, null, limit, { high_op: 'ge' });

const mayo = (
  from: Age | null,
  under: Age | null,
  low: string,
  high: string,
  sex: RangeRow['sex'] = 'any',
) => ofChildren(MAYO, from, under, low, high, { sex });
const davis = (from: Age | null, under: Age, low: string, high: string) =>
  ofChildren(DAVIS, from, under, low, high);
const minnesota = (
  from: Age | null,
  under: Age,
  low: string,
  high: string,
  sex: RangeRow['sex'] = 'any',
) => ofChildren(CHILDRENS_MINNESOTA, from, under, low, high, { sex });

/** Intervals for children, added to the adult intervals of a test. */
const added: Readonly<Record<string, readonly RangeRow[]>> = {
  HGB: [
    iowa(null, months(1), '13.4', '19.9'),
    iowa(months(1), months(2), '10.7', '17.1'),
    iowa(months(2), months(3), '9.0', '14.1'),
    iowa(months(3), months(6), '9.5', '14.1'),
    who(months(6), years(2), '10.5'),
    who(years(2), years(5), '11.0'),
    who(years(5), years(12), '11.5'),
    who(years(12), years(15), '12.0'),
    who(years(15), years(18), '12.0', 'female'),
    who(years(15), years(18), '13.0', 'male'),
  ],
  RBC: [
    iowa(null, months(1), '3.90', '5.90'),
    iowa(months(1), months(2), '3.10', '5.30'),
    iowa(months(2), months(3), '2.70', '4.50'),
    iowa(months(3), months(6), '3.10', '5.10'),
    iowa(months(6), years(1), '3.90', '5.50'),
  ],
  // No interval in the first month: this list extends to 65 %, which is critical in the other list.
  HCT: [
    iowa(months(1), months(2), '33', '55'),
    iowa(months(2), months(3), '28', '41'),
    iowa(months(3), months(6), '29', '41'),
    iowa(months(6), years(1), '31', '41'),
  ],
  MCV: [
    iowa(null, months(1), '88', '123'),
    iowa(months(1), months(3), '91', '112'),
    iowa(months(3), months(6), '74', '108'),
    iowa(months(6), years(1), '70', '85'),
  ],
  MCH: [
    iowa(null, months(1), '31', '37'),
    iowa(months(1), months(3), '27', '36'),
    iowa(months(3), months(6), '25', '35'),
    iowa(months(6), years(1), '23', '31'),
  ],
  MCHC: [iowa(null, months(6), '28', '36'), iowa(months(6), years(1), '32', '36')],
  WBC: [
    iowa(null, months(1), '9.0', '30.0'),
    iowa(months(1), months(3), '5.0', '19.5'),
    iowa(months(3), years(1), '6.0', '17.5'),
    iowa(years(1), years(2), '6.0', '17.0'),
    iowa(years(2), years(4), '5.5', '15.5'),
  ],
  TBIL: [
    { ...critical([null, '10.0'], IOWA_CRITICAL, null, days(1)), high_op: 'gt' },
    { ...critical([null, '13.0'], IOWA_CRITICAL, days(1), days(31)), high_op: 'gt' },
  ],
  ALP: [
    mayo(null, days(15), '83', '248'),
    mayo(days(15), years(1), '122', '469'),
    mayo(years(1), years(10), '142', '335'),
    mayo(years(10), years(13), '129', '417'),
    mayo(years(13), years(15), '116', '468', 'male'),
    mayo(years(13), years(15), '57', '254', 'female'),
    mayo(years(15), years(17), '82', '331', 'male'),
    mayo(years(15), years(17), '50', '117', 'female'),
    mayo(years(17), years(19), '55', '149', 'male'),
  ],
  PHOS: [
    davis(null, days(7), '4.6', '8.0'),
    davis(days(7), years(4), '3.9', '6.5'),
    davis(years(4), years(7), '4.0', '5.4'),
    davis(years(7), years(12), '3.7', '5.6'),
    davis(years(12), years(14), '3.3', '5.4'),
    davis(years(14), years(16), '2.9', '5.4'),
    davis(years(16), years(18), '2.8', '4.6'),
  ],
  URIC: [
    minnesota(null, days(15), '2.8', '12.7'),
    minnesota(days(15), years(1), '1.6', '6.3'),
    minnesota(years(1), years(12), '1.8', '4.9'),
    minnesota(years(12), years(18), '2.6', '7.6', 'male'),
    minnesota(years(12), years(18), '2.6', '5.9', 'female'),
  ],
  INR: [critical([null, '5.0'], ARUP_CRITICAL)],
  CHOL: [below(NHLBI_CHILDREN, '170')],
  LDL: [below(NHLBI_CHILDREN, '110')],
  HDL: [ofChildren(NHLBI_CHILDREN, null, years(18), '45', null, { low_op: 'le' })],
  TRIG: [below(NHLBI_CHILDREN, '75', null, years(10)), below(NHLBI_CHILDREN, '90', years(10))],
  HBA1C: [below(ADA, '5.7')],
};

/**
 * Critical limits that replace those of the starter catalogue, because newborns have different
 * ones.
 */
const criticalInstead: Readonly<Record<string, readonly RangeRow[]>> = {
  WBC: [
    critical(['2.0', '40.0'], ARUP_CRITICAL, null, months(1)),
    critical(['1.0', '25.0'], STARLING_CRITICAL, months(1)),
  ],
  HCT: [
    critical(['35', '65'], ARUP_CRITICAL, null, days(7)),
    critical(['21', '65'], ARUP_CRITICAL, days(7), months(1)),
    critical(['20', '60'], STARLING_CRITICAL, months(1)),
  ],
};

/**
 * Returns a test with intervals for children, where a public source
 * provides them.
 */
export function withChildren(test: TestDefinition): TestDefinition {
  const instead = criticalInstead[test.code];
  const ranges = instead
    ? [...test.ranges.filter(({ type }) => type !== 'critical'), ...instead]
    : test.ranges;
  return { ...test, ranges: [...ranges, ...(added[test.code] ?? [])] };
}
