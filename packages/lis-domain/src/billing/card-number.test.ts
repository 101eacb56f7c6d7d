import { expect, it } from 'vitest';
import { holdsCardNumber } from './card-number.ts';

// Published test numbers of the card schemes.
it.each([
  ['4242424242424242', true],
  ['paid with 5555 5555 5555 4444', true],
  ['3782-822463-10005', true],
  ['4242424242424241', false],
  ['TX 20260512 0001', false],
  ['+1 555 0100', false],
  ['', false],
])('%j: %s', (text, expected) => {
  expect(holdsCardNumber(text)).toBe(expected);
});
