import type { Result, ResultVersion } from './result.schema.ts';
import type { ResultStep, ResultStepKind } from './result-step.schema.ts';

type VersionEvent = Pick<
  ResultVersion,
  'version' | 'at' | 'by' | 'status' | 'correction' | 'hold' | 'hold_release' | 'rule_reference'
> &
  Pick<Result, 'entered_at'>;

/**
 * Returns the events of a result from its versions. A version without visible change, such as a
 * re-evaluated flag, is not an event.
 */
export function stepsOf(versions: readonly VersionEvent[]): Omit<ResultStep, 'tests'>[] {
  const inOrder = versions.toSorted((a, b) => a.version - b.version);
  return inOrder.flatMap((version, index) => {
    const kind = kindOf(version, inOrder[index - 1]);
    return kind === undefined
      ? []
      : [{ at: version.at, kind, by: kind === 'verified_by_rule' ? null : version.by }];
  });
}

function kindOf(
  { at, status, correction, hold, hold_release, rule_reference, entered_at }: VersionEvent,
  before: VersionEvent | undefined,
): ResultStepKind | undefined {
  if (correction) return correction.kind;
  if (hold) return 'held';
  if (hold_release) return 'accepted';
  switch (status) {
    case 'entered':
    case 'held':
      return entered_at === at ? status : undefined;
    case 'verified':
    case 'released':
      if (before?.status === status) return undefined;
      if (before?.status === 'verified') return 'released';
      return rule_reference === null ? 'verified' : 'verified_by_rule';
    case 'not_calculated':
      return before?.status === status ? undefined : status;
    default:
      return undefined;
  }
}

/** Merges events of several results, oldest first: events of one user at one time become one. */
export function gathered(steps: readonly ResultStep[]): ResultStep[] {
  const together = new Map<string, ResultStep>();
  for (const step of steps) {
    const key = [step.at, step.kind, step.by].join('|');
    const known = together.get(key);
    together.set(
      key,
      known
        ? {
            ...known,
            tests: [...known.tests, ...step.tests.filter((test) => !known.tests.includes(test))],
          }
        : step,
    );
  }
  return [...together.values()].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
}
