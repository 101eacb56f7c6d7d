import type { OrderableFor } from '../orderable-for.schema.ts';
import type { TestDefinition } from '../test-parameter.schema.ts';

/** Wide enough for early menarche and assisted reproduction. Proposed by this project. */
export const pregnancyAges = {
  age_min: { value: 10, unit: 'a' },
  age_max: { value: 60, unit: 'a' },
} as const;
const pregnancy: OrderableFor = { sex: 'female', ...pregnancyAges };

/**
 * Tests that are meaningful only for some patients. Pregnancy tests only: proposals of this
 * project, which laboratories must confirm. Quantitative choriogonadotropin is a tumor marker for
 * every patient and has no limit.
 */
const limitsOf: Readonly<Record<string, OrderableFor>> = { HCGU: pregnancy, HCGS: pregnancy };

/** Returns a test of a pack with its proposed limits of sex and age. */
export function withOrderLimits(test: TestDefinition): TestDefinition {
  return { ...test, orderable_for: limitsOf[test.code] ?? test.orderable_for };
}
