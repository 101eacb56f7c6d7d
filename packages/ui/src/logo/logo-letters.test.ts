import { describe, expect, it } from 'vitest';
import { logoLetters } from './logo-letters.ts';

describe('the letters of a logo', () => {
  it.each([
    ['Riverside Health Clinic', 'RH'],
    ['northside', 'N'],
    ['St. Mary’s', 'SM'],
    ['  3D   imaging ', '3I'],
    ['(new) Ödön-Labor', 'NÖ'],
    ['مختبر النيل', 'ما'],
    ['—', ''],
    ['', ''],
  ])('of "%s" are "%s"', (name, expected) => {
    expect(logoLetters(name, 2)).toBe(expected);
  });

  it('stop where there is no room', () => {
    expect(logoLetters('Riverside Health Clinic', 1)).toBe('R');
  });
});
