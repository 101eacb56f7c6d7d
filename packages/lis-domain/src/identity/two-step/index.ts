export * from './second-factor.endpoints.ts';
export type { AccountSecurity } from './second-factor.schema.ts';
