import { describe, expect, it } from 'vitest';
import { fullName } from './full-name.js';

describe('a full name', () => {
  it.each([
    ['Okoro', 'Daniel', 'Okoro, Daniel'],
    ['', 'Sukarto', 'Sukarto'],
    ['Testwell', '', 'Testwell'],
  ])('of %o and %o is %o', (family_name, given_name, expected) => {
    expect(fullName({ family_name, given_name })).toBe(expected);
  });
});
