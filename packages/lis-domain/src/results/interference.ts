import { compareDecimals } from '../catalogue/decimal.ts';
import {
  interferenceActions,
  type InterferenceAction,
  type InterferenceLimit,
} from '../catalogue/interference.schema.ts';
import type { TestDefinition } from '../catalogue/test-parameter.schema.ts';
import type { ArrivalCondition } from '../samples/arrival-condition.ts';
import {
  interferenceGrades,
  interferents,
  readIndex,
  type Interferent,
  type ReadIndex,
} from '../samples/interference-index.ts';
import type { Check, InterferenceCheck, InterferenceFinding } from './check.schema.ts';
import type { FlagReason } from './flag.schema.ts';

type Reached = 'reached' | 'below' | 'no_limit';

const severity = (action: InterferenceAction | null): number =>
  action === null ? -1 : interferenceActions.indexOf(action);

/** Returns the most severe action; null for none. */
const mostSevere = (actions: readonly (InterferenceAction | null)[]): InterferenceAction | null =>
  actions.reduce((most, each) => (severity(each) > severity(most) ? each : most), null);

/**
 * Compares an index with a limit. A grade is compared only with a grade and a number only with a
 * number, because the unit of an index depends on its analyser. `<10` is below a limit of 10; a
 * number with a comparator that allows values on both sides cannot be compared.
 */
function compare(
  index: Exclude<ReadIndex, { kind: 'unreadable' }>,
  { from_grade, from_value }: InterferenceLimit,
): Reached {
  if (index.kind === 'grade') {
    if (index.grade === 'none') return 'below';
    if (from_grade === null) return 'no_limit';
    const isReached =
      interferenceGrades.indexOf(index.grade) >= interferenceGrades.indexOf(from_grade);
    return isReached ? 'reached' : 'below';
  }
  if (from_value === null) return 'no_limit';
  const order = compareDecimals(index.number, from_value);
  const { comparator } = index;
  if (comparator === null) return order >= 0 ? 'reached' : 'below';
  if (comparator.startsWith('>')) return order >= 0 ? 'reached' : 'no_limit';
  return order < 0 || (order === 0 && comparator === '<') ? 'below' : 'no_limit';
}

/** Evaluates one index by the limits of a test for it. What cannot be compared is held. */
function findingOf(
  index: Interferent,
  value: string | undefined,
  limits: readonly InterferenceLimit[],
): InterferenceFinding {
  if (value === undefined) return { index, value: null, reason: 'not_graded', action: 'hold' };
  const read = readIndex(value);
  if (read.kind === 'unreadable') return { index, value, reason: 'unreadable', action: 'hold' };
  const compared = limits.map((limit) => ({ limit, is: compare(read, limit) }));
  const action = mostSevere(
    compared.map(({ limit, is }) => (is === 'reached' ? limit.action : null)),
  );
  if (compared.some(({ is }) => is === 'no_limit') && severity(action) < severity('hold'))
    return { index, value, reason: 'no_limit', action: 'hold' };
  return { index, value, reason: action === null ? 'below' : 'reached', action };
}

/**
 * Evaluates the interference indices of a specimen by the limits of a test (CLSI C56; CLSI AUTO10
 * for excluding interference from autoverification). The most severe action applies. An index for
 * which the test has no limit does not act. An index that cannot be read or compared, and hemolysis
 * recorded without a grade, requires the decision of a verifier. Undefined: nothing is recorded
 * that the test has limits for, which does not mean that there is no interference.
 */
export function interferenceCheck(
  { interference }: Pick<TestDefinition, 'interference'>,
  condition: ArrivalCondition | null,
): InterferenceCheck | undefined {
  const findings = interferents.flatMap((index) => {
    const limits = interference.filter((limit) => limit.index === index);
    const value = condition?.indices?.[index];
    const isUngraded = index === 'hemolysis' && condition?.codes.includes('HEM') === true;
    return limits.length > 0 && (value !== undefined || isUngraded)
      ? [findingOf(index, value, limits)]
      : [];
  });
  if (findings.length === 0) return undefined;
  const action = mostSevere(findings.map((finding) => finding.action));
  return { kind: 'interference', outcome: outcomeOf(action), action, findings, measured: null };
}

function outcomeOf(action: InterferenceAction | null): InterferenceCheck['outcome'] {
  if (action === null) return 'passed';
  return action === 'hold' ? 'held' : 'warned';
}

/** Returns the interference check of a value; undefined if it has none. */
export function interferenceOf(checks: readonly Check[] | null): InterferenceCheck | undefined {
  return checks?.find((check) => check.kind === 'interference');
}

/**
 * Returns the measured value that is not reported because of interference; undefined if reported.
 */
export function suppressedValue(checks: readonly Check[] | null): string | undefined {
  return interferenceOf(checks)?.measured ?? undefined;
}

const suppressedBy = {
  hemolysis: 'hemolyzed_specimen',
  icterus: 'icteric_specimen',
  lipemia: 'lipemic_specimen',
} as const satisfies Record<Interferent, FlagReason>;

/** Returns why no value is reported; undefined if the value is reported. */
export function suppressionReason(
  checks: readonly Check[] | null,
): (typeof suppressedBy)[Interferent] | undefined {
  const finding = interferenceOf(checks)?.findings.find(({ action }) => action === 'suppress');
  return finding && suppressedBy[finding.index];
}

/**
 * Returns the action of an index that was recorded or changed after the value was verified, if it
 * is more severe than the one that the verifier saw. A verified value is not changed by it: it must
 * be amended.
 */
export function lateInterference(
  test: Pick<TestDefinition, 'interference'>,
  condition: ArrivalCondition | null,
  checks: readonly Check[] | null,
): InterferenceAction | null {
  const now = interferenceCheck(test, condition)?.action ?? null;
  return severity(now) > severity(interferenceOf(checks)?.action ?? null) ? now : null;
}
