import type { AutoverifyRule } from '../catalogue/rules.schema.ts';
import {
  type AutoverificationCheck,
  type AutoverificationReason,
  type ReasonDetail,
  judgedChecks,
} from './autoverification.schema.ts';
import type { Result, ResultSource } from './result.schema.ts';
import type { Check } from './check.schema.ts';
import { isQuiet, type Flag, type FlagReason } from './flag.schema.ts';
import type { Comparator } from './parse-value.ts';

const HOUR = 3_600_000;

/** For so long controls speak for a value where their test says nothing else: they are run on each day of testing (42 CFR 493.1256(d)). */
const CONTROL_HOURS = 24;

/** A value that was read and checked, as far as a rule looks at it. */
export interface JudgedValue {
  source: ResultSource | null;
  comparator: Comparator | null;
  flag: Flag | null;
  flag_reason: FlagReason | null;
  critical: boolean;
  /** Null: none are kept with it. */
  checks: readonly Check[] | null;
  /** When it was written. */
  at: string;
  /** Whether no other value stood there before. */
  isFirst: boolean;
  /** The controls of its test on the very instrument that it was measured on, as they stood when it was written; null: nobody runs any there. */
  controls: { accepted_at: string | null; max_age_hours: number | null } | null;
}

/** How a rule is named where it is kept with what it has verified: by its test, and the version of that. */
export function ruleReference({ code, version }: { code: string; version: number }): string {
  return `${code} v${version}`;
}

/** What tells a reason apart from others of its code; null where there are none. */
export function detailOf(reason: AutoverificationReason): ReasonDetail | null {
  if (reason.code === 'check') return reason.check;
  return reason.code === 'outside' ? reason.limits : null;
}

function againstMeaning(
  { within, exclude_flags }: AutoverifyRule,
  { comparator, flag, flag_reason, critical, checks }: JudgedValue,
): AutoverificationReason[] {
  const reasons: AutoverificationReason[] = [];
  const interval = checks?.find((check) => check.kind === 'interval');
  // Answers of a list are judged by what the list says of them, and have no such check.
  const isJudged = interval
    ? interval.outcome === 'passed'
    : checks === null || flag === null || flag_reason === 'coded_value';
  if (comparator !== null) reasons.push({ code: 'comparator', comparator });
  if (!isJudged || flag_reason === 'no_applicable_interval') reasons.push({ code: 'no_interval' });
  if (interval?.estimate === 'decides') reasons.push({ code: 'age_estimated' });
  if (flag === null)
    return reasons.length > 0 ? reasons : [{ code: 'not_flagged', why: flag_reason }];
  if (critical) reasons.push({ code: 'outside', limits: 'critical', flag });
  else if (within === 'reference' && !isQuiet(flag))
    reasons.push({ code: 'outside', limits: 'reference', flag });
  if (exclude_flags.includes(flag)) reasons.push({ code: 'flag_excluded', flag });
  return reasons;
}

/** Whether a check that could not be made stands in the way: where the rule asks for it, and where its limits are set and the value could not be compared with them. */
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
    default:
      return true;
  }
}

function againstChecks(
  rule: AutoverifyRule,
  { checks, critical }: JudgedValue,
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
      const kind = judgedChecks.find((each) => each === check.kind);
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

/** A rejected control, or none on record, the check has told already. */
function againstControls(
  { require_qc }: AutoverifyRule,
  { checks, controls, at }: JudgedValue,
): AutoverificationReason[] {
  const passed = (checks ?? []).some(({ kind, outcome }) => kind === 'qc' && outcome === 'passed');
  if (!require_qc || !passed) return [];
  // Those of another instrument say nothing about this one.
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
 * Why the rule of a test leaves a value to a person: every reason there is; none means that it is verified (CLSI AUTO10 and AUTO15: a value is verified
 * by rules that were set and tried out beforehand, and whatever no rule covers is left to a person; domain model 2.6.1). Only what an instrument
 * measured can be, on the first attempt. What could not be told never counts in its favour: no flag, no interval, a comparator, a check without
 * an answer that the rule asks for.
 *
 * @param rule the rule of its test as it is now; null when it has none.
 * @param isSwitchedOn whether the laboratory lets rules verify at all.
 */
export function whyLeftToPerson(
  rule: AutoverifyRule | null,
  value: JudgedValue,
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

/** What a rule has said, as it is kept among the checks of the value. */
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

/** Whether the stop switch alone has left what an instrument measured, and a rule would have judged, to a person. */
export function isLeftBySwitch({
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
