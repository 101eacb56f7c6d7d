// The status is read at sign-in: its modules are separate so that the set-up is loaded later.
export * from './onboarding-status.schema.ts';
export { checkIncompleteOnboarding, readOnboardingStatus } from './onboarding-status.endpoints.ts';
export * from './onboarding.schema.ts';
export * from './onboarding.endpoints.ts';
export { nextStep, openRequiredSteps, progressPercentage, withStep } from './progress.ts';
