import * as v from 'valibot';
import type { Named } from '../http/named.ts';

/** Supported Westgard rules, in order of evaluation. */
export const controlRules = [
  '1-2s',
  '1-3s',
  '2-2s',
  '2of3-2s',
  'R-4s',
  '3-1s',
  '4-1s',
  '6x',
  '8x',
  '9x',
  '10x',
  '12x',
  '7T',
] as const;
export type ControlRule = (typeof controlRules)[number];

export const ruleSeverities = ['off', 'warning', 'reject'] as const;
export type RuleSeverity = (typeof ruleSeverities)[number];

const severityField = v.picklist(ruleSeverities);

/** QC rule configuration of one test. */
const ruleConfigurationObject = v.strictObject({
  rules: v.strictObject({
    '1-2s': severityField,
    '1-3s': severityField,
    '2-2s': severityField,
    '2of3-2s': severityField,
    'R-4s': severityField,
    '3-1s': severityField,
    '4-1s': severityField,
    '6x': severityField,
    '8x': severityField,
    '9x': severityField,
    '10x': severityField,
    '12x': severityField,
    '7T': severityField,
  } satisfies Record<ControlRule, typeof severityField>),
  /**
   * The two definitions of R-4s in use: one level beyond +2 SD and another beyond −2 SD, or two
   * levels more than 4 SD apart.
   */
  r4s_mode: v.picklist(['both_beyond_2s', 'range_over_4s']),
  /** Whether a value exactly on a limit violates it. */
  limit_mode: v.picklist(['exceeds', 'reaches']),
  /** Whether rules that look back restart after a rejected run. */
  reset_after_reject: v.boolean(),
});
export interface RuleConfigurationSchema extends Named<typeof ruleConfigurationObject> {}
export const ruleConfigurationSchema: RuleConfigurationSchema = ruleConfigurationObject;
export interface RuleConfiguration extends v.InferOutput<RuleConfigurationSchema> {}

/** Maximum number of levels per run. */
export const MAX_LEVELS = 3;

const common = {
  '1-2s': 'warning',
  '1-3s': 'reject',
  '2-2s': 'reject',
  '2of3-2s': 'off',
  'R-4s': 'reject',
  '3-1s': 'off',
  '4-1s': 'reject',
  '6x': 'off',
  '8x': 'off',
  '9x': 'off',
  '10x': 'reject',
  '12x': 'off',
  '7T': 'off',
} as const satisfies Record<ControlRule, RuleSeverity>;

const ofThreeLevels = {
  '2of3-2s': 'reject',
  '3-1s': 'reject',
  '6x': 'reject',
  '9x': 'reject',
} as const;

/**
 * Returns the default QC rules of a test (domain model 2.8): Westgard’s multirule, with the
 * three-level rules if there are three levels.
 */
export function defaultRules(levels: number): RuleConfiguration {
  return {
    rules: { ...common, ...(levels === MAX_LEVELS && ofThreeLevels) },
    r4s_mode: 'both_beyond_2s',
    limit_mode: 'exceeds',
    reset_after_reject: true,
  };
}
