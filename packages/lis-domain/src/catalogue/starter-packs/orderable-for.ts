import type { OrderableFor } from '../orderable-for.schema.ts';
import type { TestDefinition } from '../test-parameter.schema.ts';

/** Wide enough for early menarche and assisted reproduction. Proposed by this project. */
export const pregnancyAges = {
  age_min: { value: 10, unit: 'a' },
  age_max: { value: 60, unit: 'a' },
} as const;
const pregnancy: OrderableFor = { sex: 'female', ...pregnancyAges };

const men: OrderableFor = { sex: 'male', age_min: null, age_max: null };

/**
 * Tests that are meaningful only for some patients: pregnancy tests, semen and prostate-specific
 * antigen. Proposals of this project, which laboratories must confirm. Quantitative
 * choriogonadotropin is a tumor marker for every patient and has no limit.
 */
const limitsOf: Readonly<Record<string, OrderableFor>> = {
  HCGU: pregnancy,
  HCGS: pregnancy,
  PSA: men,
  ...Object.fromEntries(
    ['SMVOL', 'SMPH', 'SMCONC', 'SMTOT', 'SMMOT', 'SMPROG', 'SMVIT', 'SMMORF'].map((code) => [
      code,
      men,
    ]),
  ),
};

/** Returns a test of a pack with its proposed limits of sex and age. */
export function withOrderLimits(test: TestDefinition): TestDefinition {
  return { ...test, orderable_for: limitsOf[test.code] ?? test.orderable_for };
}
