export * from './subscription.schema.ts';
export * from './subscription.endpoints.ts';
export * from './registration.schema.ts';
export * from './registration.endpoints.ts';
export { trialEnded } from './trial-ended.ts';
export { trialNotice } from './trial-notice.ts';
export { yearlySaving } from './yearly-saving.ts';
