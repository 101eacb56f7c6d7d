import { expect, it } from 'vitest';
import { textDirection } from './text-direction.ts';

it.each([
  ['Anisocytosis', 'ltr'],
  ['١٢ الكريات الحمراء', 'rtl'],
  ['4 / field: כדוריות', 'ltr'],
  ['(×500) כדוריות', 'rtl'],
  ['بلازما plasma', 'rtl'],
  ['4.2 (×500)', undefined],
  ['', undefined],
])('the direction of %j is %s', (text, direction) => {
  expect(textDirection(text)).toBe(direction);
});
