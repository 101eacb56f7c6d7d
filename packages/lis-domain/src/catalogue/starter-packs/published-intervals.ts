import type { TestDefinition } from '../test-parameter.schema.ts';
import { withPregnancy } from './in-pregnancy.ts';
import { withChildren } from './of-children.ts';

/** Returns a test with the published intervals for children and pregnancy. */
export const withPublishedIntervals = (test: TestDefinition): TestDefinition =>
  withPregnancy(withChildren(test));
