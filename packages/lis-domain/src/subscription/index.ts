export * from './subscription.schema.js';
export * from './subscription.endpoints.js';
export * from './registration.schema.js';
export * from './registration.endpoints.js';
export { trialEnded } from './trial-ended.js';
export { trialNotice } from './trial-notice.js';
export { yearlySaving } from './yearly-saving.js';
