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
  secondStepBody,
} from './second-factor.schema.ts';

export const finishSignIn = endpoint({
  id: 'identity.finish-sign-in',
  method: 'POST',
  path: '/auth/second-step',
  summary:
    'The second step of signing in: a code of the authenticator app, a recovery code or a passkey.',
  access: 'public',
  body: secondStepBody,
  answer: signInAnswer,
  problems: ['code_refused', 'second_step_over'],
  limit: 'sign-in',
});

export const beginPasskeyStep = endpoint({
  id: 'identity.begin-passkey-step',
  method: 'POST',
  path: '/auth/second-step/passkey',
  summary: 'What the browser needs to sign in with a passkey as the second step.',
  access: 'public',
  answer: passkeyOptions,
  problems: ['second_step_over'],
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
  summary: 'Which second steps the own account has.',
  access: 'signed-in',
  beforeSecondFactor: 'open',
  answer: accountSecuritySchema,
});

export const beginAuthenticator = endpoint({
  id: 'identity.begin-authenticator',
  method: 'POST',
  path: '/auth/security/authenticator',
  summary:
    'Begin to use an authenticator app: a new secret for it. It counts once a code of it is confirmed.',
  ...ownSecurity,
  body: passwordBody,
  answer: authenticatorSecretAnswer,
  problems: ['password_refused', 'conflict'],
  limit: 'sign-in',
});

export const confirmAuthenticator = endpoint({
  id: 'identity.confirm-authenticator',
  method: 'POST',
  path: '/auth/security/authenticator/confirm',
  summary:
    'Confirm the authenticator app by a code of it; answers the recovery codes with the first second step.',
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
  summary: 'Ask no codes of the authenticator app any more.',
  ...ownSecurity,
  body: passwordAndCodeBody,
  problems: ['password_refused', 'code_refused', 'conflict'],
  limit: 'sign-in',
});

export const beginPasskey = endpoint({
  id: 'identity.begin-passkey',
  method: 'POST',
  path: '/auth/security/passkeys/begin',
  summary: 'What the browser needs to make a passkey for this address.',
  ...ownSecurity,
  body: passwordBody,
  answer: passkeyOptions,
  problems: ['password_refused'],
  limit: 'sign-in',
});

export const addPasskey = endpoint({
  id: 'identity.add-passkey',
  method: 'POST',
  path: '/auth/security/passkeys',
  summary: 'Keep a passkey under a name; answers the recovery codes with the first second step.',
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
  summary: 'Take a passkey away.',
  ...ownSecurity,
  params: v.object({ id: idField }),
  body: passwordAndCodeBody,
  problems: ['not_found', 'password_refused', 'code_refused'],
  limit: 'sign-in',
});

export const renewRecoveryCodes = endpoint({
  id: 'identity.renew-recovery-codes',
  method: 'POST',
  path: '/auth/security/recovery-codes',
  summary: 'Ten new recovery codes; the old ones end.',
  ...ownSecurity,
  body: passwordAndCodeBody,
  answer: recoveryCodesAnswer,
  problems: ['password_refused', 'code_refused', 'conflict'],
  limit: 'sign-in',
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
