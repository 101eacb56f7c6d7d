import * as v from 'valibot';
import { endpoint, idField } from '../../http/index.ts';
import { signInAnswer } from '../index.ts';
import {
  accountSecuritySchema,
  authenticatorSecretAnswer,
  codeBody,
  newPasskeyBody,
  passkeyOptions,
  passwordAndCodeBody,
  passwordBody,
  recoveryCodesAnswer,
  twoStepBody,
} from './second-factor.schema.ts';

export const finishSignIn = endpoint({
  id: 'identity.finish-sign-in',
  method: 'POST',
  path: '/auth/two-step',
  summary: 'Complete two-step verification with an authenticator code, recovery code or passkey.',
  access: 'public',
  body: twoStepBody,
  answer: signInAnswer,
  problems: ['code_refused', 'two_step_over'],
  limit: 'sign-in',
});

export const beginPasskeyStep = endpoint({
  id: 'identity.begin-passkey-step',
  method: 'POST',
  path: '/auth/two-step/passkey',
  summary: 'Read the options for passkey verification at sign-in.',
  access: 'public',
  answer: passkeyOptions,
  problems: ['two_step_over'],
  limit: 'sign-in',
});

/**
 * Allowed before required two-step verification is enrolled, because these endpoints are part of
 * the enrolment.
 */
const ownSecurity = {
  access: 'signed-in',
  afterTrial: 'open',
  beforeSecondFactor: 'open',
} as const;

export const readAccountSecurity = endpoint({
  id: 'identity.read-account-security',
  method: 'GET',
  path: '/auth/security',
  summary: 'List the caller’s two-step verification methods.',
  access: 'signed-in',
  beforeSecondFactor: 'open',
  answer: accountSecuritySchema,
});

export const beginAuthenticator = endpoint({
  id: 'identity.begin-authenticator',
  method: 'POST',
  path: '/auth/security/authenticator',
  summary:
    'Start enrolling an authenticator app with a new secret. Takes effect when a code is confirmed.',
  ...ownSecurity,
  body: passwordBody,
  answer: authenticatorSecretAnswer,
  problems: ['password_refused', 'conflict'],
  limit: 'own-password',
});

export const confirmAuthenticator = endpoint({
  id: 'identity.confirm-authenticator',
  method: 'POST',
  path: '/auth/security/authenticator/confirm',
  summary: 'Confirm the authenticator app with a code. The first method returns recovery codes.',
  ...ownSecurity,
  body: codeBody,
  answer: recoveryCodesAnswer,
  problems: ['code_refused', 'conflict'],
  limit: 'sign-in',
});

export const removeAuthenticator = endpoint({
  id: 'identity.remove-authenticator',
  method: 'POST',
  path: '/auth/security/authenticator/remove',
  summary: 'Remove the caller’s authenticator app.',
  ...ownSecurity,
  body: passwordAndCodeBody,
  problems: ['password_refused', 'code_refused', 'conflict'],
  limit: 'own-password',
});

export const beginPasskey = endpoint({
  id: 'identity.begin-passkey',
  method: 'POST',
  path: '/auth/security/passkeys/begin',
  summary: 'Read the options for creating a passkey at this address.',
  ...ownSecurity,
  body: passwordBody,
  answer: passkeyOptions,
  problems: ['password_refused'],
  limit: 'own-password',
});

export const addPasskey = endpoint({
  id: 'identity.add-passkey',
  method: 'POST',
  path: '/auth/security/passkeys',
  summary: 'Save a named passkey. The first method returns recovery codes.',
  ...ownSecurity,
  body: newPasskeyBody,
  answer: recoveryCodesAnswer,
  problems: ['passkey_refused', 'duplicate'],
  limit: 'sign-in',
});

export const removePasskey = endpoint({
  id: 'identity.remove-passkey',
  method: 'POST',
  path: '/auth/security/passkeys/{id}/remove',
  summary: 'Delete a passkey.',
  ...ownSecurity,
  params: v.object({ id: idField }),
  body: passwordAndCodeBody,
  problems: ['not_found', 'password_refused', 'code_refused'],
  limit: 'own-password',
});

export const renewRecoveryCodes = endpoint({
  id: 'identity.renew-recovery-codes',
  method: 'POST',
  path: '/auth/security/recovery-codes',
  summary: 'Replace the recovery codes with ten new ones.',
  ...ownSecurity,
  body: passwordAndCodeBody,
  answer: recoveryCodesAnswer,
  problems: ['password_refused', 'code_refused', 'conflict'],
  limit: 'own-password',
});

export const secondFactorEndpoints = [
  finishSignIn,
  beginPasskeyStep,
  readAccountSecurity,
  beginAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
  beginPasskey,
  addPasskey,
  removePasskey,
  renewRecoveryCodes,
] as const;
