// What every page needs stands by itself, so that the rest travels with the pages that use it.
export * from './session.schema.js';
export * from './session.endpoints.js';
export * from './identity.schema.js';
export * from './identity.endpoints.js';
export { passwordBlocked, passwordFault, passwordStrength } from './passwords.js';
export type { PasswordRule } from './passwords.js';
export {
  IDLE_WARNING_MS,
  idleRuleFor,
  idleState,
  PROTECTED_IDLE,
  REDIRECT_WINDOW_MS,
  redirectLoops,
  SESSION_IDLE,
  sessionEndFor,
} from './session-rules.js';
export type { IdleRule, IdleState, RefusalPlace, SessionEnd } from './session-rules.js';
