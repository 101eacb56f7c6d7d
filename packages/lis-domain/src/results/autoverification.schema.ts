import * as v from 'valibot';
import { autoverifyRuleSchema } from '../catalogue/rules.schema.ts';
import { instantField } from '../http/index.ts';
import { flagReasons, flags } from './flag.schema.ts';
import type { Named } from '../http/named.ts';
import { sampleIdField } from '../samples/sample-id.ts';
import { resultIdField } from './result-id.ts';

/**
 * Checks whose outcome an autoverification rule evaluates directly. Interval selection is evaluated
 * separately.
 */
export const evaluatedChecks = [
  'plausible',
  'measuring_range',
  'critical',
  'delta',
  'qc',
  'calculation',
  'specimen',
  'interference',
  'stability',
  'consistency',
] as const;

/**
 * Detail that distinguishes reasons with the same code: a check, or the limits that a value is
 * outside of.
 */
export const reasonDetails = [...evaluatedChecks, 'reference'] as const;
export type ReasonDetail = (typeof reasonDetails)[number];

/** One reason for requiring manual verification of a value. */
export const autoverificationReasonSchema = v.variant('code', [
  /** The test has no rule, or the rule is disabled. */
  v.object({ code: v.literal('not_enabled') }),
  /** The laboratory’s stop switch is off. */
  v.object({ code: v.literal('switched_off') }),
  /** Entered manually, or calculated. */
  v.object({ code: v.literal('not_from_instrument') }),
  /** There was an earlier value: it was re-entered, repeated or corrected. */
  v.object({ code: v.literal('not_first_value') }),
  v.object({ code: v.literal('comparator'), comparator: v.picklist(['<', '<=', '>=', '>']) }),
  v.object({ code: v.literal('no_interval') }),
  /** The date of birth is an estimate, and another interval would apply a year younger or older. */
  v.object({ code: v.literal('age_estimated') }),
  /** The value has no flag. */
  v.object({ code: v.literal('not_flagged'), why: v.nullable(v.picklist(flagReasons)) }),
  v.object({
    code: v.literal('outside'),
    limits: v.picklist(['reference', 'critical']),
    flag: v.picklist(flags),
  }),
  v.object({ code: v.literal('flag_excluded'), flag: v.picklist(flags) }),
  v.object({
    code: v.literal('check'),
    check: v.picklist(evaluatedChecks),
    outcome: v.picklist(['warned', 'held', 'unknown']),
  }),
  /** The last accepted QC run is older than the maximum age; null: there was none. */
  v.object({
    code: v.literal('controls_too_old'),
    accepted_at: v.nullable(instantField),
    max_age_hours: v.number(),
  }),
  /** No checks are stored because the value predates them. */
  v.object({ code: v.literal('not_checked') }),
]);
export type AutoverificationReason = v.InferOutput<typeof autoverificationReasonSchema>;
export type AutoverificationCode = AutoverificationReason['code'];

/**
 * Outcome of the test’s autoverification rule: `warned` requires manual verification. Absent if the
 * test has no enabled rule.
 */
const autoverificationCheckObject = v.object({
  kind: v.literal('autoverification'),
  outcome: v.picklist(['passed', 'warned']),
  /** Rule identifier; see `ruleReference`. */
  rule: v.string(),
  /** All reasons; empty if the rule verified the value. */
  reasons: v.array(autoverificationReasonSchema),
});
export interface AutoverificationCheckSchema extends Named<typeof autoverificationCheckObject> {}
export const autoverificationCheckSchema: AutoverificationCheckSchema = autoverificationCheckObject;
export interface AutoverificationCheck extends v.InferOutput<AutoverificationCheckSchema> {}

/** Period of a rule trial in days, and maximum number of results; the newest are used. */
export const TRIAL_DAYS = 90;
export const TRIAL_RESULTS = 500;

/** A rule as edited in the form; the trial treats it as enabled. */
export const autoverificationTrialBody = v.strictObject({ rule: autoverifyRuleSchema });

/** Later changes by users to values that a rule would have verified, most severe first. */
export const laterChanges = ['entered_in_error', 'amended', 'retest', 'entered_again'] as const;
export type LaterChange = (typeof laterChanges)[number];

const counted = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Trial of a rule on past results of its test, each by its first value. */
const autoverificationTrialObject = v.object({
  looked_at: counted,
  /** Entry time of the oldest result; null if there is none. */
  since: v.nullable(instantField),
  /** The period contains more results than were evaluated. */
  partial: v.boolean(),
  verified: counted,
  /** Requiring manual verification. */
  left: counted,
  /** Not evaluable: no checks are stored with their values. */
  undecided: counted,
  /**
   * Reasons for manual verification, most frequent first. A value counts once for each of its
   * reasons.
   */
  reasons: v.array(
    v.object({
      code: v.picklist(
        autoverificationReasonSchema.options.map(({ entries }) => entries.code.literal),
      ),
      detail: v.nullable(v.picklist(reasonDetails)),
      count: counted,
    }),
  ),
  /** Later changes by users to results that the rule would have verified. */
  later: v.object({
    entered_in_error: counted,
    amended: counted,
    retest: counted,
    entered_again: counted,
  }),
});
export interface AutoverificationTrialSchema extends Named<typeof autoverificationTrialObject> {}
export const autoverificationTrialSchema: AutoverificationTrialSchema = autoverificationTrialObject;
export interface AutoverificationTrial extends v.InferOutput<AutoverificationTrialSchema> {}

/** Outcome for a past result in a trial, as counted in `autoverificationTrialSchema`. */
export const trialOutcomes = ['verified', 'left', 'undecided'] as const;
export type TrialOutcome = (typeof trialOutcomes)[number];

/** A result included in a trial. */
const trialResultObject = v.object({
  result_id: resultIdField,
  sample_id: sampleIdField,
  accession_number: v.string(),
  /** Entry time of the first value. */
  at: instantField,
  /** The first value, which the rule evaluated. */
  value_text: v.string(),
  unit_display: v.nullable(v.string()),
  flag: v.nullable(v.picklist(flags)),
  /** All reasons for manual verification. */
  reasons: v.array(autoverificationReasonSchema),
  /** Later change by a user; null: none. */
  later: v.nullable(v.picklist(laterChanges)),
});
export interface TrialResultSchema extends Named<typeof trialResultObject> {}
export const trialResultSchema: TrialResultSchema = trialResultObject;
export interface TrialResult extends v.InferOutput<TrialResultSchema> {}
