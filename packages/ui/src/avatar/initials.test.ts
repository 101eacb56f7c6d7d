import { describe, expect, it } from 'vitest';
import { initials } from './initials.ts';

describe('initials', () => {
  it.each([
    ['Amara Nwosu', 'AN'],
    ['amara nwosu', 'AN'],
    ['Amara', 'A'],
    ['Maria de los Santos', 'MS'],
    ['  Amara   Nwosu ', 'AN'],
    ['Amara (North gate)', 'AG'],
    ['“Amara” Nwosu', 'AN'],
    ['Élodie Ångström', 'ÉÅ'],
    ['E\u0301lodie Roux', 'E\u0301R'],
    ['山田 太郎', '山太'],
    ['Gate 7', 'G7'],
    ['', ''],
    ['– –', ''],
  ])('returns the initials of "%s" as "%s"', (name, letters) => {
    expect(initials(name, 'en')).toBe(letters);
  });

  it('capitalises by the rules of the language', () => {
    expect(initials('irem', 'tr')).toBe('İ');
  });
});
