import { expect, it } from 'vitest';
import { isOrderNumber, orderNumber } from './order-number.ts';

it.each([
  [orderNumber('2026-05-12', 1), true],
  [orderNumber('2026-05-12', 12_345), true],
  ['ord-20260512-0001', true],
  [' ORD-20260512-0001 ', true],
  ['ORD-20260512', false],
  ['260512-0001', false],
  ['Orde', false],
])('%s is an order number: %s', (text, expected) => {
  expect(isOrderNumber(text)).toBe(expected);
});
