import * as v from 'valibot';
import { reflexConditionSchema } from '../catalogue/rules.schema.ts';
import { idField } from '../http/index.ts';
import type { Named } from '../http/named.ts';

const why = {
  /** The conditions that were met, with the test’s own value first. */
  conditions: v.array(reflexConditionSchema),
  comment: v.string(),
};

/** A reflex test triggered by a verified value. */
const reflexObject = v.object({
  id: idField,
  code: v.string(),
  name: v.string(),
  mode: v.picklist(['auto', 'propose']),
  /** `proposed`: a verifier can still order it. */
  state: v.picklist(['proposed', 'added']),
  ...why,
});
export interface ReflexSchema extends Named<typeof reflexObject> {}
export const reflexSchema: ReflexSchema = reflexObject;
export interface Reflex extends v.InferOutput<ReflexSchema> {}

/** Reason a reflex test was added to an order. */
const reflexReasonObject = v.object({ mode: v.picklist(['auto', 'propose']), ...why });
export interface ReflexReasonSchema extends Named<typeof reflexReasonObject> {}
export const reflexReasonSchema: ReflexReasonSchema = reflexReasonObject;
export interface ReflexReason extends v.InferOutput<ReflexReasonSchema> {}
