import * as v from 'valibot';
import { departments } from '../catalogue/index.ts';
import { windowed } from './analytics.schema.ts';
import type { Named } from '../http/named.ts';
import { testParameterIdField } from '../catalogue/test-parameter-id.ts';

/**
 * Goal for the share of results on time, in percent: the completion rate by which the CAP Q-Probes
 * studies measure turnaround time. Departments below it are marked; it holds no results.
 */
export const ON_TIME_GOAL = 90;

/** Events that delimit turnaround intervals. */
export const turnaroundFrom = ['ordered', 'collected', 'received'] as const;
export const turnaroundTo = ['received', 'resulted', 'verified', 'released'] as const;

/** Turnaround phases in workflow order; the last is the whole interval. */
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

/**
 * Null when no time was measurable. The median and 90th percentile use nearest rank, rounded up per
 * `minuteSteps`; the other figures are exact.
 */
const measured = { n: v.number(), median: v.nullable(v.number()), p90: v.nullable(v.number()) };

/**
 * Turnaround time from specimen receipt to result release (domain model 2.1, `tat`), by the clock
 * and within opening hours. Targets are by the clock.
 */
const turnaroundObject = v.object({
  ...windowed,
  unit: v.literal('minutes'),
  /** Results released in the window and not withdrawn since. */
  released: v.number(),
  /**
   * Released results that cannot be measured: the specimen receipt is not recorded, or is later
   * than the release.
   */
  excluded: v.number(),
  /** From receipt to release. */
  median: v.nullable(v.number()),
  p90: v.nullable(v.number()),
  /**
   * From receipt to release within the facility’s opening hours, without holidays; null if they are
   * unknown. Results that took more than 92 days are left out.
   */
  working: v.nullable(v.object(measured)),
  /** Measured results whose test had a target at the time of the order. */
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
      /** With n − 1; null for fewer than two. */
      sd: v.nullable(v.number()),
    }),
  ),
  by_test: v.array(
    v.object({
      test_id: testParameterIdField,
      name: v.string(),
      ...measured,
      /** Within opening hours; null if unknown. */
      working_median: v.nullable(v.number()),
      working_p90: v.nullable(v.number()),
      /** The current routine target of the test, in minutes; null if none is set. */
      target: v.nullable(v.number()),
      with_target: v.number(),
      on_time_rate: v.nullable(v.number()),
    }),
  ),
  /**
   * Departments with measured results that have a target, by the current department of each test.
   * Omits a department if the caller may read none of its tests.
   */
  by_department: v.array(
    v.object({
      department: v.picklist(departments),
      with_target: v.number(),
      on_time: v.number(),
      on_time_rate: v.number(),
      /** From receipt to release, in minutes, of all its measured results. */
      median: v.nullable(v.number()),
    }),
  ),
  /**
   * From receipt to release. `upper` is inclusive, in minutes; null is the bar for all longer
   * times.
   */
  histogram: v.array(v.object({ upper: v.nullable(v.number()), count: v.number() })),
});
export interface TurnaroundSchema extends Named<typeof turnaroundObject> {}
export const turnaroundSchema: TurnaroundSchema = turnaroundObject;

export interface Turnaround extends v.InferOutput<TurnaroundSchema> {}
