// Modules needed by every page are separate so that the rest is loaded only with the pages that use
// it.
export * from './session.schema.ts';
export * from './session.endpoints.ts';
export * from './hand-over.endpoints.ts';
export * from './live-demo.ts';
export { openLiveDemo } from './live-demo.endpoints.ts';
export { handOverPath } from './hand-over.schema.ts';
export type { FacilityEntry } from './hand-over.schema.ts';
export * from './identity.schema.ts';
export * from './identity.endpoints.ts';
export { facilityOfLinkToken } from './link-token.ts';
export { passwordBlocked, passwordFault, passwordStrength } from './passwords.ts';
export type { PasswordRule } from './passwords.ts';
export {
  IDLE_WARNING_MS,
  idleRuleFor,
  idleState,
  PROTECTED_IDLE,
  REDIRECT_WINDOW_MS,
  redirectLoops,
  SESSION_IDLE,
  sessionEndFor,
} from './session-rules.ts';
export type {
  ForcedRedirect,
  IdleRule,
  IdleState,
  RefusalPlace,
  SessionEnd,
} from './session-rules.ts';
export { withReadableUser } from './readable-user.ts';
export { userIdField } from './user-id.ts';
export type { UserId } from './user-id.ts';
