import type { InterferenceAction, InterferenceLimit } from '../interference.schema.ts';
import type { TestDefinition } from '../test-parameter.schema.ts';
import type { InterferenceGrade, Interferent } from '../../samples/interference-index.ts';
import { CLSI_INTERFERENCE } from './sources.ts';

const from = (
  index: Interferent,
  from_grade: Exclude<InterferenceGrade, 'none'>,
  action: InterferenceAction,
): InterferenceLimit => ({
  index,
  from_grade,
  from_value: null,
  action,
  source: CLSI_INTERFERENCE,
});

/** Erythrocytes contain far more of the analyte than plasma: doubtful from slight hemolysis. */
const verySensitive = [from('hemolysis', '1+', 'hold'), from('hemolysis', '2+', 'suppress')];
/** Released from erythrocytes: doubtful from moderate hemolysis. */
const sensitive = [
  from('hemolysis', '1+', 'comment'),
  from('hemolysis', '2+', 'hold'),
  from('hemolysis', '3+', 'suppress'),
];
/** Affected by gross hemolysis, or by its color. */
const lessSensitive = [from('hemolysis', '2+', 'comment'), from('hemolysis', '3+', 'hold')];

/**
 * Interference limits by grade, which are cautious proposals of this project: grades are read by
 * eye, and no grade has a fixed concentration of hemoglobin. Laboratories must confirm them, and
 * enter the index limits of their analyser and reagent, which are not comparable between
 * manufacturers. Without them, a numeric index puts the result on hold.
 *
 * Which analytes are affected: potassium, lactate dehydrogenase, aspartate aminotransferase,
 * folate, magnesium, phosphate and iron are released by hemolysis; the color of hemoglobin
 * interferes with direct bilirubin (CLSI C56; Lippi et al., Hemolyzed specimens: a major challenge
 * for emergency departments and clinical laboratories, Crit Rev Clin Lab Sci 2011;48:143).
 */
const limitsOf: Readonly<Record<string, readonly InterferenceLimit[]>> = {
  K: sensitive,
  LDH: verySensitive,
  AST: sensitive,
  FOL: verySensitive,
  FE: lessSensitive,
  MG: lessSensitive,
  PHOS: lessSensitive,
  DBIL: lessSensitive,
};

/** Returns a test of a pack with its proposed interference limits. */
export function withInterferenceLimits(test: TestDefinition): TestDefinition {
  return { ...test, interference: [...(limitsOf[test.code] ?? [])] };
}
