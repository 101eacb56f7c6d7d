import {
  onboardingSteps,
  workSteps,
  type OnboardingStep,
  type WorkStep,
} from './onboarding.schema.ts';

/** Without these the set-up cannot be finished; the others may be skipped. */
const REQUIRED: readonly WorkStep[] = ['laboratory_setup', 'system_preferences'];

/** What `completed` is not counted among: it is the end, not a step of work. */
const COUNTED = onboardingSteps.filter((step) => step !== 'completed');

/** Full per cents of the five steps before the end; an account that has only been created stands at 20 (domain model 2.15). */
export function progressPercentage(done: readonly OnboardingStep[]): number {
  if (done.includes('completed')) return 100;
  return Math.floor((100 * COUNTED.filter((step) => done.includes(step)).length) / COUNTED.length);
}

/** The first step that is still open, in the specification's order; `completed` when only finishing is left. */
export function nextStep(done: readonly OnboardingStep[]): WorkStep | 'completed' {
  return workSteps.find((step) => !done.includes(step)) ?? 'completed';
}

/** The required steps that keep the set-up from being finished. */
export function openRequiredSteps(done: readonly OnboardingStep[]): WorkStep[] {
  return REQUIRED.filter((step) => !done.includes(step));
}

/**
 * The done steps after one was saved, in order. A completed or skipped step is done; saving one that is done, in whatever state, never
 * takes it back, so progress never falls. A required step cannot be skipped.
 */
export function withStep(
  done: readonly OnboardingStep[],
  step: WorkStep,
  status: 'in_progress' | 'completed' | 'skipped',
): OnboardingStep[] {
  const finishes = status === 'completed' || (status === 'skipped' && !REQUIRED.includes(step));
  return onboardingSteps.filter((each) => done.includes(each) || (finishes && each === step));
}
