import * as v from 'valibot';
import { lineField } from '../http/index.ts';
import type { Named } from '../http/named.ts';
import { interferenceGrades, interferents } from '../samples/interference-index.ts';

/**
 * Actions on a value measured in an interfering specimen, the mildest first: it is reported with a
 * comment; it requires the decision of a verifier; or it is not reported.
 */
export const interferenceActions = ['comment', 'hold', 'suppress'] as const;
export type InterferenceAction = (typeof interferenceActions)[number];

/**
 * Interference limit of a test (CLSI C56; CLSI EP07): from a grade, or from an instrument index in
 * the unit of the analyser, the action applies. The two are not converted into each other.
 */
const interferenceLimitObject = v.object({
  index: v.picklist(interferents),
  from_grade: v.nullable(v.picklist(interferenceGrades.slice(1))),
  from_value: v.nullable(
    v.pipe(v.string(), v.regex(/^\d{1,6}(\.\d{1,3})?$/, 'must be an index such as 120')),
  ),
  action: v.picklist(interferenceActions),
  /** Source of the limit. */
  source: lineField(200, 0),
});
export interface InterferenceLimitSchema extends Named<typeof interferenceLimitObject> {}
export const interferenceLimitSchema: InterferenceLimitSchema = interferenceLimitObject;
export interface InterferenceLimit extends v.InferOutput<InterferenceLimitSchema> {}
