export * from './competence.schema.ts';
export * from './competence.endpoints.ts';
export * from './authorization.ts';
export type { AuthorizationId } from './authorization-id.ts';
