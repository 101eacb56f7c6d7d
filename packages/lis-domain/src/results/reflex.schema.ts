import * as v from 'valibot';
import { reflexConditionSchema } from '../catalogue/rules.schema.ts';
import { idField } from '../http/index.ts';

const why = {
  /** What was found to hold, the own value first. */
  conditions: v.array(reflexConditionSchema),
  comment: v.string(),
};

/** A test that a verified value has asked for. */
export const reflexSchema = v.object({
  id: idField,
  code: v.string(),
  name: v.string(),
  mode: v.picklist(['auto', 'propose']),
  /** `proposed`: somebody who verifies may still order it. */
  state: v.picklist(['proposed', 'added']),
  ...why,
});
export type Reflex = v.InferOutput<typeof reflexSchema>;

/** Why a test was added to an order that nobody ordered it on. */
export const reflexReasonSchema = v.object({ mode: v.picklist(['auto', 'propose']), ...why });
export type ReflexReason = v.InferOutput<typeof reflexReasonSchema>;
