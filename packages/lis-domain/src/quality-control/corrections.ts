import { needsReview } from './affected.ts';
import type { ControlRun, CorrectiveAction } from './quality-control.schema.ts';

/** Steps to correct a rule violation, in order. */
export const correctionSteps = ['cause', 'action', 'repeat', 'results', 'sign_off'] as const;
export type CorrectionStep = (typeof correctionSteps)[number];

/** `waiting`: an earlier step is not finished. */
export type CorrectionStepState = 'done' | 'next' | 'waiting';

/** The correction of a run that violated a rule, or of overdue QC. */
export interface Correction {
  /**
   * The run with the cause and the review of affected results: the first of several rejected or
   * overdue runs.
   */
  run: ControlRun;
  /**
   * Runs since a rejected or overdue run, oldest first, until one was accepted; empty for other
   * runs.
   */
  repeats: readonly ControlRun[];
  /** Corrective actions of the run and of its failed repeats, oldest first. */
  actions: readonly CorrectiveAction[];
}

const isAccepted = ({ status }: ControlRun) => status === 'accepted' || status === 'warning';

/** The repeat run that was accepted, with or without a warning. */
export const acceptedRepeat = ({ repeats }: Correction): ControlRun | undefined =>
  repeats.find(isAccepted);

/** Whether another user verified every corrective action. */
export const isSignedOff = ({ actions }: Pick<Correction, 'actions'>): boolean =>
  actions.length > 0 && actions.every(({ verified }) => verified !== null);

/** A run recorded after the sign-off is no repeat, even if none was accepted. */
const isAfterSignOff = (run: ControlRun, correction: Correction) =>
  isSignedOff(correction) &&
  correction.actions.every(({ verified }) => verified !== null && verified.at < run.created_at);

const ofRun = (run: ControlRun, repeats: readonly ControlRun[] = []): Correction => ({
  run,
  repeats,
  actions: [run, ...repeats.filter(({ status }) => needsReview(status))].flatMap(
    ({ actions }) => actions,
  ),
});

/**
 * Returns the corrections of runs, both latest first. Consecutive rejected or overdue runs have one
 * correction, because their results depend on the same accepted repeat. Void runs neither start nor
 * end one.
 */
export function correctionsOf(runs: readonly ControlRun[]): Correction[] {
  const found: Correction[] = [];
  let open: Correction | undefined;
  for (const run of runs.toReversed()) {
    if (run.status === 'void') {
      if (run.violations.length > 0) found.push(ofRun(run));
      continue;
    }
    if (open && isAfterSignOff(run, open)) open = undefined;
    if (open) {
      const grown = ofRun(open.run, [...open.repeats, run]);
      found[found.indexOf(open)] = grown;
      open = isAccepted(run) ? undefined : grown;
    } else if (needsReview(run.status)) {
      open = ofRun(run);
      found.push(open);
    }
    if (!needsReview(run.status) && run.violations.length > 0) found.push(ofRun(run));
  }
  return found.toReversed();
}

/** Returns the correction that includes a run that failed. */
export function correctionWith(
  corrections: readonly Correction[],
  runId: string,
): Correction | undefined {
  return (
    corrections.find(({ run }) => run.id === runId) ??
    corrections.find(({ repeats }) =>
      repeats.some(({ id, status }) => id === runId && needsReview(status)),
    )
  );
}

/**
 * Returns the steps of a correction with their states. Only a rejected or overdue run is repeated
 * and has affected results. `isHeld`: the test is on QC hold. Affected results are reviewed once
 * the hold has ended, so a review proves the repeat or the release of the hold.
 */
export function stepsOf(
  correction: Correction,
  { isHeld }: { isHeld: boolean },
): [step: CorrectionStep, state: CorrectionStepState][] {
  const { run, actions } = correction;
  const isDone: Record<CorrectionStep, boolean> = {
    cause: run.cause !== null,
    action: actions.length > 0 && actions.every(({ state }) => state === 'completed'),
    repeat: acceptedRepeat(correction) !== undefined || !isHeld || run.results_review !== null,
    results: run.results_review !== null,
    sign_off: isSignedOff(correction),
  };
  const steps = correctionSteps.filter(
    (step) => needsReview(run.status) || (step !== 'repeat' && step !== 'results'),
  );
  const next = isDone.sign_off ? undefined : steps.find((step) => !isDone[step]);
  return steps.map((step) => [step, isDone[step] ? 'done' : step === next ? 'next' : 'waiting']);
}
