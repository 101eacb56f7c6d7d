export * from './second-factor.endpoints.js';
export type { AccountSecurity } from './second-factor.schema.js';
