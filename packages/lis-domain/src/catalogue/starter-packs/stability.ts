import type { TestDefinition } from '../test-parameter.schema.ts';

type Department = TestDefinition['department'];

/**
 * Hours at room temperature after collection, for specimens that are measured as collected.
 * From memory, not compared; laboratories must confirm them for their tubes and analyzers.
 *
 * - Blood counts: 24 hours (Cleveland Clinic Laboratories, test directory, stability at ambient
 *   temperature).
 * - Clotting tests: prothrombin time 24 hours, all others 4 hours (CLSI H21).
 * - Sedimentation rate: 4 hours (ICSH review of the measurement of the ESR, 2017).
 * - Urine strip and sediment: 2 hours without preservative (CLSI GP16).
 *
 * Serum and plasma have none: the published times are those of separated serum, which has its own
 * clock, and a tube that waits to be separated must not be cooled for potassium.
 */
const hoursIn: Partial<Record<Department, number>> = {
  hematology: 24,
  coagulation: 4,
  urinalysis: 2,
};
const hoursOf: Readonly<Record<string, number>> = { PT: 24, INR: 24, ESR: 4 };

/** Returns a test of a pack with the proposed stability of its specimens, unless they have one. */
export function withStability(test: TestDefinition): TestDefinition {
  const hours = hoursOf[test.code] ?? hoursIn[test.department];
  if (hours === undefined) return test;
  return {
    ...test,
    specimens: test.specimens.map((specimen) =>
      specimen.stability_hours === null
        ? { ...specimen, transport: 'ambient', stability_hours: hours }
        : specimen,
    ),
  };
}
