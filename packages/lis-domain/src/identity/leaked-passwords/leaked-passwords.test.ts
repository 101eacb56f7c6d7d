import { describe, expect, it } from 'vitest';
import { passwordFault } from '../passwords.ts';
import { BITS, data, HASHES } from './filter.ts';
import { isLeaked } from './index.ts';

describe('isLeaked', () => {
  it('knows at least 10,000 passwords', () => {
    const bitsOf = (character: string) => {
      const code = character.charCodeAt(0);
      return ((code > 92 ? code - 1 : code) - 48).toString(2).replaceAll('0', '').length;
    };
    const set = Array.from(data, bitsOf).reduce((sum, each) => sum + each, 0);
    // Number of entries of a Bloom filter by its share of set bits.
    const entries = (-BITS / HASHES) * Math.log(1 - set / BITS);
    expect(entries).toBeGreaterThan(10_000);
  });

  it.each([
    '12345678',
    'password',
    'iloveyou1',
    'Passw0rd',
    'P@ssw0rd',
    'Trustno1',
    'Abcdefg1',
    'Qwerty123!',
    '!!Sunshine!!',
    'Football2026?',
    'q1w2e3r4t5',
    'P@ssword1',
    'Aa@123456',
    'Abcd@1234',
    'Sun$hine1',
  ])('%s: yes', (password) => {
    expect(isLeaked(password)).toBe(true);
  });

  it.each([
    'Abcdef1!',
    'Gull-over-9-harbours!',
    'Demo-Pass-2026!',
    'a quiet bench in spring',
    'Bo-likes-rain',
    'كلمة-مرور-طويلة',
  ])('%s: no', (password) => {
    expect(isLeaked(password)).toBe(false);
  });

  it('includes passwords that satisfy the rule of each form', () => {
    expect(isLeaked('P@ssw0rd')).toBe(true);
    for (const rule of ['lab-admin', 'facility', 'reset'] as const)
      expect(passwordFault(rule, 'P@ssw0rd')).toBeUndefined();
  });

  it('refuses fewer than three of 1,000 other passwords', () => {
    const others = Array.from(
      { length: 20_000 },
      (_, number) => `zq${number}-harbour-${(number * 7919) % 999_983}`,
    );
    expect(others.filter(isLeaked).length).toBeLessThan(60);
  });
});
