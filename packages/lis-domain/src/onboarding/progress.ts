import {
  onboardingSteps,
  workSteps,
  type OnboardingStep,
  type WorkStep,
} from './onboarding-status.schema.ts';

/** Setup cannot be finished without these steps; the others can be skipped. */
const REQUIRED: readonly WorkStep[] = ['laboratory_setup', 'system_preferences'];

/** The steps counted in the percentage; `completed` is the end, not a step. */
const COUNTED = onboardingSteps.filter((step) => step !== 'completed');

/**
 * Returns the whole percentage of the five steps before the end; a newly created account is at 20
 * (domain model 2.15).
 */
export function progressPercentage(done: readonly OnboardingStep[]): number {
  if (done.includes('completed')) return 100;
  return Math.floor((100 * COUNTED.filter((step) => done.includes(step)).length) / COUNTED.length);
}

/**
 * Returns the first open step in the specification’s order; `completed` if only finishing is left.
 */
export function nextStep(done: readonly OnboardingStep[]): WorkStep | 'completed' {
  return workSteps.find((step) => !done.includes(step)) ?? 'completed';
}

/** Returns the required steps that are still open. */
export function openRequiredSteps(done: readonly OnboardingStep[]): WorkStep[] {
  return REQUIRED.filter((step) => !done.includes(step));
}

/**
 * Returns the done steps, in order, after one was saved. Completed and skipped steps are done.
 * Saving a done step never reopens it, so progress never decreases. A required step cannot be
 * skipped.
 */
export function withStep(
  done: readonly OnboardingStep[],
  step: WorkStep,
  status: 'in_progress' | 'completed' | 'skipped',
): OnboardingStep[] {
  const finishes = status === 'completed' || (status === 'skipped' && !REQUIRED.includes(step));
  return onboardingSteps.filter((each) => done.includes(each) || (finishes && each === step));
}
