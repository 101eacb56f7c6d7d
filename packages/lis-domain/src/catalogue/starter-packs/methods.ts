import type { TestDefinition } from '../test-parameter.schema.ts';

/**
 * Returns a test of a pack with the method that its LOINC name states, such as `Automated count`.
 * LOINC codes without a method are of any: the laboratory names its own.
 */
export function withMethod(test: TestDefinition): TestDefinition {
  const [, stated = ''] = / by (?<method>[^,]+)$/.exec(test.loinc?.display ?? '') ?? [];
  return { ...test, method: test.method === '' ? stated : test.method };
}
