import * as v from 'valibot';
import { instantField } from '../http/index.ts';
import type { Named } from '../http/named.ts';

/** Events of a result from entry to viewing. */
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
  'notified',
  'reported',
  'shown',
  'read',
  'opened',
] as const;
export type ResultStepKind = (typeof resultStepKinds)[number];

/**
 * One event of results on a specimen, without their values. `notified`: critical result notified
 * with read-back; `reported`: report issued; `shown`: visible in the patient portal; `read`: viewed
 * by the ordering provider; `opened`: viewed by the patient.
 */
const resultStepObject = v.object({
  at: instantField,
  kind: v.picklist(resultStepKinds),
  /** Null for an automatic event. */
  by: v.nullable(v.string()),
  /** The affected tests; empty if the event concerns the whole order. */
  tests: v.array(v.string()),
});
export interface ResultStepSchema extends Named<typeof resultStepObject> {}
export const resultStepSchema: ResultStepSchema = resultStepObject;
export interface ResultStep extends v.InferOutput<ResultStepSchema> {}
