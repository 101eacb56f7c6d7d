export * from './onboarding.schema.ts';
export * from './onboarding.endpoints.ts';
export { nextStep, openRequiredSteps, progressPercentage, withStep } from './progress.ts';
