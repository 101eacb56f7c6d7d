export * from './onboarding.schema.js';
export * from './onboarding.endpoints.js';
