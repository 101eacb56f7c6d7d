import * as v from 'valibot';
import { idField, instantField } from '../http/index.ts';
import type { Named } from '../http/named.ts';
import { priorities } from '../orders/priority.ts';
import { controlRules } from '../quality-control/rules.ts';
import { sampleIdField } from '../samples/sample-id.ts';
import { criticalCallSchema } from './critical-call.schema.ts';
import { specimenReviewReasons } from './review-reasons.ts';
import { workCountsSchema } from './work-counts.ts';

/** Maximum number of specimens listed by due time; the others are counted. */
export const MAX_DUE_NEXT = 8;

/**
 * Next task of a specimen. A hold comes first, because it stops the specimen, then entry,
 * verification and release.
 */
export const workTasks = ['qc_hold', 'held', 'enter', 'verify', 'release'] as const;
export type WorkTask = (typeof workTasks)[number];

const dueSpecimenObject = v.object({
  sample_id: sampleIdField,
  accession_number: v.string(),
  priority: v.picklist(priorities),
  received_at: v.nullable(instantField),
  /** Earliest due time of its unreleased results; null without a target. */
  due_at: v.nullable(instantField),
  /** Names of its unreleased tests, in order of ordering. */
  tests: v.array(v.string()),
  task: v.picklist(workTasks),
});
export interface DueSpecimenSchema extends Named<typeof dueSpecimenObject> {}
export const dueSpecimenSchema: DueSpecimenSchema = dueSpecimenObject;
export interface DueSpecimen extends v.InferOutput<DueSpecimenSchema> {}

/** Specimens that await verification, divided as in the work list (`specimenReview`). */
const toVerifyObject = v.object({
  specimens: v.number(),
  /** Receipt of the specimen that waits longest; null if none is recorded. */
  oldest_received_at: v.nullable(instantField),
  /** Within all checks: can be verified in bulk. Due times are null without a target. */
  within: v.object({
    specimens: v.number(),
    first_due_at: v.nullable(instantField),
    last_due_at: v.nullable(instantField),
  }),
  /** For individual review. Each specimen counts for its most severe reason only. */
  review: v.object({
    specimens: v.number(),
    first_due_at: v.nullable(instantField),
    reasons: v.array(
      v.object({ reason: v.picklist(specimenReviewReasons), specimens: v.number() }),
    ),
  }),
});
export interface ToVerifySchema extends Named<typeof toVerifyObject> {}
export const toVerifySchema: ToVerifySchema = toVerifyObject;
export interface ToVerify extends v.InferOutput<ToVerifySchema> {}

/** A test on QC hold. */
const heldTestObject = v.object({
  /** Id of the test with QC. */
  id: idField,
  test_name: v.string(),
  instrument_name: v.string(),
  reason: v.picklist(['rejected', 'overdue']),
  since: instantField,
  /** Results on QC hold that the caller may list. */
  results: v.number(),
  /** The value of the rejected run that violated its rule; null for overdue QC. */
  violation: v.nullable(
    v.object({
      rule: v.picklist(controlRules),
      level: v.number(),
      /** Distance from the mean in SD; null when the value has no target. */
      z: v.nullable(v.number()),
    }),
  ),
});
export interface HeldTestSchema extends Named<typeof heldTestObject> {}
export const heldTestSchema: HeldTestSchema = heldTestObject;
export interface HeldTest extends v.InferOutput<HeldTestSchema> {}

/** A review of results after rejected or overdue QC, until it is signed off. */
const openReviewObject = v.object({
  run_id: idField,
  /** Id of the test with QC. */
  id: idField,
  test_name: v.string(),
  instrument_name: v.string(),
  reason: v.picklist(['rejected', 'overdue']),
  at: instantField,
  /** Affected results that the caller may list. */
  results: v.number(),
  /** Whether the results are reviewed; its sign-off is missing then. */
  reviewed: v.boolean(),
});
export interface OpenReviewSchema extends Named<typeof openReviewObject> {}
export const openReviewSchema: OpenReviewSchema = openReviewObject;
export interface OpenReview extends v.InferOutput<OpenReviewSchema> {}

/** The laboratory’s work now. Parts that the caller may not read are null. */
const overviewObject = v.object({
  generated_at: instantField,
  /** 00:00 of today in the laboratory’s time zone: the start of the counts of the day. */
  since: instantField,
  /** Numbers of results in the tabs of the work list. */
  counts: workCountsSchema,
  to_verify: v.nullable(toVerifySchema),
  /** Specimens with results verified by a rule today; null when no rule is enabled. */
  verified_by_rule: v.nullable(v.number()),
  due_next: v.object({
    /** Specimens in the laboratory with unreleased results. */
    specimens: v.number(),
    /** Those of them with priority STAT. */
    stat: v.number(),
    /** The first of them by due time, at most `MAX_DUE_NEXT`. */
    items: v.array(dueSpecimenSchema),
  }),
  /** Specimens received today whose results are all released. */
  completed_specimens: v.number(),
  /** Critical results awaiting notification. */
  critical: v.nullable(
    v.object({
      open: v.number(),
      overdue: v.number(),
      /** The longest overdue, otherwise the first due; null if there is none. */
      first: v.nullable(criticalCallSchema),
    }),
  ),
  qc_holds: v.nullable(
    v.object({
      tests: v.number(),
      /** Rejected runs before overdue QC, then the longest hold; null if there is none. */
      first: v.nullable(heldTestSchema),
    }),
  ),
  qc_reviews: v.nullable(
    v.object({
      open: v.number(),
      /** The oldest; null if there is none. */
      first: v.nullable(openReviewSchema),
    }),
  ),
  /** Incoming messages that were refused and need a decision, of the whole facility. */
  refused_messages: v.nullable(v.number()),
  /** Values of analysers and files that wait for a user, of the whole facility. */
  waiting_values: v.nullable(v.number()),
});
export interface OverviewSchema extends Named<typeof overviewObject> {}
export const overviewSchema: OverviewSchema = overviewObject;
export interface Overview extends v.InferOutput<OverviewSchema> {}
