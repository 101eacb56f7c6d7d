import * as v from 'valibot';
import { endpoint, idField } from '../http/index.ts';
import { beginHandOver, finishHandOver, signInAnywhere } from './hand-over.endpoints.ts';
import { openLiveDemo } from './live-demo.endpoints.ts';
import {
  changePasswordBody,
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
  chooseLaboratory,
  updateAppearance,
  verifySession,
} from './session.endpoints.ts';
import { userSchema } from './session.schema.ts';

export const register = endpoint({
  id: 'identity.register',
  method: 'POST',
  path: '/auth/register',
  summary:
    'Request access to a facility. Emails a link that confirms the address; the response is the same when it has an account. An administrator then approves the request.',
  access: 'public',
  body: registerBody,
  status: 202,
  answer: messageAnswer,
  problems: ['registration_failed'],
  limit: 'sign-in',
});

export const confirmAccessRequest = endpoint({
  id: 'identity.confirm-access-request',
  method: 'POST',
  path: '/auth/register/confirm',
  summary:
    'Confirm the email address of an access request with the emailed token. Sends the request to the administrators.',
  access: 'public',
  body: confirmEmailBody,
  problems: ['confirmation_token_invalid'],
  limit: 'sign-in',
});

export const registerLabAdmin = endpoint({
  id: 'identity.register-lab-admin',
  method: 'POST',
  path: '/auth/register-lab-admin',
  summary: 'Register a laboratory and its first administrator. Starts a 30-day trial.',
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
  summary: 'Email a password reset link. The response is the same when the address has no account.',
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
  summary: 'Set a new password with the emailed token. Ends every other session.',
  access: 'public',
  body: passwordResetConfirmBody,
  answer: messageAnswer,
  problems: ['reset_token_invalid'],
  limit: 'sign-in',
});

export const changePassword = endpoint({
  id: 'identity.change-password',
  method: 'POST',
  path: '/auth/me/password',
  summary: 'Change the caller’s password. Ends every other session and voids reset links.',
  access: 'signed-in',
  afterTrial: 'open',
  body: changePasswordBody,
  problems: ['password_refused'],
  limit: 'own-password',
});

export const confirmEmail = endpoint({
  id: 'identity.confirm-email',
  method: 'POST',
  path: '/auth/confirm-email',
  summary: 'Confirm the caller’s email address with the emailed token. Sends pending invitations.',
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
  summary: 'Resend the email confirmation link. Rejected if the address is already confirmed.',
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
  summary: 'Read the signed-in account.',
  access: 'signed-in',
  beforeSecondFactor: 'open',
  answer: userSchema,
});

export const updateProfile = endpoint({
  id: 'identity.update-profile',
  method: 'PUT',
  path: '/auth/me',
  summary: 'Change the caller’s name. Role and permissions are unchanged.',
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
  summary: 'List the caller’s active sessions on all devices, most recently used first.',
  access: 'signed-in',
  beforeSecondFactor: 'open',
  answer: v.object({ items: v.array(sessionSchema) }),
});

export const endSession = endpoint({
  id: 'identity.end-session',
  method: 'DELETE',
  path: '/auth/sessions/{id}',
  summary: 'End one of the caller’s sessions. That device is signed out at its next request.',
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
  summary: 'End all other sessions of the caller. Returns their number.',
  access: 'signed-in',
  beforeSecondFactor: 'open',
  afterTrial: 'open',
  answer: v.object({ ended: v.number() }),
});

export const identityEndpoints = [
  signIn,
  signInAnywhere,
  beginHandOver,
  finishHandOver,
  openLiveDemo,
  register,
  confirmAccessRequest,
  registerLabAdmin,
  signOut,
  refreshToken,
  verifySession,
  logAccess,
  requestPasswordReset,
  confirmPasswordReset,
  changePassword,
  confirmEmail,
  resendConfirmation,
  readProfile,
  updateProfile,
  updateAppearance,
  chooseLaboratory,
  listSessions,
  endSession,
  endOtherSessions,
] as const;
