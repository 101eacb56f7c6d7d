import type { OrderableFor } from '../orderable-for.schema.ts';
import type { TestDefinition } from '../test-parameter.schema.ts';

const pregnancy: OrderableFor = {
  sex: 'female',
  age_min: { value: 10, unit: 'a' },
  age_max: { value: 60, unit: 'a' },
};

/**
 * Tests that are meaningful only for some patients. Pregnancy tests only: proposals of this
 * project, wide enough for early menarche and assisted reproduction. Quantitative
 * choriogonadotropin is a tumor marker for every patient and has no limit. Laboratories must
 * confirm the values.
 */
const limitsOf: Readonly<Record<string, OrderableFor>> = { HCGU: pregnancy, HCGS: pregnancy };

/** Returns a test of a pack with its proposed limits of sex and age. */
export function withOrderLimits(test: TestDefinition): TestDefinition {
  return { ...test, orderable_for: limitsOf[test.code] ?? test.orderable_for };
}
