import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { resetPasswordForm } from './reset-password.form.ts';

/** Returns the first error of each field, as shown by the form. */
const faults = (newPassword: string, confirmation = newPassword) => {
  const outcome = v.safeParse(resetPasswordForm, { newPassword, confirmation });
  const nested = outcome.success ? {} : (v.flatten(outcome.issues).nested ?? {});
  return [nested.newPassword?.[0], nested.confirmation?.[0]];
};

describe('resetPasswordForm', () => {
  it.each([
    ['', '', ['passwordRequired', 'confirmationRequired']],
    ['Aa1!aaa', 'Aa1!aaa', ['passwordTooShort', undefined]],
    ['aa1!aaaa', 'aa1!aaaa', ['passwordTooSimple', undefined]],
    ['AA1!AAAA', 'AA1!AAAA', ['passwordTooSimple', undefined]],
    ['Aaa!aaaa', 'Aaa!aaaa', ['passwordTooSimple', undefined]],
    ['Aa1aaaaa', 'Aa1aaaaa', ['passwordTooSimple', undefined]],
    ['Aa1#aaaa', 'Aa1#aaaa', ['passwordTooSimple', undefined]],
    ['aaaaaaaa', 'aaaaaaab', ['passwordTooSimple', 'passwordsDiffer']],
    ['Aa1!aaaa', 'Aa1!aaab', [undefined, 'passwordsDiffer']],
    ['Aa1!aaaa', '', [undefined, 'confirmationRequired']],
    [`Aa1!${'a'.repeat(125)}`, `Aa1!${'a'.repeat(125)}`, ['passwordTooLong', undefined]],
    ['Aa1!aaaa', 'Aa1!aaaa', [undefined, undefined]],
    ['Aa1&aaaa', 'Aa1&aaaa', [undefined, undefined]],
  ])('returns for "%s" and "%s": %j', (password, confirmation, expected) => {
    expect(faults(password, confirmation)).toEqual(expected);
  });
});
