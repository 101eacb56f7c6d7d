import * as v from 'valibot';
import { departments } from '../catalogue/index.ts';
import { dateField, idField, lineField } from '../http/index.ts';
import { windowed, windowQuery } from './analytics.schema.ts';
import { periodPresets } from './period.ts';

/** Tests ordered per facility day; days without orders are included with 0. */
export const testVolumeSchema = v.object({
  ...windowed,
  items: v.array(v.object({ date: dateField, count: v.number() })),
  total: v.number(),
});

export interface TestVolume extends v.InferOutput<typeof testVolumeSchema> {}

export const testStatsQuery = v.object({
  ...windowQuery.entries,
  /** Part of a test’s name or code, case-insensitive. */ test_name: v.optional(
    v.pipe(v.string(), v.maxLength(100)),
  ),
});

/** Status of each test that was ordered or released in the window. */
export const testStatsSchema = v.object({
  ...windowed,
  items: v.array(
    v.object({
      test_id: idField,
      code: v.string(),
      name: v.string(),
      department: v.picklist(departments),
      /** Ordered in the window, whatever their status. */
      ordered: v.number(),
      /** Released in the window and not withdrawn since. */
      completed: v.number(),
      /** Of those ordered: not verified, cancelled or rejected. */
      pending: v.number(),
      /** Of those ordered: those whose specimen was rejected. */
      rejected: v.number(),
      /**
       * Of those completed with an evaluated value: percentage outside the reference interval, 0 to
       * 100; null if there are none.
       */
      abnormal_rate: v.nullable(v.number()),
      /** Of those completed: those with a critical value. */
      critical_count: v.number(),
      /** From receipt to release; null when no turnaround time was measurable. */
      mean_tat_minutes: v.nullable(v.number()),
    }),
  ),
});

export interface TestStats extends v.InferOutput<typeof testStatsSchema> {}

/**
 * Grouping of workload figures. Results do not record the instrument, so there is no grouping by
 * instrument.
 */
export const workloadGroups = ['technician', 'department'] as const;
export type WorkloadGroup = (typeof workloadGroups)[number];

export const performanceQuery = v.object({
  ...windowQuery.entries,
  /** @default 'technician' */ group_by: v.optional(v.picklist(workloadGroups)),
});

/**
 * Workload per technician or department. Only administrators and laboratory managers see individual
 * technicians; other users get one anonymous row.
 */
export const performanceSchema = v.object({
  ...windowed,
  group_by: v.picklist(workloadGroups),
  items: v.array(
    v.object({
      user_id: v.nullable(idField),
      /** The technician’s name; null for a department and for the anonymous row. */
      name: v.nullable(v.string()),
      department: v.nullable(v.picklist(departments)),
      /** Specimens collected; null for a department, because departments collect none. */
      collected: v.nullable(v.number()),
      entered: v.number(),
      verified: v.number(),
      amended: v.number(),
      /**
       * From receipt to release, for results verified by the technician or performed by the
       * department.
       */
      median_tat_minutes: v.nullable(v.number()),
    }),
  ),
});

export interface Performance extends v.InferOutput<typeof performanceSchema> {}

const bound = v.optional(v.pipe(v.string(), v.maxLength(40)));

/** Default: the last 7 days, compared with the 7 days before them. */
export const comparisonQuery = v.object({
  current_start: bound,
  current_end: bound,
  previous_start: bound,
  previous_end: bound,
  laboratory_id: bound,
});

const figure = v.nullable(v.number());

/** Figures as the other endpoints return them for that window; null where unknown. */
const comparedPeriod = v.object({
  window: windowed.window,
  total_orders: figure,
  total_patients: figure,
  completed_tests: figure,
  pending_tests: figure,
  /** From receipt to release, in minutes. */
  median_tat: figure,
  on_time_rate: figure,
  rejection_rate_samples: figure,
  pass_rate: figure,
});

const changed = v.object({
  absolute: v.nullable(v.number()),
  /** Null when the previous figure is 0 or unknown. */
  percent: v.nullable(v.number()),
  direction: v.picklist(['up', 'down', 'flat', 'unknown']),
  better: v.nullable(v.boolean()),
});

/** The same figures for two periods, and the change of each. */
export const comparisonSchema = v.object({
  generated_at: windowed.generated_at,
  current: comparedPeriod,
  previous: comparedPeriod,
  change: v.object({
    total_orders: changed,
    total_patients: changed,
    completed_tests: changed,
    pending_tests: changed,
    median_tat: changed,
    on_time_rate: changed,
    rejection_rate_samples: changed,
    pass_rate: changed,
  }),
});

export interface Comparison extends v.InferOutput<typeof comparisonSchema> {}

/** Tables that can be exported as spreadsheet files. */
export const exportedTables = [
  'test-volume',
  'test-status',
  'test-stats',
  'turnaround-time',
  'turnaround-by-test',
  'quality-metrics',
  'quality-by-test',
  'performance',
  'comparative-metrics',
] as const;
export type ExportedTable = (typeof exportedTables)[number];

export const exportQuery = v.object({
  ...windowQuery.entries,
  table: v.picklist(exportedTables),
  group_by: v.optional(v.picklist(workloadGroups)),
});

/** Period of a view: a preset, or explicit dates. */
export const savedPeriodSchema = v.variant('preset', [
  v.object({ preset: v.picklist(periodPresets) }),
  v.object({ preset: v.literal('custom'), from: dateField, to: dateField }),
]);

/** A named analytics view, private to the user who saved it. */
export const savedViewSchema = v.object({
  id: idField,
  name: v.string(),
  period: savedPeriodSchema,
});
export interface SavedView extends v.InferOutput<typeof savedViewSchema> {}

export const newSavedViewSchema = v.object({
  name: lineField(60),
  period: v.pipe(
    savedPeriodSchema,
    v.check(
      (period) => period.preset !== 'custom' || period.from <= period.to,
      'must not end before it starts',
    ),
  ),
});

/** Maximum number of saved views per user. */
export const MOST_SAVED_VIEWS = 20;
