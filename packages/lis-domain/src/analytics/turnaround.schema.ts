import * as v from 'valibot';
import { departments } from '../catalogue/index.ts';
import { idField } from '../http/index.ts';
import { windowed } from './analytics.schema.ts';

/** The events between which times are measured. */
export const turnaroundFrom = ['ordered', 'collected', 'received'] as const;
export const turnaroundTo = ['received', 'resulted', 'verified', 'released'] as const;

/** The stretches of a result's way that are measured, in the order of the way; the last is the whole of it. */
export const turnaroundSegments = [
  { from: 'ordered', to: 'received' },
  { from: 'collected', to: 'received' },
  { from: 'received', to: 'resulted' },
  { from: 'received', to: 'verified' },
  { from: 'received', to: 'released' },
  { from: 'ordered', to: 'released' },
] as const satisfies readonly {
  from: (typeof turnaroundFrom)[number];
  to: (typeof turnaroundTo)[number];
}[];

export type TurnaroundSegment = (typeof turnaroundSegments)[number];

/** Null when nothing could be measured. Median and 90th percentile by nearest rank, rounded up as `minuteSteps` says; the others are exact. */
const measured = { n: v.number(), median: v.nullable(v.number()), p90: v.nullable(v.number()) };

/** How long results took from the receipt of their specimen to their release (domain model 2.1, `tat`). */
export const turnaroundSchema = v.object({
  ...windowed,
  unit: v.literal('minutes'),
  /** Results released in the window and not taken back since. */
  released: v.number(),
  /** Those of them whose specimen has no recorded receipt, or one after the release: nothing is measured on them. */
  excluded: v.number(),
  /** From receipt to release. */
  median: v.nullable(v.number()),
  p90: v.nullable(v.number()),
  /** Measured results whose test had a target when it was ordered. */
  with_target: v.number(),
  on_time: v.number(),
  /** 0 to 100, unrounded; null when no measured result has a target. */
  on_time_rate: v.nullable(v.number()),
  segments: v.array(
    v.object({
      from: v.picklist(turnaroundFrom),
      to: v.picklist(turnaroundTo),
      ...measured,
      mean: v.nullable(v.number()),
      min: v.nullable(v.number()),
      max: v.nullable(v.number()),
      /** By n − 1; null for fewer than two. */
      sd: v.nullable(v.number()),
    }),
  ),
  by_test: v.array(
    v.object({
      test_id: idField,
      name: v.string(),
      ...measured,
      /** The routine target the test has now, in minutes; null without one. */
      target: v.nullable(v.number()),
      with_target: v.number(),
      on_time_rate: v.nullable(v.number()),
    }),
  ),
  /** Each department that has measured results with a target, by the departments of its tests now. One is left out when the caller reads of none of its tests. */
  by_department: v.array(
    v.object({
      department: v.picklist(departments),
      with_target: v.number(),
      on_time: v.number(),
      on_time_rate: v.number(),
    }),
  ),
  /** From receipt to release. `upper`, in minutes, is part of its bar; null is what took longer than the bar before. */
  histogram: v.array(v.object({ upper: v.nullable(v.number()), count: v.number() })),
});

export type Turnaround = v.InferOutput<typeof turnaroundSchema>;
