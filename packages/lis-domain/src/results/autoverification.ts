import type { AutoverifyRule } from '../catalogue/rules.schema.ts';
import {
  type AutoverificationCheck,
  type AutoverificationReason,
  type ReasonDetail,
  evaluatedChecks,
} from './autoverification.schema.ts';
import type { Result, ResultSource } from './result.schema.ts';
import type { Check } from './check.schema.ts';
import { isQuiet, type Flag, type FlagReason } from './flag.schema.ts';
import type { Comparator } from './parse-value.ts';

const HOUR = 3_600_000;

/**
 * Default validity of a QC run in hours: QC is required on each day of testing (42 CFR
 * 493.1256(d)).
 */
const CONTROL_HOURS = 24;

/** The data of a parsed and checked value that a rule evaluates. */
export interface EvaluatedValue {
  source: ResultSource | null;
  comparator: Comparator | null;
  flag: Flag | null;
  flag_reason: FlagReason | null;
  critical: boolean;
  /** Null: none are stored. */
  checks: readonly Check[] | null;
  /** Time of entry. */
  at: string;
  /** Whether this is the first value. */
  isFirst: boolean;
  /** QC of the test on the same instrument at the time of entry; null: no QC is run there. */
  controls: { accepted_at: string | null; max_age_hours: number | null } | null;
}

/** Returns the identifier stored with values that a rule verified: test code and version. */
export function ruleReference({ code, version }: { code: string; version: number }): string {
  return `${code} v${version}`;
}

/**
 * Returns the detail that distinguishes a reason from others with the same code; null if there is
 * none.
 */
export function detailOf(reason: AutoverificationReason): ReasonDetail | null {
  if (reason.code === 'check') return reason.check;
  return reason.code === 'outside' ? reason.limits : null;
}

function againstMeaning(
  { within, exclude_flags }: AutoverifyRule,
  { comparator, flag, flag_reason, critical, checks }: EvaluatedValue,
): AutoverificationReason[] {
  const reasons: AutoverificationReason[] = [];
  const interval = checks?.find((check) => check.kind === 'interval');
  // Coded values are evaluated by their definition in the catalogue and have no interval check.
  const isEvaluated = interval
    ? interval.outcome === 'passed'
    : checks === null || flag === null || flag_reason === 'coded_value';
  if (comparator !== null) reasons.push({ code: 'comparator', comparator });
  if (!isEvaluated || flag_reason === 'no_applicable_interval')
    reasons.push({ code: 'no_interval' });
  if (interval?.estimate === 'decides') reasons.push({ code: 'age_estimated' });
  if (flag === null)
    return reasons.length > 0 ? reasons : [{ code: 'not_flagged', why: flag_reason }];
  if (critical) reasons.push({ code: 'outside', limits: 'critical', flag });
  else if (within === 'reference' && !isQuiet(flag))
    reasons.push({ code: 'outside', limits: 'reference', flag });
  if (exclude_flags.includes(flag)) reasons.push({ code: 'flag_excluded', flag });
  return reasons;
}

/**
 * Returns whether an undetermined check prevents verification: the rule requires it, or limits are
 * set but the value could not be compared.
 */
function isNeeded({ within, require_delta, require_qc }: AutoverifyRule, check: Check): boolean {
  switch (check.kind) {
    case 'plausible':
    case 'measuring_range':
      return check.limits !== null;
    case 'critical':
      return within === 'critical';
    case 'delta':
      return require_delta;
    case 'qc':
      return require_qc;
    case 'consistency':
      return check.rule.action === 'hold';
    default:
      return true;
  }
}

function againstChecks(
  rule: AutoverifyRule,
  { checks, critical }: EvaluatedValue,
): AutoverificationReason[] {
  if (checks === null) return [{ code: 'not_checked' }];
  const demanded = [
    ...(rule.require_delta ? (['delta'] as const) : []),
    ...(rule.require_qc ? (['qc'] as const) : []),
    ...(rule.within === 'critical' ? (['critical'] as const) : []),
  ];
  const missing = demanded.filter((kind) => !checks.some((check) => check.kind === kind));
  return [
    ...checks.flatMap((check): AutoverificationReason[] => {
      const kind = evaluatedChecks.find((each) => each === check.kind);
      const { outcome } = check;
      if (
        kind === undefined ||
        outcome === 'passed' ||
        (kind === 'critical' && critical) ||
        (outcome === 'unknown' && !isNeeded(rule, check))
      )
        return [];
      return [{ code: 'check', check: kind, outcome }];
    }),
    ...missing.map((check): AutoverificationReason => ({
      code: 'check',
      check,
      outcome: 'unknown',
    })),
  ];
}

/** Rejected or missing QC is already reported by the check. */
function againstControls(
  { require_qc }: AutoverifyRule,
  { checks, controls, at }: EvaluatedValue,
): AutoverificationReason[] {
  const passed = (checks ?? []).some(({ kind, outcome }) => kind === 'qc' && outcome === 'passed');
  if (!require_qc || !passed) return [];
  // QC of another instrument does not apply to this one.
  if (controls === null) return [{ code: 'check', check: 'qc', outcome: 'unknown' }];
  const max_age_hours = controls.max_age_hours ?? CONTROL_HOURS;
  const isRecent =
    controls.accepted_at !== null &&
    Date.parse(at) - Date.parse(controls.accepted_at) <= max_age_hours * HOUR;
  return isRecent
    ? []
    : [{ code: 'controls_too_old', accepted_at: controls.accepted_at, max_age_hours }];
}

/**
 * Returns all reasons why a value requires manual verification; an empty list means that the rule
 * verifies it. Rules are set and tested beforehand, and values not covered by a rule are verified
 * manually (CLSI AUTO10 and AUTO15; domain model 2.6.1). Only the first value measured by an
 * instrument is eligible. Anything undetermined counts against it: a missing flag or interval, a
 * comparator, or a required check without outcome.
 *
 * @param rule The current rule of the test; null if it has none.
 * @param isSwitchedOn Whether the laboratory allows autoverification.
 */
export function manualReviewReasons(
  rule: AutoverifyRule | null,
  value: EvaluatedValue,
  isSwitchedOn: boolean,
): AutoverificationReason[] {
  if (!rule?.enabled) return [{ code: 'not_enabled' }];
  return [
    ...(isSwitchedOn ? [] : [{ code: 'switched_off' } as const]),
    ...(value.source === 'instrument' ? [] : [{ code: 'not_from_instrument' } as const]),
    ...(value.isFirst ? [] : [{ code: 'not_first_value' } as const]),
    ...againstMeaning(rule, value),
    ...againstChecks(rule, value),
    ...againstControls(rule, value),
  ];
}

/** Returns the outcome of a rule as it is stored among the checks of the value. */
export function autoverificationCheck(
  rule: string,
  reasons: AutoverificationReason[],
): AutoverificationCheck {
  return {
    kind: 'autoverification',
    outcome: reasons.length === 0 ? 'passed' : 'warned',
    rule,
    reasons,
  };
}

/**
 * Returns whether the stop switch is the only reason that an instrument value with a rule requires
 * manual verification.
 */
export function isDisabledBySwitch({
  source,
  status,
  checks,
}: Pick<Result, 'source' | 'status' | 'checks'>): boolean {
  const reasons = (checks ?? []).flatMap((check) =>
    check.kind === 'autoverification' ? check.reasons : [],
  );
  return (
    source === 'instrument' &&
    status === 'entered' &&
    reasons.some(({ code }) => code === 'switched_off')
  );
}
