import * as v from 'valibot';
import { instantField } from '../http/index.ts';

/** What can become of results on their way from the specimen to who reads them. */
export const resultStepKinds = [
  'entered',
  'held',
  'accepted',
  'verified',
  'verified_by_rule',
  'released',
  'not_calculated',
  'retest',
  'amended',
  'entered_in_error',
  'told',
  'reported',
  'shown',
  'read',
  'opened',
] as const;
export type ResultStepKind = (typeof resultStepKinds)[number];

/**
 * One step of results on a specimen, without their values. `told`: somebody took a critical one and read it back; `reported`: a report was given out;
 * `shown`: the patient can see it; `read`: who ordered it has; `opened`: the patient has.
 */
export const resultStepSchema = v.object({
  at: instantField,
  kind: v.picklist(resultStepKinds),
  /** Null where no person did it. */
  by: v.nullable(v.string()),
  /** The tests it concerns; none where it concerns the whole order. */
  tests: v.array(v.string()),
});
export type ResultStep = v.InferOutput<typeof resultStepSchema>;
