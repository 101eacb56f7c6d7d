import * as v from 'valibot';
import type { Named } from '../http/named.ts';

/** Measurement uncertainty of one value, in the unit of the result (`uncertaintyOf`). */
const valueUncertaintyObject = v.object({
  /** Expanded uncertainty U, rounded to the decimals of the test: `0.2` is ± 0.2. */
  expanded: v.string(),
  /** Coverage factor k. */
  coverage_factor: v.number(),
});
export interface ValueUncertaintySchema extends Named<typeof valueUncertaintyObject> {}
export const valueUncertaintySchema: ValueUncertaintySchema = valueUncertaintyObject;
export interface ValueUncertainty extends v.InferOutput<ValueUncertaintySchema> {}
