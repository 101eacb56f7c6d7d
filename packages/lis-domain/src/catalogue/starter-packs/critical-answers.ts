import type { TestDefinition } from '../test-parameter.schema.ts';

/**
 * Coded values that are critical results, by test: malaria by antigen, and cryptococcal antigen in
 * cerebrospinal fluid (professional knowledge). Where malaria is frequent, a laboratory may call
 * them abnormal only.
 */
const criticalOf: Readonly<Record<string, readonly string[]>> = {
  MALAG: ['POS'],
  CSFCRAG: ['POS'],
};

/** Returns a test of a pack with its proposed critical answers. */
export function withCriticalAnswers(test: TestDefinition): TestDefinition {
  const critical = criticalOf[test.code] ?? [];
  return {
    ...test,
    coded_values: test.coded_values.map((answer) =>
      critical.includes(answer.code) ? { ...answer, flag: 'AA' } : answer,
    ),
  };
}
