import { passwordFault } from '@alms/lis-domain/identity';
import * as v from 'valibot';
import { isGuessable } from '../../shared/new-password/index.ts';

/** The strictest of the three password policies (specification §5). */
export const resetPasswordForm = v.pipe(
  v.object({
    newPassword: v.pipe(
      v.string(),
      v.nonEmpty('passwordRequired'),
      v.minLength(8, 'passwordTooShort'),
      v.maxLength(128, 'passwordTooLong'),
      v.check((password) => passwordFault('reset', password) === undefined, 'passwordTooSimple'),
      v.check((password) => !isGuessable(password), 'passwordRefused'),
    ),
    confirmation: v.pipe(v.string(), v.nonEmpty('confirmationRequired')),
  }),
  v.forward(
    v.check(
      ({ newPassword, confirmation }) => confirmation === '' || newPassword === confirmation,
      'passwordsDiffer',
    ),
    ['confirmation'],
  ),
);
