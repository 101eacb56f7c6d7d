import { controlRules, MAX_LEVELS, type ControlRule, type RuleConfiguration } from './rules.ts';
import { canEstablish, sigmaOf } from './statistics.ts';

/** Values of one level: imprecision, and bias from the target of its lot. */
export interface PlanLevel {
  level: number;
  n: number;
  days: number;
  /** In percent; null if undefined. */
  cv: number | null;
  /** In percent of the target; null without one. */
  bias: number | null;
}

/** Mean difference of EQA results from their assigned values, in percent. */
export interface EqaBias {
  bias: number;
  /** Number of results. */
  n: number;
}

/** Minimum number of EQA results for a bias: one event of five specimens (42 CFR 493.931). */
export const MIN_EQA_VALUES = 5;
/** Days before today whose EQA rounds count for the bias. */
export const EQA_BIAS_DAYS = 365;

export const biasSources = ['eqa', 'target'] as const;
export type BiasSource = (typeof biasSources)[number];

/** Reason why no sigma is known. */
export const planRefusals = ['no_allowable_error', 'no_lots', 'too_few_values', 'no_bias'] as const;
export type PlanRefusal = (typeof planRefusals)[number];

/** Measurements of control material per run, and runs in which the rules look back. */
export interface PlanDesign {
  rules: readonly ControlRule[];
  /** Control measurements in total (N · R). */
  measurements: number;
  /** Below 4: the method needs improvement, as multirules detect too few errors. */
  improve: boolean;
}

export type QcPlan =
  | {
      status: 'proposed';
      sigma: number;
      /** The level with the lowest sigma, which decides. */
      level: number;
      cv: number;
      bias: number;
      bias_source: BiasSource;
      /** EQA results the bias is based on; null for the bias from the target. */
      bias_n: number | null;
      rules: ControlRule[];
      measurements: number;
      improve: boolean;
    }
  /** `level`: the level that lacks it; null if the reason concerns all. */
  | { status: 'unknown'; reason: PlanRefusal; level: number | null };

/**
 * Returns rules and number of control measurements for a sigma (Westgard Sigma Rules: Westgard JO,
 * Westgard SA, Clin Lab Med 2017;37:85, for two and for three levels).
 */
export function designFor(sigma: number, levels: number): PlanDesign {
  const isOfThree = levels >= MAX_LEVELS;
  const improve = sigma < 4;
  if (sigma >= 6) return { rules: ['1-3s'], measurements: isOfThree ? 3 : 2, improve };
  const three: ControlRule[] = ['1-3s', '2of3-2s', 'R-4s'];
  const two: ControlRule[] = ['1-3s', '2-2s', 'R-4s'];
  if (sigma >= 5)
    return { rules: isOfThree ? three : two, measurements: isOfThree ? 3 : 2, improve };
  if (sigma >= 4)
    return isOfThree
      ? { rules: [...three, '3-1s'], measurements: 3, improve }
      : { rules: [...two, '4-1s'], measurements: 4, improve };
  return isOfThree
    ? { rules: [...three, '3-1s', '6x'], measurements: 6, improve }
    : { rules: [...two, '4-1s', '8x'], measurements: 8, improve };
}

/**
 * Proposes a QC plan from the sigma metric: (allowable error − |bias|) / CV, all in percent. The
 * level with the lowest sigma decides, and every level needs enough values (CLSI C24). The bias is
 * the one of EQA, or of each level’s target if EQA has too few results.
 */
export function proposePlan({
  allowable,
  levels,
  eqa,
}: {
  /** Allowable total error in percent; null if undecided. */
  allowable: string | null;
  levels: readonly PlanLevel[];
  eqa: EqaBias | null;
}): QcPlan {
  const unknown = (reason: PlanRefusal, level: number | null = null): QcPlan => ({
    status: 'unknown',
    reason,
    level,
  });
  if (allowable === null) return unknown('no_allowable_error');
  if (levels.length === 0) return unknown('no_lots');
  const known = eqa !== null && eqa.n >= MIN_EQA_VALUES ? eqa : null;
  const found: { level: number; sigma: number; cv: number; bias: number }[] = [];
  for (const each of levels) {
    const { level, cv } = each;
    if (!canEstablish(each) || cv === null) return unknown('too_few_values', level);
    const bias = known?.bias ?? each.bias;
    if (bias === null) return unknown('no_bias', level);
    const sigma = sigmaOf({ allowable: Number(allowable), bias, cv });
    // Equal values give no CV to divide by: their number of digits is too small.
    if (sigma === null) return unknown('too_few_values', level);
    found.push({ level, sigma, cv, bias });
  }
  const worst = found.reduce((lowest, each) => (each.sigma < lowest.sigma ? each : lowest));
  const { rules, measurements, improve } = designFor(worst.sigma, levels.length);
  return {
    status: 'proposed',
    ...worst,
    bias_source: known ? 'eqa' : 'target',
    bias_n: known?.n ?? null,
    rules: [...rules],
    measurements,
    improve,
  };
}

/**
 * Returns a configuration with the proposed rules as the only ones that reject. Rules that warn are
 * unchanged, because a warning holds no results.
 */
export function withPlannedRules(
  configuration: RuleConfiguration,
  planned: readonly ControlRule[],
): RuleConfiguration {
  const rules = Object.fromEntries(
    controlRules.map((rule) => {
      const severity = configuration.rules[rule];
      if (planned.includes(rule)) return [rule, 'reject'];
      return [rule, severity === 'reject' ? 'off' : severity];
    }),
  ) as RuleConfiguration['rules'];
  return { ...configuration, rules };
}

/** Returns whether exactly the proposed rules reject. */
export function followsPlan(
  { rules }: Pick<RuleConfiguration, 'rules'>,
  planned: readonly ControlRule[],
): boolean {
  return controlRules.every((rule) => (rules[rule] === 'reject') === planned.includes(rule));
}
