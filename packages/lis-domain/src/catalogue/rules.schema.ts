import * as v from 'valibot';
import { lineField } from '../http/index.js';

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
  add: v.pipe(v.array(lineField(20)), v.minLength(1, 'must name a test'), v.maxLength(10, 'must be at most 10 tests')),
  /** `auto`: ordered at once; `propose`: the verifier decides. */
  mode: v.picklist(['auto', 'propose']),
  comment: lineField(200, 0),
});
export type ReflexRule = v.InferOutput<typeof reflexRuleSchema>;
