import { describe, expect, it } from 'vitest';
import { logoLetters } from './logo-letters.ts';

describe('logoLetters', () => {
  it.each([
    ['Riverside Health Clinic', 'RH'],
    ['northside', 'N'],
    ['St. Mary’s', 'SM'],
    ['  3D   imaging ', '3I'],
    ['(new) Ödön-Labor', 'NÖ'],
    ['مختبر النيل', 'ما'],
    ['—', ''],
    ['', ''],
  ])('returns for "%s" the letters "%s"', (name, expected) => {
    expect(logoLetters(name, 2)).toBe(expected);
  });

  it('is limited to the given number of letters', () => {
    expect(logoLetters('Riverside Health Clinic', 1)).toBe('R');
  });
});
