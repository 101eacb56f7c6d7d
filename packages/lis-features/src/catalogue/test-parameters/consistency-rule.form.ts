import {
  checkConsistencyRule,
  type ComparedTest,
  type ConsistencyRule,
  type ConsistencyRuleDefinition,
} from '@alms/lis-domain/catalogue/consistency';
import { languages } from '@alms/lis-domain/language';
import * as v from 'valibot';

/** A test that a rule can compare, by its immutable code. */
export type RuleTest = ComparedTest & { name: string; unit_display: string | null };

const required = (key: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(key));

/** Fields of the rule form. Units are those of the chosen tests. */
export const consistencyRuleForm = v.object({
  code: v.pipe(v.string(), v.trim(), v.regex(/^[A-Z0-9_-]{1,20}$/, 'codeForm')),
  name: required('nameRequired'),
  /** Name by language; empty: the name above. */
  names: v.object(v.entriesFromList(languages, v.pipe(v.string(), v.trim(), v.maxLength(120)))),
  inputs: v.pipe(
    v.array(
      v.object({
        id: v.string(),
        code: required('testRequired'),
        alias: v.pipe(v.string(), v.trim(), v.regex(/^[a-z][a-z0-9_]{0,19}$/, 'aliasForm')),
      }),
    ),
    v.minLength(1, 'inputsRequired'),
  ),
  condition: required('conditionRequired'),
  action: v.picklist(['warn', 'hold']),
  message: v.pipe(v.string(), v.trim()),
  source: v.pipe(v.string(), v.trim()),
  active: v.boolean(),
});
export type RuleFields = v.InferInput<typeof consistencyRuleForm>;

/** Returns the fields of a saved rule, or of a new one. */
export function fieldsOf(rule: ConsistencyRule | undefined): RuleFields {
  return {
    code: rule?.code ?? '',
    name: rule?.name ?? '',
    names: Object.fromEntries(
      languages.map((language) => [language, rule?.names?.[language] ?? '']),
    ) as RuleFields['names'],
    inputs: (rule?.inputs ?? []).map(({ code, alias }) => ({ id: code, code, alias })),
    condition: rule?.condition ?? '',
    action: rule?.action ?? 'hold',
    message: rule?.message ?? '',
    source: rule?.source ?? '',
    active: rule?.active ?? false,
  };
}

/** Returns the rule as entered, with the units of its tests. */
export function ruleOf(
  { inputs, names, ...fields }: RuleFields,
  tests: readonly RuleTest[],
  before: ConsistencyRule | undefined,
): ConsistencyRuleDefinition {
  const named = languages.flatMap((language) =>
    names[language].trim() === '' ? [] : [[language, names[language].trim()] as const],
  );
  return {
    ...fields,
    // Empty names are stated only to remove earlier ones.
    ...((named.length > 0 || before?.names) && { names: Object.fromEntries(named) }),
    inputs: inputs.map(({ alias, code }) => ({
      alias,
      code,
      unit: tests.find((test) => test.code === code)?.unit ?? null,
    })),
  };
}

/** Returns the errors of a rule by field, as message keys. */
export function faultsOf(
  rule: ConsistencyRuleDefinition,
  tests: readonly RuleTest[],
): Record<string, string> {
  const faults = checkConsistencyRule(rule, (code) => tests.find((test) => test.code === code));
  return Object.fromEntries(faults.map(({ at, code }) => [at, code]));
}

/** Returns a name for a test in a condition: its code, in the letters that a name may have. */
export function aliasFor(code: string): string {
  return code
    .toLowerCase()
    .replaceAll('-', '_')
    .replace(/^[^a-z]+/, '')
    .slice(0, 20);
}
