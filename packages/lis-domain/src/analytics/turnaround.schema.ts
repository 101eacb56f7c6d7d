import * as v from 'valibot';
import { windowed } from './analytics.schema.js';

/** How long results took from the receipt of their specimen to their release (domain model 2.1, `tat`). */
export const turnaroundSchema = v.object({
  ...windowed,
  unit: v.literal('minutes'),
  /** Results released in the window. */
  released: v.number(),
  /** Those of them whose specimen has no recorded receipt: nothing is measured on them. */
  excluded: v.number(),
  /** Null when nothing could be measured. */
  median: v.nullable(v.number()),
  p90: v.nullable(v.number()),
  /** Measured results whose test has a target. */
  with_target: v.number(),
  on_time: v.number(),
  /** 0 to 100, unrounded; null when no measured result has a target. */
  on_time_rate: v.nullable(v.number()),
});

export type Turnaround = v.InferOutput<typeof turnaroundSchema>;
