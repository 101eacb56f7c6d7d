import * as v from 'valibot';
import { lineField } from '../http/index.ts';
import { flags } from '../results/flag.schema.ts';
import type { Named } from '../http/named.ts';

/**
 * Comparison operators of a rule for a verified value: less than, at most, greater than, at least,
 * equal, or has the flag.
 */
export const reflexOperators = ['lt', 'le', 'gt', 'ge', 'eq', 'flag'] as const;

const compared = { op: v.picklist(reflexOperators), value: lineField(40) };

/** A condition on the verified value of a test in the same order, by test code. */
const reflexConditionObject = v.object({ code: lineField(20), ...compared });
export interface ReflexConditionSchema extends Named<typeof reflexConditionObject> {}
export const reflexConditionSchema: ReflexConditionSchema = reflexConditionObject;
export interface ReflexCondition extends v.InferOutput<ReflexConditionSchema> {}

/**
 * Reflex rule (domain model 2.1, `reflex`): a thyrotropin below 0.40 adds free thyroxine. A rule
 * belongs to the test whose verification triggers it; its other conditions use values already
 * verified by then. Tests are identified by their immutable codes.
 */
const reflexRuleObject = v.object({
  when: v.object(compared),
  and: v.pipe(v.array(reflexConditionSchema), v.maxLength(1, 'must contain at most one condition')),
  add: v.pipe(
    v.array(lineField(20)),
    v.minLength(1, 'must contain at least one test'),
    v.maxLength(10, 'must contain at most 10 tests'),
  ),
  /** `auto`: ordered immediately; `propose`: the verifier decides. */
  mode: v.picklist(['auto', 'propose']),
  comment: lineField(200, 0),
});
export interface ReflexRuleSchema extends Named<typeof reflexRuleObject> {}
export const reflexRuleSchema: ReflexRuleSchema = reflexRuleObject;
export interface ReflexRule extends v.InferOutput<ReflexRuleSchema> {}

/**
 * Autoverification rule for values measured by an instrument (domain model 2.1, `autoverify`;
 * concept of CLSI AUTO10 and AUTO15). Off by default, and inactive while the laboratory’s stop
 * switch is off.
 */
const autoverifyRuleObject = v.object({
  enabled: v.boolean(),
  /** Within the reference interval, or not critical; the latter requires critical limits. */
  within: v.picklist(['reference', 'critical']),
  /** Requires a recent accepted QC run on the instrument, without an open rejection. */
  require_qc: v.boolean(),
  /** Requires an earlier value and a change within the delta limit. */
  require_delta: v.boolean(),
  /** Flags that always require manual verification. */
  exclude_flags: v.pipe(
    v.array(v.picklist(flags)),
    v.maxLength(flags.length, 'must not contain duplicate flags'),
  ),
});
export interface AutoverifyRuleSchema extends Named<typeof autoverifyRuleObject> {}
export const autoverifyRuleSchema: AutoverifyRuleSchema = autoverifyRuleObject;
export interface AutoverifyRule extends v.InferOutput<AutoverifyRuleSchema> {}
