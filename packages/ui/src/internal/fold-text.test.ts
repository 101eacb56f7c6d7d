import { describe, expect, it } from 'vitest';
import { foldText } from './fold-text.ts';

describe('foldText', () => {
  it.each([
    ['Zürich', 'zurich'],
    ['ÅLESUND', 'alesund'],
    ['ﬁle', 'file'],
    ['مُحَمَّد', 'محمد'],
    ['B12 – 25', 'b12 – 25'],
    ['', ''],
  ])('converts %s into %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });
});
