import * as v from 'valibot';
import { endpoint, idField } from '../http/index.ts';
import {
  confirmEmailAnswer,
  confirmEmailBody,
  messageAnswer,
  passwordResetBody,
  passwordResetConfirmBody,
  profileBody,
  registerBody,
  registerLabAdminAnswer,
  registerLabAdminBody,
  sessionSchema,
} from './identity.schema.ts';
import {
  logAccess,
  refreshToken,
  signIn,
  signOut,
  updateAppearance,
  verifySession,
} from './session.endpoints.ts';
import { userSchema } from './session.schema.ts';

export const register = endpoint({
  id: 'identity.register',
  method: 'POST',
  path: '/auth/register',
  summary: 'Ask to join a facility; the account has no rights until an administrator approves it.',
  access: 'public',
  body: registerBody,
  status: 202,
  answer: messageAnswer,
  problems: ['registration_failed'],
  limit: 'sign-in',
});

export const registerLabAdmin = endpoint({
  id: 'identity.register-lab-admin',
  method: 'POST',
  path: '/auth/register-lab-admin',
  summary: 'Register a laboratory and its first administrator; starts a 30-day trial.',
  access: 'public',
  site: 'main',
  body: registerLabAdminBody,
  status: 201,
  answer: registerLabAdminAnswer,
  problems: ['registration_failed'],
  creates: true,
  limit: 'sign-in',
});

export const requestPasswordReset = endpoint({
  id: 'identity.request-password-reset',
  method: 'POST',
  path: '/auth/password-reset',
  summary: 'Mail a reset link, if the address has an account; the answer is the same either way.',
  access: 'public',
  body: passwordResetBody,
  status: 202,
  answer: messageAnswer,
  limit: 'sign-in',
});

export const confirmPasswordReset = endpoint({
  id: 'identity.confirm-password-reset',
  method: 'POST',
  path: '/auth/password-reset/confirm',
  summary: 'Set a new password with the token from the mail; ends every other session.',
  access: 'public',
  body: passwordResetConfirmBody,
  answer: messageAnswer,
  problems: ['reset_token_invalid'],
  limit: 'sign-in',
});

export const confirmEmail = endpoint({
  id: 'identity.confirm-email',
  method: 'POST',
  path: '/auth/confirm-email',
  summary:
    'Confirm the own e-mail address with the token from the mail; mails the invitations that waited for it.',
  access: 'public',
  body: confirmEmailBody,
  answer: confirmEmailAnswer,
  problems: ['confirmation_token_invalid'],
  limit: 'sign-in',
});

export const resendConfirmation = endpoint({
  id: 'identity.resend-confirmation',
  method: 'POST',
  path: '/auth/confirm-email/resend',
  summary: 'Mail a new confirmation link to the own address; refused once it is confirmed.',
  access: 'signed-in',
  afterTrial: 'open',
  status: 202,
  answer: messageAnswer,
  problems: ['conflict'],
  limit: 'sign-in',
});

export const readProfile = endpoint({
  id: 'identity.read-profile',
  method: 'GET',
  path: '/auth/me',
  summary: 'The signed-in account.',
  access: 'signed-in',
  beforeSecondFactor: 'open',
  answer: userSchema,
});

export const updateProfile = endpoint({
  id: 'identity.update-profile',
  method: 'PUT',
  path: '/auth/me',
  summary: 'Change the own name. Role and permissions are not changed here.',
  access: 'signed-in',
  afterTrial: 'open',
  body: profileBody,
  answer: userSchema,
  versioned: true,
});

export const listSessions = endpoint({
  id: 'identity.list-sessions',
  method: 'GET',
  path: '/auth/sessions',
  summary: 'The own sessions that go on, on whatever machine; the one last used first.',
  access: 'signed-in',
  beforeSecondFactor: 'open',
  answer: v.object({ items: v.array(sessionSchema) }),
});

export const endSession = endpoint({
  id: 'identity.end-session',
  method: 'DELETE',
  path: '/auth/sessions/{id}',
  summary: 'End one of the own sessions: whoever has it is signed out at the next call.',
  access: 'signed-in',
  beforeSecondFactor: 'open',
  afterTrial: 'open',
  params: v.object({ id: idField }),
  problems: ['not_found'],
});

export const endOtherSessions = endpoint({
  id: 'identity.end-other-sessions',
  method: 'POST',
  path: '/auth/sessions/end-others',
  summary: 'End every own session but this one; answers how many there were.',
  access: 'signed-in',
  beforeSecondFactor: 'open',
  afterTrial: 'open',
  answer: v.object({ ended: v.number() }),
});

export const identityEndpoints = [
  signIn,
  register,
  registerLabAdmin,
  signOut,
  refreshToken,
  verifySession,
  logAccess,
  requestPasswordReset,
  confirmPasswordReset,
  confirmEmail,
  resendConfirmation,
  readProfile,
  updateProfile,
  updateAppearance,
  listSessions,
  endSession,
  endOtherSessions,
] as const;
