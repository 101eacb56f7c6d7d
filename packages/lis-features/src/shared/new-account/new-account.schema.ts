import { emailField } from '@alms/lis-domain/http';
import { passwordFault } from '@alms/lis-domain/identity';
import * as v from 'valibot';
import { isGuessable } from '../new-password/index.ts';

/** Validation rules for a new account. The password confirmation is not sent to the server. */
export const newAccountSchema = v.pipe(
  v.object({
    full_name: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('fullNameRequired'),
      v.maxLength(120, 'fullNameTooLong'),
    ),
    email: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('emailRequired'),
      v.check((email) => v.is(emailField, email), 'emailInvalid'),
    ),
    password: v.pipe(
      v.string(),
      v.nonEmpty('passwordRequired'),
      v.check((password) => passwordFault('lab-admin', password) === undefined, 'passwordTooShort'),
      v.maxLength(128, 'passwordTooLong'),
    ),
    confirmation: v.pipe(v.string(), v.nonEmpty('confirmationRequired')),
  }),
  v.forward(
    v.check(
      ({ password, confirmation }) => confirmation === '' || password === confirmation,
      'passwordsDiffer',
    ),
    ['confirmation'],
  ),
  v.forward(
    v.check(
      ({ password, full_name, email }) => !isGuessable(password, [full_name, email]),
      'passwordRefused',
    ),
    ['password'],
  ),
  v.transform(({ full_name, email, password }) => ({ full_name, email, password })),
);

export type NewAccountValues = v.InferOutput<typeof newAccountSchema>;
