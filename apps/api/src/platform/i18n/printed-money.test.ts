import { expect, it } from 'vitest';
import { printedMoney } from './printed-money.ts';

/** Amounts contain non-breaking spaces. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

it.each([
  [1250, 'USD', 'en', 'USD 12.50'],
  [-5, 'USD', 'en', '-USD 0.05'],
  [123456, 'JPY', 'en', 'JPY 123,456'],
  [1250, 'KWD', 'en', 'KWD 1.250'],
  [123456, 'EUR', 'fr', '1 234,56 EUR'],
  [900719925474099, 'USD', 'en', 'USD 9,007,199,254,740.99'],
] as const)('%d %s in %s is %s', (minor, currency, language, expected) => {
  expect(plain(printedMoney(minor, currency, language))).toBe(expected);
});

it('Western digits are used within Arabic text', () => {
  expect(plain(printedMoney(1250, 'USD', 'ar'))).toContain('12.50');
});
