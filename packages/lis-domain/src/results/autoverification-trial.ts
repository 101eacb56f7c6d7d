import type { AutoverifyRule } from '../catalogue/rules.schema.ts';
import { detailOf, manualReviewReasons, type EvaluatedValue } from './autoverification.ts';
import {
  laterChanges,
  type AutoverificationReason,
  type AutoverificationTrial,
  type LaterChange,
  type TrialOutcome,
} from './autoverification.schema.ts';

/** The first value of a past result. */
export interface PastValue extends EvaluatedValue {
  /** The change that a user made to it later; null for none. */
  later: LaterChange | null;
}

/** Returns what a rule would have done with one past result if it had been enabled. */
export function fateOf(
  rule: AutoverifyRule,
  value: PastValue,
): { fate: TrialOutcome; reasons: AutoverificationReason[] } {
  const reasons = manualReviewReasons({ ...rule, enabled: true }, value, true);
  if (value.checks === null) return { fate: 'undecided', reasons };
  return { fate: reasons.length === 0 ? 'verified' : 'left', reasons };
}

/**
 * Returns what a rule would have done with past results of its test if it had been enabled. The key
 * figure before enabling it is the number of results that the rule would have verified but users
 * changed (CLSI AUTO10: rules are tested on real results first).
 */
export function trialOf(
  rule: AutoverifyRule,
  past: readonly PastValue[],
): Omit<AutoverificationTrial, 'partial'> {
  const evaluated = past.map((value) => ({ value, ...fateOf(rule, value) }));
  const decided = evaluated.filter(({ fate }) => fate !== 'undecided');
  const verified = decided.filter(({ fate }) => fate === 'verified');
  const counts = new Map<string, AutoverificationTrial['reasons'][number]>();
  for (const reason of decided.flatMap(({ reasons }) => reasons)) {
    const detail = detailOf(reason);
    const key = `${reason.code} ${detail}`;
    counts.set(key, { code: reason.code, detail, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  const changed = (how: LaterChange) => verified.filter(({ value }) => value.later === how).length;
  return {
    looked_at: past.length,
    since: past.map(({ at }) => at).toSorted()[0] ?? null,
    verified: verified.length,
    left: decided.length - verified.length,
    undecided: past.length - decided.length,
    reasons: [...counts.values()].toSorted((a, b) => b.count - a.count),
    later: Object.fromEntries(laterChanges.map((how) => [how, changed(how)])) as Record<
      LaterChange,
      number
    >,
  };
}
