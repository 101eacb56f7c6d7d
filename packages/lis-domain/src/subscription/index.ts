export * from './subscription.schema.js';
export * from './subscription.endpoints.js';
export { trialEnded } from './trial-ended.js';
export { yearlySaving } from './yearly-saving.js';
