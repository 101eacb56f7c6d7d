import * as v from 'valibot';
import { reflexConditionSchema } from '../catalogue/rules.schema.ts';
import { idField } from '../http/index.ts';

const why = {
  /** The conditions that were met, with the test’s own value first. */
  conditions: v.array(reflexConditionSchema),
  comment: v.string(),
};

/** A reflex test triggered by a verified value. */
export const reflexSchema = v.object({
  id: idField,
  code: v.string(),
  name: v.string(),
  mode: v.picklist(['auto', 'propose']),
  /** `proposed`: a verifier can still order it. */
  state: v.picklist(['proposed', 'added']),
  ...why,
});
export interface Reflex extends v.InferOutput<typeof reflexSchema> {}

/** Reason a reflex test was added to an order. */
export const reflexReasonSchema = v.object({ mode: v.picklist(['auto', 'propose']), ...why });
export interface ReflexReason extends v.InferOutput<typeof reflexReasonSchema> {}
