import * as v from 'valibot';
import { specimenTransports } from '../catalogue/value-rules.schema.ts';

/** What the tests of one specimen ask of its collection and of the way to the laboratory. What no test says is not known, and nothing is said of it. */
export const collectionNeedsSchema = v.object({
  /** Tests that the patient has to agree to. */
  consent: v.array(v.string()),
  instructions: v.array(v.object({ test: v.string(), text: v.string() })),
  fasting: v.boolean(),
  protect_from_light: v.boolean(),
  /** Each that a test names; two differ where tests do. */
  transport: v.array(v.picklist(specimenTransports)),
  /** Beyond what is usual in the container. */
  additives: v.array(v.string()),
  /** Of all tests that say one together, in mL: at least so much. Null: none says one. */
  min_volume_ml: v.nullable(v.number()),
});
export type CollectionNeeds = v.InferOutput<typeof collectionNeedsSchema>;
