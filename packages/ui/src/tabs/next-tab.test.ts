import { describe, expect, it } from 'vitest';
import { nextTab } from './next-tab.ts';

describe('nextTab', () => {
  it.each([
    ['ArrowRight', 0, 'ltr', 1],
    ['ArrowRight', 2, 'ltr', 0],
    ['ArrowLeft', 0, 'ltr', 2],
    ['ArrowLeft', 0, 'rtl', 1],
    ['ArrowRight', 0, 'rtl', 2],
    ['Home', 2, 'ltr', 0],
    ['End', 0, 'rtl', 2],
    ['ArrowDown', 0, 'ltr', undefined],
    ['a', 0, 'ltr', undefined],
  ] as const)('%s from the tab at %s, %s, moves to %s', (key, current, direction, expected) => {
    expect(nextTab(key, current, 3, direction)).toBe(expected);
  });
});
