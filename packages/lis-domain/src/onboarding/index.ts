export * from './onboarding.schema.js';
export * from './onboarding.endpoints.js';
export { nextStep, openRequiredSteps, progressPercentage, withStep } from './progress.js';
