import * as v from 'valibot';
import { departments } from '../catalogue/index.ts';
import { addDays } from '../calendar/index.ts';
import { dateField, enteredDateField, idField, lineField } from '../http/index.ts';
import { laboratoryQuery, namedLaboratorySchema } from '../facility/laboratory-id.ts';
import { windowed, windowQuery } from './analytics.schema.ts';
import { MAX_WINDOW_DAYS } from './day-window.ts';
import { periodPresets } from './period.ts';
import type { Named } from '../http/named.ts';
import { userIdField } from '../identity/user-id.ts';
import { testParameterIdField } from '../catalogue/test-parameter-id.ts';

/** Tests ordered per facility day; days without orders are included with 0. */
const testVolumeObject = v.object({
  ...windowed,
  items: v.array(v.object({ date: dateField, count: v.number() })),
  total: v.number(),
});
export interface TestVolumeSchema extends Named<typeof testVolumeObject> {}
export const testVolumeSchema: TestVolumeSchema = testVolumeObject;

export interface TestVolume extends v.InferOutput<TestVolumeSchema> {}

export const testStatsQuery = v.object({
  ...windowQuery.entries,
  /** Part of a test’s name or code, case-insensitive. */
  test_name: v.optional(lineField(100, 0)),
});

/** Figures of each test that was ordered or released in the window, or is pending. */
const testStatsObject = v.object({
  ...windowed,
  items: v.array(
    v.object({
      test_id: testParameterIdField,
      code: v.string(),
      name: v.string(),
      department: v.picklist(departments),
      /** Ordered in the window, whatever their status. */
      ordered: v.number(),
      /** Released in the window and not withdrawn since. */
      completed: v.number(),
      /** Without a verified result now, whatever the window. */
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
export interface TestStatsSchema extends Named<typeof testStatsObject> {}
export const testStatsSchema: TestStatsSchema = testStatsObject;

export interface TestStats extends v.InferOutput<TestStatsSchema> {}

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
const performanceObject = v.object({
  ...windowed,
  group_by: v.picklist(workloadGroups),
  items: v.array(
    v.object({
      user_id: v.nullable(userIdField),
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
export interface PerformanceSchema extends Named<typeof performanceObject> {}
export const performanceSchema: PerformanceSchema = performanceObject;

export interface Performance extends v.InferOutput<PerformanceSchema> {}

const bound = v.optional(lineField(40, 0));

/** Default: the last 7 days, compared with the 7 days before them. */
export const comparisonQuery = v.object({
  current_start: bound,
  current_end: bound,
  previous_start: bound,
  previous_end: bound,
  ...laboratoryQuery,
});

const figure = v.nullable(v.number());

/** Figures as the other endpoints return them for that window; null where unknown. */
const comparedPeriod = v.object({
  window: windowed.window,
  total_orders: figure,
  total_patients: figure,
  completed_tests: figure,
  /** Without a verified result now, whatever the window; null for the previous period. */
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
const comparisonObject = v.object({
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
export interface ComparisonSchema extends Named<typeof comparisonObject> {}
export const comparisonSchema: ComparisonSchema = comparisonObject;

export interface Comparison extends v.InferOutput<ComparisonSchema> {}

/** The same figures for every laboratory of the facility, the main one first, then by name. */
const laboratoryFiguresObject = v.object({
  ...windowed,
  items: v.array(
    v.object({
      laboratory: namedLaboratorySchema,
      total_orders: figure,
      total_patients: figure,
      completed_tests: figure,
      pending_tests: figure,
      median_tat: figure,
      on_time_rate: figure,
      rejection_rate_samples: figure,
      pass_rate: figure,
    }),
  ),
});
export interface LaboratoryFiguresSchema extends Named<typeof laboratoryFiguresObject> {}
export const laboratoryFiguresSchema: LaboratoryFiguresSchema = laboratoryFiguresObject;
export interface LaboratoryFigures extends v.InferOutput<LaboratoryFiguresSchema> {}

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
const savedViewObject = v.object({
  id: idField,
  name: v.string(),
  period: savedPeriodSchema,
});
export interface SavedViewSchema extends Named<typeof savedViewObject> {}
export const savedViewSchema: SavedViewSchema = savedViewObject;
export interface SavedView extends v.InferOutput<SavedViewSchema> {}

export const newSavedViewSchema = v.object({
  name: lineField(60),
  period: v.pipe(
    v.variant('preset', [
      v.object({ preset: v.picklist(periodPresets) }),
      v.object({ preset: v.literal('custom'), from: enteredDateField, to: enteredDateField }),
    ]),
    v.check(
      (period) => period.preset !== 'custom' || period.from <= period.to,
      'must not end before it starts',
    ),
    v.check(
      (period) => period.preset !== 'custom' || addDays(period.from, MAX_WINDOW_DAYS) > period.to,
      `must contain at most ${MAX_WINDOW_DAYS} days`,
    ),
  ),
});

/** Maximum number of saved views per user. */
export const MAX_SAVED_VIEWS = 20;
