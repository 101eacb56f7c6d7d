import * as v from 'valibot';
import { departments } from '../catalogue/index.ts';
import { dateField, idField, lineField } from '../http/index.ts';
import { windowed, windowQuery } from './analytics.schema.ts';
import { periodPresets } from './period.ts';

/** Tests ordered on each day of the facility; a day without any is there with 0. */
export const testVolumeSchema = v.object({
  ...windowed,
  items: v.array(v.object({ date: dateField, count: v.number() })),
  total: v.number(),
});

export type TestVolume = v.InferOutput<typeof testVolumeSchema>;

export const testStatsQuery = v.object({
  ...windowQuery.entries,
  /** Part of a test's name or code; capitals do not count. */ test_name: v.optional(
    v.pipe(v.string(), v.maxLength(100)),
  ),
});

/** What became of each test that was ordered or released in the window. */
export const testStatsSchema = v.object({
  ...windowed,
  items: v.array(
    v.object({
      test_id: idField,
      code: v.string(),
      name: v.string(),
      department: v.picklist(departments),
      /** In the window, whatever became of them. */
      ordered: v.number(),
      /** Released in the window and not taken back since. */
      completed: v.number(),
      /** Of the ordered: not verified, cancelled or rejected. */
      pending: v.number(),
      /** Of the ordered: those whose specimen was rejected. */
      rejected: v.number(),
      /** Of the completed with a judged value: the share outside the interval, 0 to 100; null without any. */
      abnormal_rate: v.nullable(v.number()),
      /** Of the completed: those whose value is critical. */
      critical_count: v.number(),
      /** From receipt to release; null when nothing could be measured. */
      mean_tat_minutes: v.nullable(v.number()),
    }),
  ),
});

export type TestStats = v.InferOutput<typeof testStatsSchema>;

/** Whose work is counted. Results say nothing of instruments, so that there is no such group. */
export const workloadGroups = ['technician', 'department'] as const;
export type WorkloadGroup = (typeof workloadGroups)[number];

export const performanceQuery = v.object({
  ...windowQuery.entries,
  /** @default 'technician' */ group_by: v.optional(v.picklist(workloadGroups)),
});

/** Who has done how much. To everybody but administrators and laboratory managers the persons are one nameless row. */
export const performanceSchema = v.object({
  ...windowed,
  group_by: v.picklist(workloadGroups),
  items: v.array(
    v.object({
      user_id: v.nullable(idField),
      /** The person's; null for a department, and where persons are not told apart. */
      name: v.nullable(v.string()),
      department: v.nullable(v.picklist(departments)),
      /** Specimens; null for a department, which collects none. */
      collected: v.nullable(v.number()),
      entered: v.number(),
      verified: v.number(),
      amended: v.number(),
      /** From receipt to release, of the results the person verified or the department made. */
      median_tat_minutes: v.nullable(v.number()),
    }),
  ),
});

export type Performance = v.InferOutput<typeof performanceSchema>;

const bound = v.optional(v.pipe(v.string(), v.maxLength(40)));

/** Left out: the last 7 days, and as many before them. */
export const comparisonQuery = v.object({
  current_start: bound,
  current_end: bound,
  previous_start: bound,
  previous_end: bound,
  laboratory_id: bound,
});

const figure = v.nullable(v.number());

/** As the other calls answer them for that window; null where that is not known. */
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
  /** Null when the figure before is 0 or not known. */
  percent: v.nullable(v.number()),
  direction: v.picklist(['up', 'down', 'flat', 'unknown']),
  better: v.nullable(v.boolean()),
});

/** The same figures of two periods, and what has become of each. */
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

export type Comparison = v.InferOutput<typeof comparisonSchema>;

/** What can be taken along as a file for spreadsheets. */
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

/** What a view shows: a ready-made period, or the days that are given. */
export const savedPeriodSchema = v.variant('preset', [
  v.object({ preset: v.picklist(periodPresets) }),
  v.object({ preset: v.literal('custom'), from: dateField, to: dateField }),
]);

/** A view of the figures that somebody has named, for themselves alone. */
export const savedViewSchema = v.object({
  id: idField,
  name: v.string(),
  period: savedPeriodSchema,
});
export type SavedView = v.InferOutput<typeof savedViewSchema>;

export const newSavedViewSchema = v.object({
  name: lineField(60),
  period: v.pipe(
    savedPeriodSchema,
    v.check(
      (period) => period.preset !== 'custom' || period.from <= period.to,
      'must not end before it begins',
    ),
  ),
});

/** So many views a person may keep. */
export const MOST_SAVED_VIEWS = 20;
