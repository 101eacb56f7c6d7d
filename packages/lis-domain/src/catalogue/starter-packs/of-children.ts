import { critical, days, months } from '../starter-tests.ts';
import type { TestDefinition } from '../test-parameter.schema.ts';
import type { RangeRow } from '../value-rules.schema.ts';
import { chemistryOfChildren } from './of-children-chemistry.ts';
import { hematologyOfChildren } from './of-children-hematology.ts';
import { ARUP_CRITICAL, STARLING_CRITICAL } from './sources.ts';

/**
 * Intervals for children, added to the adult intervals of a test. The bands of a test join without
 * overlap from birth to the adult interval; `packs.test.ts` lists the gaps that are meant.
 */
const added: Readonly<Record<string, readonly RangeRow[]>> = {
  ...hematologyOfChildren,
  ...chemistryOfChildren,
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

/** Returns a test with intervals for children, where a public source provides them. */
export function withChildren(test: TestDefinition): TestDefinition {
  const instead = criticalInstead[test.code];
  const ranges = instead
    ? [...test.ranges.filter(({ type }) => type !== 'critical'), ...instead]
    : test.ranges;
  return { ...test, ranges: [...ranges, ...(added[test.code] ?? [])] };
}
