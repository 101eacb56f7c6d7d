import * as v from 'valibot';
import { autoverifyRuleSchema } from '../catalogue/rules.schema.ts';
import { idField, instantField } from '../http/index.ts';
import { flagReasons, flags } from './flag.schema.ts';

/** The checks whose outcome a rule looks at as such. Which interval applied it asks in its own way. */
export const judgedChecks = [
  'plausible',
  'measuring_range',
  'critical',
  'delta',
  'qc',
  'calculation',
  'specimen',
] as const;

/** What tells reasons of one code apart: a check, or the limits that a value is outside of. */
export const reasonDetails = [...judgedChecks, 'reference'] as const;
export type ReasonDetail = (typeof reasonDetails)[number];

/** Why a value is left to a person, one reason at a time. */
export const autoverificationReasonSchema = v.variant('code', [
  /** The test has no rule, or one that is off. */
  v.object({ code: v.literal('not_enabled') }),
  /** The laboratory's stop switch. */
  v.object({ code: v.literal('switched_off') }),
  /** Typed, or calculated. */
  v.object({ code: v.literal('not_from_instrument') }),
  /** Another value stood there before: it was entered again, measured again or corrected. */
  v.object({ code: v.literal('not_first_value') }),
  v.object({ code: v.literal('comparator'), comparator: v.picklist(['<', '<=', '>=', '>']) }),
  v.object({ code: v.literal('no_interval') }),
  /** The birth date is an estimate, and a year more or less would make another interval apply. */
  v.object({ code: v.literal('age_estimated') }),
  /** Nothing says what the value means. */
  v.object({ code: v.literal('not_flagged'), why: v.nullable(v.picklist(flagReasons)) }),
  v.object({
    code: v.literal('outside'),
    limits: v.picklist(['reference', 'critical']),
    flag: v.picklist(flags),
  }),
  v.object({ code: v.literal('flag_excluded'), flag: v.picklist(flags) }),
  v.object({
    code: v.literal('check'),
    check: v.picklist(judgedChecks),
    outcome: v.picklist(['warned', 'held', 'unknown']),
  }),
  /** The controls were last accepted longer ago than they speak for a value; null: never. */
  v.object({
    code: v.literal('controls_too_old'),
    accepted_at: v.nullable(instantField),
    max_age_hours: v.number(),
  }),
  /** No checks are kept with the value: it is from before they were. */
  v.object({ code: v.literal('not_checked') }),
]);
export type AutoverificationReason = v.InferOutput<typeof autoverificationReasonSchema>;
export type AutoverificationCode = AutoverificationReason['code'];

/** What the rule of a test has said of a value: `warned` when it left it to a person. There is none of a value whose test has no rule in force. */
export const autoverificationCheckSchema = v.object({
  kind: v.literal('autoverification'),
  outcome: v.picklist(['passed', 'warned']),
  /** Which rule: see `ruleReference`. */
  rule: v.string(),
  /** Every one of them; none when it verified the value. */
  reasons: v.array(autoverificationReasonSchema),
});
export type AutoverificationCheck = v.InferOutput<typeof autoverificationCheckSchema>;

/** How far back a rule is tried out, and on how many results at most: the newest. */
export const TRIAL_DAYS = 90;
export const TRIAL_RESULTS = 500;

/** A rule as it stands in the form; it is tried out as if it were on. */
export const autoverificationTrialBody = v.strictObject({ rule: autoverifyRuleSchema });

/** What people did later to values that a rule would have verified, the gravest first. */
export const laterChanges = ['entered_in_error', 'amended', 'retest', 'entered_again'] as const;
export type LaterChange = (typeof laterChanges)[number];

const counted = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What a rule would have made of the past results of its test, each by its first value. */
export const autoverificationTrialSchema = v.object({
  looked_at: counted,
  /** When the oldest of them was entered; null when there is none. */
  since: v.nullable(instantField),
  /** There are more in these days than were looked at. */
  partial: v.boolean(),
  verified: counted,
  /** Left to a person. */
  left: counted,
  /** Nothing can be said of them: no checks are kept with their values. */
  undecided: counted,
  /** Why values were left, the most frequent first. A value counts once for each of its reasons. */
  reasons: v.array(
    v.object({
      code: v.picklist(
        autoverificationReasonSchema.options.map(({ entries }) => entries.code.literal),
      ),
      detail: v.nullable(v.picklist(reasonDetails)),
      count: counted,
    }),
  ),
  /** Of those that the rule would have verified: what people did to them later. */
  later: v.object({
    entered_in_error: counted,
    amended: counted,
    retest: counted,
    entered_again: counted,
  }),
});
export type AutoverificationTrial = v.InferOutput<typeof autoverificationTrialSchema>;

/** What a rule would have made of a past result: as in the counts of `autoverificationTrialSchema`. */
export const triedFates = ['verified', 'left', 'undecided'] as const;
export type TriedFate = (typeof triedFates)[number];

/** One of the results behind the counts of a trial. */
export const triedResultSchema = v.object({
  result_id: idField,
  sample_id: idField,
  accession_number: v.string(),
  /** When its first value was entered. */
  at: instantField,
  /** The first value, which the rule was tried on. */
  value_text: v.string(),
  unit_display: v.nullable(v.string()),
  flag: v.nullable(v.picklist(flags)),
  /** Every one for which it would have been left to a person. */
  reasons: v.array(autoverificationReasonSchema),
  /** What a person did to it later; null: nothing. */
  later: v.nullable(v.picklist(laterChanges)),
});
export type TriedResult = v.InferOutput<typeof triedResultSchema>;
