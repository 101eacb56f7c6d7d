import type { TestDefinition } from '../test-parameter.schema.ts';

const DAY = 24;
const WEEK = 7 * DAY;

/**
 * Minimum interval before a repeat is useful, in hours. The Royal College of Pathologists, National
 * minimum retesting intervals in pathology (G147, with the Association for Clinical Biochemistry
 * and Laboratory Medicine and the Institute of Biomedical Science), gives an interval per clinical
 * situation; each value is the shortest for monitoring, and ordering sooner remains possible with a
 * confirmation. Laboratories must confirm the values.
 */
const leastHours: Readonly<Record<string, number>> = {
  // After a change of treatment: glycation of hemoglobin follows with a delay.
  HBA1C: 8 * WEEK,
  // After a change of the thyroxine dose.
  TSH: 6 * WEEK,
  // After a change of lipid-lowering treatment.
  CHOL: 12 * WEEK,
  HDL: 12 * WEEK,
  LDLD: 12 * WEEK,
  // After the start of replacement.
  VITD: 12 * WEEK,
  B12: 12 * WEEK,
  FOL: 12 * WEEK,
  FERR: 4 * WEEK,
};

/**
 * Returns a test of a pack with its proposed minimum repeat interval; null if none is published.
 */
export function withRepeatInterval(test: TestDefinition): TestDefinition {
  return { ...test, min_repeat_hours: leastHours[test.code] ?? test.min_repeat_hours };
}
