import * as v from 'valibot';
import { laboratoryQuery } from '../facility/laboratory-id.ts';
import { instantField, lineField } from '../http/index.ts';
import { qcStatuses } from './qc-status.ts';
import type { Named } from '../http/named.ts';
import { testParameterIdField } from '../catalogue/test-parameter-id.ts';

/**
 * A time window, as instants or as days of the facility. Default: the last 7 days. An end of
 * 23:59:59 means the end of that day.
 */
export const windowQuery = v.object({
  start_date: v.optional(lineField(40, 0)),
  end_date: v.optional(lineField(40, 0)),
  ...laboratoryQuery,
});

/** Metadata in every analytics response. */
export const windowed = {
  generated_at: instantField,
  window: v.object({ start: instantField, end: instantField, timezone: v.string() }),
};

/**
 * Open work of the caller at the laboratory of the query now, whatever the window. Each count is
 * that of the screen it leads to; null for users who may not open it.
 */
const openWorkObject = v.object(
  v.entriesFromList(
    [
      /** Patients to collect from: `waiting` of the collection progress. */
      'to_collect',
      /** Specimens collected or in transit, to be received; at most 1000 of each. */
      'to_receive',
      /** Tests on QC hold, per instrument. */
      'qc_on_hold',
      /** Stock alerts of all kinds. */
      'stock_alerts',
      /** Critical results awaiting notification; at most 1000. */
      'critical_open',
      /** Orders of today that wait for payment or collection; at most 1000. */
      'orders_waiting',
      /** Invoices with a balance due; at most 1000. */
      'open_balances',
    ],
    v.nullable(v.number()),
  ),
);
export interface OpenWork extends v.InferOutput<typeof openWorkObject> {}

const keyMetricsObject = v.object({
  ...windowed,
  total_patients: v.number(),
  total_orders: v.number(),
  /**
   * Tests ordered in the window. Like every figure of a window, of the whole facility or
   * laboratory, confidential tests included.
   */
  total_tests: v.number(),
  /**
   * Tests without a verified result now, whatever the window, that the caller may list: the
   * `pending` count of the work list.
   */
  pending_tests: v.number(),
  /** Results first released in the window and not marked as entered in error since. */
  completed_tests: v.number(),
  /**
   * Revenue billed in the window, including tax, less credit notes, in major currency units for
   * display. This field and the next two are null for users who may not see revenue.
   */
  total_revenue: v.nullable(v.number()),
  total_revenue_minor: v.nullable(v.number()),
  currency: v.nullable(v.string()),
  system_health: v.picklist(['good', 'degraded', 'down', 'unknown']),
  /** Omitted by other servers of the specification. */
  open_work: v.optional(openWorkObject),
});
export interface KeyMetricsSchema extends Named<typeof keyMetricsObject> {}
export const keyMetricsSchema: KeyMetricsSchema = keyMetricsObject;

export interface KeyMetrics extends v.InferOutput<KeyMetricsSchema> {}

/** Tests ordered in the window by status, except `pending`. */
const statusCounts = v.object({
  /** The `pending_tests` of the key metrics. `items` counts the uncollected tests as `ordered`. */
  pending: v.number(),
  collected: v.number(),
  in_process: v.number(),
  verified: v.number(),
  released: v.number(),
  cancelled: v.number(),
  rejected: v.number(),
});

const testStatusObject = v.object({
  ...windowed,
  status_distribution: statusCounts,
  items: v.array(v.object({ status: v.string(), count: v.number() })),
});
export interface TestStatusSchema extends Named<typeof testStatusObject> {}
export const testStatusSchema: TestStatusSchema = testStatusObject;

export interface TestStatus extends v.InferOutput<TestStatusSchema> {}

const qualityMetricsObject = v.object({
  ...windowed,
  /** 0 to 100, unrounded; null when no control run was evaluated. */
  pass_rate: v.nullable(v.number()),
  runs_evaluated: v.number(),
  runs_rejected: v.number(),
  /**
   * Specimens first received or rejected in the window, and those of them that were rejected then
   * or later.
   */
  samples_assessed: v.number(),
  samples_rejected: v.number(),
  /** 0 to 100, unrounded; null when no specimen was assessed. */
  rejection_rate_samples: v.nullable(v.number()),
  /**
   * Results released in the window and not withdrawn since, and those of them whose value or
   * comment was corrected later.
   */
  released: v.number(),
  amended: v.number(),
  /** 0 to 100, unrounded; null when no result was released. */
  amended_rate: v.nullable(v.number()),
  /**
   * Critical results due for notification in the window (deadline passed or notified), and those
   * notified in time.
   */
  critical_calls: v.number(),
  critical_within_target: v.number(),
  /** 0 to 100, unrounded; null when no notification was due. */
  critical_within_target_rate: v.nullable(v.number()),
  /** Those of `critical_calls` that were notified, in time or late. */
  critical_notified: v.number(),
  /** From opening to confirmed read-back, in minutes; null when none was notified. */
  median_notification_minutes: v.nullable(v.number()),
  /**
   * External quality assessment values that have a score and whose round was first scored in the
   * window, and those of them that were acceptable. Unreported values have no score.
   */
  eqa_scored: v.number(),
  eqa_acceptable: v.number(),
  /** 0 to 100, unrounded; null when no value was scored. */
  eqa_acceptable_rate: v.nullable(v.number()),
  /** Every test with quality control, across all its instruments, by name. */
  by_test: v.array(
    v.object({
      test_id: testParameterIdField,
      name: v.string(),
      /** 0 to 100, unrounded; null when no run of the test was evaluated in the window. */
      pass_rate: v.nullable(v.number()),
      /** Runs evaluated in the window. */
      runs: v.number(),
      /**
       * The last run before the end of the window that was not voided, evaluated or not; null if
       * there is none.
       */
      last_run_at: v.nullable(instantField),
      status: v.picklist(qcStatuses),
    }),
  ),
});
export interface QualityMetricsSchema extends Named<typeof qualityMetricsObject> {}
export const qualityMetricsSchema: QualityMetricsSchema = qualityMetricsObject;

export interface QualityMetrics extends v.InferOutput<QualityMetricsSchema> {}
