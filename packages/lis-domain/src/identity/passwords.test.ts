import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { passwordResetConfirmBody } from './identity.schema.ts';
import { passwordBlocked, passwordFault, passwordStrength } from './passwords.ts';

const SHORT = 'Password must be at least 8 characters';
const MIXED =
  'Password must contain at least one uppercase letter, one lowercase letter and one number';
const SPECIAL =
  'Password must contain at least one uppercase letter, one lowercase letter, one number and one special character';

/** Laboratory cases 5.11. */
describe('password rules of the three forms', () => {
  it.each([
    ['abcdefgh', undefined, MIXED, SPECIAL],
    ['Abcdefg1', undefined, undefined, SPECIAL],
    ['Abcdef1!', undefined, undefined, undefined],
    ['Abcdef1#', undefined, undefined, SPECIAL],
    ['ABCDEFG1', undefined, MIXED, SPECIAL],
    ['Abcdefgh', undefined, MIXED, SPECIAL],
    ['Abc1!', SHORT, SHORT, SHORT],
    ['', SHORT, SHORT, SHORT],
    ['        ', undefined, MIXED, SPECIAL],
    ['Ab1@$!%*?&', undefined, undefined, undefined],
  ])('%j', (password, labAdmin, facility, reset) => {
    expect(passwordFault('lab-admin', password)).toBe(labAdmin);
    expect(passwordFault('facility', password)).toBe(facility);
    expect(passwordFault('reset', password)).toBe(reset);
  });

  it.each([
    ['Abcdef1!', undefined],
    ['Abcdef1#', SPECIAL],
    ['Abc1!', SHORT],
    [`Aa1!${'x'.repeat(125)}`, 'must have at most 128 characters'],
  ])('the reset endpoint rejects %j like the form', (newPassword, message) => {
    const parsed = v.safeParse(passwordResetConfirmBody, { token: 'x'.repeat(20), newPassword });
    expect(parsed.issues?.[0].message).toBe(message);
  });
});

describe('passwordBlocked', () => {
  it.each([
    ['password', [], 'common'],
    ['Password1!', [], 'common'],
    ['12345678', [], 'common'],
    ['1234567890', [], 'common'],
    ['aaaaaaaaaaaa', [], 'common'],
    ['Welcome2026', [], 'common'],
    ['Summer2024!', [], 'common'],
    ['Pass@123', [], 'common'],
    ['Abc123!@#', [], 'common'],
    ['Northside-1', ['Northside Clinic'], 'personal'],
    ['ada.testwell', ['ada.testwell@northside.test', 'Ada Testwell'], 'personal'],
    ['Demo-Pass-2026!', ['demo'], undefined],
    ['a quiet bench in spring', ['Northside Clinic'], undefined],
    ['Bo-likes-rain', ['Bo Li'], undefined],
  ] as const)('%j with %j', (password, words, expected) => {
    expect(passwordBlocked(password, words)).toBe(expected);
  });
});

describe('passwordStrength', () => {
  it.each([
    ['abc', 'weak'],
    ['abcdefgh', 'weak'],
    ['Password123!', 'weak'],
    ['aAaAaAaAaAaA1', 'weak'],
    ['Abcdef1!', 'fair'],
    ['quiet bench x', 'fair'],
    ['a quiet bench in spring', 'strong'],
    ['Demo-Pass-2026!', 'strong'],
  ])('%j is %s', (password, expected) => {
    expect(passwordStrength(password)).toBe(expected);
  });
});
