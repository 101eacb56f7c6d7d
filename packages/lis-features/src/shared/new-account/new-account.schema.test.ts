import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { newAccountSchema } from './new-account.schema.ts';

const good = {
  full_name: 'Ada Testwell',
  email: 'ada@example.test',
  password: 'abcdefgh',
  confirmation: 'abcdefgh',
};
const faults = (values: Partial<typeof good>) => {
  const outcome = v.safeParse(newAccountSchema, { ...good, ...values });
  return outcome.success ? {} : v.flatten(outcome.issues).nested;
};

describe('newAccountSchema', () => {
  it.each([
    [{ full_name: ' ' }, { full_name: ['fullNameRequired'] }],
    [{ full_name: 'x'.repeat(121) }, { full_name: ['fullNameTooLong'] }],
    [{ email: '' }, { email: ['emailRequired', 'emailInvalid'] }],
    [{ email: 'ada@' }, { email: ['emailInvalid'] }],
    [{ password: '1234567', confirmation: '1234567' }, { password: ['passwordTooShort'] }],
    [
      { password: 'x'.repeat(129), confirmation: 'x'.repeat(129) },
      { password: ['passwordTooLong'] },
    ],
    [{ confirmation: '' }, { confirmation: ['confirmationRequired'] }],
    [{ confirmation: 'abcdefgi' }, { confirmation: ['passwordsDiffer'] }],
  ])('rejects %j with %j', (values, expected) => {
    expect(faults(values)).toEqual(expected);
  });

  it('accepts a password of any eight characters', () => {
    expect(faults({})).toEqual({});
  });

  it('omits the password confirmation from its output', () => {
    expect(v.parse(newAccountSchema, good)).toEqual({
      full_name: 'Ada Testwell',
      email: 'ada@example.test',
      password: 'abcdefgh',
    });
  });
});
