import { expect, it } from 'vitest';
import { screenKeys } from './screen-keys.ts';

it.each<[string, string[], (string | undefined)[]]>([
  ['the first letter', ['Dashboard', 'Inventory'], ['d', 'i']],
  ['the next free letter', ['Test Results', 'Test Parameters', 'Test'], ['t', 'e', 's']],
  ['letters of any script', ['المخزون', 'العينات'], ['ا', 'ل']],
  ['a digit when all letters are taken', ['A', 'a', '1 A'], ['a', '1', '2']],
])('gives a screen %s', (_, labels, keys) => {
  expect(screenKeys(labels)).toEqual(keys);
});

it('gives no key twice, and none beyond all signs', () => {
  const keys = screenKeys(Array.from({ length: 12 }, () => 'A'));
  const given = keys.filter((key) => key !== undefined);
  expect(new Set(given).size).toBe(given.length);
  expect(keys.at(-1)).toBeUndefined();
});
