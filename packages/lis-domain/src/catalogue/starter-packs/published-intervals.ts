import { hoursOf } from '../interval-selection.ts';
import type { TestDefinition } from '../test-parameter.schema.ts';
import type { RangeRow } from '../value-rules.schema.ts';
import { withPregnancy } from './in-pregnancy.ts';
import { withChildren } from './of-children.ts';

/** By type, intervals without a condition first, then by age: the order in which they are read. */
const inReadingOrder = (a: RangeRow, b: RangeRow): number =>
  Number(a.type !== 'reference') - Number(b.type !== 'reference') ||
  Number(a.applies_to !== 'any') - Number(b.applies_to !== 'any') ||
  a.applies_to.localeCompare(b.applies_to, 'en') ||
  ageFrom(a) - ageFrom(b);
const ageFrom = ({ age_min }: RangeRow) => (age_min === null ? 0 : hoursOf(age_min));

/** Returns a test with the published intervals for children and pregnancy. */
export function withPublishedIntervals(test: TestDefinition): TestDefinition {
  const { ranges, ...complete } = withPregnancy(withChildren(test));
  return { ...complete, ranges: ranges.toSorted(inReadingOrder) };
}
