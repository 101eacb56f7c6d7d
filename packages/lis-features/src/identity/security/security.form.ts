import { passwordFault } from '@alms/lis-domain/identity';
import * as v from 'valibot';
import { isGuessable } from '../../shared/new-password/index.ts';

const password = v.pipe(v.string(), v.nonEmpty('passwordRequired'));
const code = v.pipe(v.string(), v.trim(), v.nonEmpty('codeRequired'));

export const passwordForm = v.object({ password });
export const codeForm = v.object({ code });
export const proofForm = v.object({ password, code });
export const passkeyForm = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('nameRequired'), v.maxLength(60, 'nameTooLong')),
  password,
});

/** The rule of a reset password also applies to a changed one. */
export const changePasswordForm = v.pipe(
  v.object({
    password,
    new_password: v.pipe(
      v.string(),
      v.nonEmpty('passwordRequired'),
      v.minLength(8, 'passwordTooShort'),
      v.maxLength(128, 'passwordTooLong'),
      v.check((chosen) => passwordFault('reset', chosen) === undefined, 'rule'),
      v.check((chosen) => !isGuessable(chosen), 'passwordRefused'),
    ),
    confirmation: v.pipe(v.string(), v.nonEmpty('confirmationRequired')),
  }),
  v.forward(
    v.check(
      ({ new_password, confirmation }) => confirmation === '' || new_password === confirmation,
      'passwordsDiffer',
    ),
    ['confirmation'],
  ),
  v.transform(({ confirmation: _repeated, ...change }) => change),
);

export type PasswordChange = v.InferOutput<typeof changePasswordForm>;
export type Proof = v.InferOutput<typeof proofForm>;
