import * as v from 'valibot';
import { endpoint } from '../http/index.ts';
import {
  accessLogBody,
  appearanceBody,
  twoStepAnswer,
  signInAnswer,
  signInBody,
  userSchema,
  workplaceBody,
} from './session.schema.ts';

export const signIn = endpoint({
  id: 'identity.sign-in',
  method: 'POST',
  path: '/auth/token',
  summary:
    'Sign in with email (as username) and password. Accounts with two-step verification continue with the second step.',
  access: 'public',
  encoding: 'form',
  body: signInBody,
  answer: v.union([signInAnswer, twoStepAnswer]),
  problems: ['invalid_credentials', 'tenant_mismatch', 'portal_closed'],
  limit: 'sign-in',
});

export const signOut = endpoint({
  id: 'identity.sign-out',
  method: 'POST',
  path: '/auth/logout',
  summary: 'Sign out and end this session on the server.',
  access: 'public',
});

export const refreshToken = endpoint({
  id: 'identity.refresh-token',
  method: 'POST',
  path: '/auth/refresh-token',
  summary: 'Exchange the refresh cookie for a new access token. Each cookie works once.',
  access: 'public',
  answer: signInAnswer,
  problems: ['unauthenticated', 'refresh_reused'],
});

export const verifySession = endpoint({
  id: 'identity.verify-session',
  method: 'POST',
  path: '/auth/verify-session',
  summary: 'Check whether this session is valid.',
  access: 'signed-in',
  visitors: 'open',
  beforeSecondFactor: 'open',
  afterTrial: 'open',
  answer: v.object({ valid: v.boolean(), user: userSchema }),
});

export const logAccess = endpoint({
  id: 'identity.log-access',
  method: 'POST',
  path: '/auth/log-access',
  summary: 'Record visited screens as telemetry. Not part of the audit trail.',
  access: 'signed-in',
  visitors: 'open',
  beforeSecondFactor: 'open',
  afterTrial: 'open',
  body: accessLogBody,
});

/** Not versioned: the last choice is the intended one, and no other user’s change is lost. */
export const updateAppearance = endpoint({
  id: 'identity.update-appearance',
  method: 'POST',
  path: '/auth/me/appearance',
  summary: 'Set the caller’s language, colour scheme, row height and scan sounds.',
  access: 'signed-in',
  visitors: 'open',
  afterTrial: 'open',
  body: appearanceBody,
  answer: userSchema,
});

/** Not versioned, like the appearance: the last choice is the intended one. */
export const chooseLaboratory = endpoint({
  id: 'identity.choose-laboratory',
  method: 'POST',
  path: '/auth/me/laboratory',
  summary: 'Choose the laboratory in which the caller works, one of the user’s `laboratories`.',
  access: 'staff',
  afterTrial: 'open',
  body: workplaceBody,
  answer: userSchema,
});
