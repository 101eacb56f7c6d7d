import { describe, expect, it } from 'vitest';
import { lengthened, mirrored } from './pseudo.ts';

describe('pseudo-locale for direction', () => {
  it.each([
    ['letters', 'Sign in', '\u202eSign in\u202c'],
    ['figures, whose order is kept', '93.6%', '93.6%'],
    ['letters around a figure', 'Step 2 of 4', '\u202eStep \u202c2 \u202eof \u202c4'],
  ])('mirrors %s', (_what, words, expected) => {
    expect(mirrored(words)).toBe(expected);
  });
});

describe('pseudo-locale for length', () => {
  it('adds 40 % and keeps the text readable', () => {
    expect(lengthened('Sign in')).toBe('[Šîĝñ îñ···]');
  });
});
