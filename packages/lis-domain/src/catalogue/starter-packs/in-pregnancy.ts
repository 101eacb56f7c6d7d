import { reference } from '../starter-tests.ts';
import type { TestDefinition } from '../test-parameter.schema.ts';
import type { RangeRow } from '../value-rules.schema.ts';
import { pregnancyAges } from './orderable-for.ts';
import { ABBASSI, WHO_FERRITIN, WHO_HEMOGLOBIN } from './sources.ts';

type Limits = readonly [low: string | null, high: string | null];

/** Intervals of the first, second and third trimester; fewer when only the first are published. */
function byTrimester(
  source: string,
  limits: readonly Limits[],
  rest: Partial<RangeRow> = {},
): RangeRow[] {
  return limits.map((each, index) =>
    reference(each, source, {
      sex: 'female',
      age_min: pregnancyAges.age_min,
      age_max: pregnancyAges.age_max,
      applies_to: `trimester_${index + 1}`,
      ...rest,
    }),
  );
}
const abbassi = (...limits: readonly Limits[]) => byTrimester(ABBASSI, limits);

/**
 * Intervals for pregnancy by trimester, for tests whose values pregnancy changes enough to mislead.
 * Without a recorded trimester, the interval for women who are not pregnant applies.
 *
 * The table also lists electrolytes, calcium, phosphate and osmolality. They are left out: its
 * lowest and highest values are those of single studies (sodium from 129 mmol/L), and the interval
 * for women who are not pregnant remains safer. Clotting times depend on the reagent, and the limit
 * of D-dimer is a decision limit that does not apply in pregnancy.
 */
const added: Readonly<Record<string, readonly RangeRow[]>> = {
  // Lower limits; values below them are anemia.
  HGB: byTrimester(WHO_HEMOGLOBIN, [
    ['11.0', null],
    ['10.5', null],
    ['11.0', null],
  ]),
  HCT: abbassi(['31', '41'], ['30', '39'], ['28', '40']),
  RBC: abbassi(['3.42', '4.55'], ['2.81', '4.49'], ['2.71', '4.43']),
  WBC: abbassi(['5.7', '13.6'], ['5.6', '14.8'], ['5.9', '16.9']),
  PLT: abbassi(['174', '391'], ['155', '409'], ['146', '429']),
  NEUT: abbassi(['3.6', '10.1'], ['3.8', '12.3'], ['3.9', '13.1']),
  // Iron deficiency; the guideline has no limit for the later trimesters.
  FERR: byTrimester(WHO_FERRITIN, [['15', null]]),
  CO2: abbassi(['20', '24'], ['20', '24'], ['20', '24']),
  BUN: abbassi(['7', '12'], ['3', '13'], ['3', '11']),
  CREA: abbassi(['0.4', '0.7'], ['0.4', '0.8'], ['0.4', '0.9']),
  URIC: abbassi(['2.0', '4.2'], ['2.4', '4.9'], ['3.1', '6.3']),
  TP: abbassi(['6.2', '7.6'], ['5.7', '6.9'], ['5.6', '6.7']),
  ALB: abbassi(['3.1', '5.1'], ['2.6', '4.5'], ['2.3', '4.2']),
  ALT: abbassi([null, '30'], [null, '33'], [null, '25']),
  AST: abbassi([null, '23'], [null, '33'], [null, '32']),
  ALP: abbassi(['17', '88'], ['25', '126'], ['38', '229']),
  GGT: abbassi([null, '23'], [null, '22'], [null, '26']),
  TBIL: abbassi([null, '0.4'], [null, '0.8'], [null, '1.1']),
  FIB: abbassi(['244', '510'], ['291', '538'], ['301', '696']),
  TSH: abbassi(['0.60', '3.40'], ['0.37', '3.60'], ['0.38', '4.04']),
  FT4: abbassi(['0.8', '1.2'], ['0.6', '1.0'], ['0.5', '0.8']),
  T3: abbassi(['97', '149'], ['117', '169'], ['123', '162']),
  T4: abbassi(['6.5', '10.1'], ['7.5', '10.3'], ['6.3', '9.7']),
};

/** Returns a test with its published intervals for pregnancy. */
export function withPregnancy(test: TestDefinition): TestDefinition {
  return { ...test, ranges: [...test.ranges, ...(added[test.code] ?? [])] };
}
