import type { AutoverifyRule } from '../catalogue/rules.schema.ts';
import { detailOf, whyLeftToPerson, type JudgedValue } from './autoverification.ts';
import {
  laterChanges,
  type AutoverificationReason,
  type AutoverificationTrial,
  type LaterChange,
  type TriedFate,
} from './autoverification.schema.ts';

/** The first value of a past result, and what a person did to it later; null: nothing. */
export interface PastValue extends JudgedValue {
  later: LaterChange | null;
}

/** What a rule would have made of one past result, as if it had been on. */
export function fateOf(
  rule: AutoverifyRule,
  value: PastValue,
): { fate: TriedFate; reasons: AutoverificationReason[] } {
  const reasons = whyLeftToPerson({ ...rule, enabled: true }, value, true);
  if (value.checks === null) return { fate: 'undecided', reasons };
  return { fate: reasons.length === 0 ? 'verified' : 'left', reasons };
}

/**
 * What a rule would have made of past results of its test, as if it had been on. What people changed although the rule would have let it
 * through is the figure to look at before it is put to work (CLSI AUTO10: rules are tried out on real results first).
 */
export function trialOf(
  rule: AutoverifyRule,
  past: readonly PastValue[],
): Omit<AutoverificationTrial, 'partial'> {
  const judged = past.map((value) => ({ value, ...fateOf(rule, value) }));
  const decided = judged.filter(({ fate }) => fate !== 'undecided');
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
