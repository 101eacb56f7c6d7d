export * from './subscription.schema.js';
export * from './subscription.endpoints.js';
export { yearlySaving } from './yearly-saving.js';
