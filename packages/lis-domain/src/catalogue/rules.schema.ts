import * as v from 'valibot';
import { lineField } from '../http/index.ts';
import { flags } from '../results/flag.schema.ts';

/** How a verified value is compared by a rule: less, at most, more, at least, exactly this, or flagged so. */
export const reflexOperators = ['lt', 'le', 'gt', 'ge', 'eq', 'flag'] as const;

const compared = { op: v.picklist(reflexOperators), value: lineField(40) };

/** A condition on the verified value of a test of the order, by the test's code. */
export const reflexConditionSchema = v.object({ code: lineField(20), ...compared });
export type ReflexCondition = v.InferOutput<typeof reflexConditionSchema>;

/**
 * Which tests a value asks for (domain model 2.1, `reflex`): a thyrotropin below 0.40 asks for free thyroxine. A rule stands with the test whose
 * verification it waits for; what else it looks at has been verified by then. Tests are named by their codes, which never change.
 */
export const reflexRuleSchema = v.object({
  when: v.object(compared),
  and: v.pipe(v.array(reflexConditionSchema), v.maxLength(1, 'must be at most one')),
  add: v.pipe(
    v.array(lineField(20)),
    v.minLength(1, 'must name a test'),
    v.maxLength(10, 'must be at most 10 tests'),
  ),
  /** `auto`: ordered at once; `propose`: the verifier decides. */
  mode: v.picklist(['auto', 'propose']),
  comment: lineField(200, 0),
});
export type ReflexRule = v.InferOutput<typeof reflexRuleSchema>;

/**
 * When a value that an instrument has measured is verified without a person (domain model 2.1, `autoverify`; the idea of CLSI AUTO10 and AUTO15). It is off
 * until somebody turns it on, and does nothing while the laboratory's stop switch is off.
 */
export const autoverifyRuleSchema = v.object({
  enabled: v.boolean(),
  /** Within the reference interval, or as long as it is not critical: then there have to be critical limits. */
  within: v.picklist(['reference', 'critical']),
  /** The controls of the instrument are in order, and were accepted lately. */
  require_qc: v.boolean(),
  /** There is an earlier value, and the change is within the limit. */
  require_delta: v.boolean(),
  /** Flags that a person always looks at. */
  exclude_flags: v.pipe(
    v.array(v.picklist(flags)),
    v.maxLength(flags.length, 'must name each flag once'),
  ),
});
export type AutoverifyRule = v.InferOutput<typeof autoverifyRuleSchema>;
