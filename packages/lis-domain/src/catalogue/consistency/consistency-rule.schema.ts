import * as v from 'valibot';
import { lineField, recordFields } from '../../http/index.ts';
import type { Named } from '../../http/named.ts';
import type { LanguageTag } from '../../language/index.ts';
import { aliasField } from '../calculation/calculation.schema.ts';
import { consistencyRuleIdField } from './consistency-rule-id.ts';
import { ruleNamesField } from './rule-names.schema.ts';

/** A result that a rule compares: its name in the condition, its test, and the expected unit. */
const consistencyInputObject = v.object({
  alias: aliasField,
  code: lineField(20),
  /** UCUM code. A result in another unit is not evaluated; null: without a unit. */
  unit: v.nullable(lineField(40)),
});

const MAX_INPUTS = 10;

/**
 * Consistency rule: a condition that the results of one order must meet together, such as
 * `abs(hct - 3 * hgb) <= 2`. Tests are identified by their immutable codes.
 */
const consistencyRuleEntries = {
  code: v.pipe(
    v.string(),
    v.regex(/^[A-Z0-9_-]{1,20}$/, 'must be 1 to 20 capital letters, digits, _ or -'),
  ),
  name: lineField(120),
  /** Name by language; a language without one uses `name`. */
  names: ruleNamesField,
  inputs: v.pipe(
    v.array(consistencyInputObject),
    v.minLength(1, 'must contain at least one test'),
    v.maxLength(MAX_INPUTS, `must contain at most ${MAX_INPUTS} tests`),
  ),
  /** True for consistent results. */
  condition: lineField(500),
  /** `hold`: results that do not meet the condition require manual review. */
  action: v.picklist(['warn', 'hold']),
  /** What the verifier should examine. */
  message: lineField(300, 0),
  /** Source of the condition and its limits. */
  source: lineField(200, 0),
  /** Whether the rule is applied to results. */
  active: v.boolean(),
};

export const consistencyRuleBody = v.strictObject(consistencyRuleEntries);
export interface ConsistencyRuleDefinition extends v.InferOutput<typeof consistencyRuleBody> {}

const consistencyRuleObject = v.object({
  ...recordFields,
  ...consistencyRuleEntries,
  id: consistencyRuleIdField,
});
export interface ConsistencyRuleSchema extends Named<typeof consistencyRuleObject> {}
export const consistencyRuleSchema: ConsistencyRuleSchema = consistencyRuleObject;
export interface ConsistencyRule extends v.InferOutput<ConsistencyRuleSchema> {}

/** Returns the name of a rule in a language. */
export function ruleName(
  { name, names }: Pick<ConsistencyRuleDefinition, 'name' | 'names'>,
  language: LanguageTag,
): string {
  return names?.[language] ?? name;
}
