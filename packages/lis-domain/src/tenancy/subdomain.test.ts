import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSubdomain, cleanSubdomainInput, suggestSubdomain } from './subdomain.ts';

/** Laboratory cases 5.11. */
describe('subdomain', () => {
  it.each([
    ['ab', 'invalid'],
    ['abc', null],
    ['a-b', null],
    ['-abc', 'invalid'],
    ['abc-', 'invalid'],
    ['a--b', 'invalid'],
    ['a'.repeat(50), null],
    ['a'.repeat(51), 'invalid'],
    ['Abc', 'invalid'],
    ['abc\n', 'invalid'],
    ['läb', 'invalid'],
    ['123', null],
    ['', 'invalid'],
    ['www', 'reserved'],
    ['wwf-lab', 'reserved'],
    ['alms', 'reserved'],
    ['api', 'reserved'],
    ['admin', 'reserved'],
    ['mail', 'reserved'],
    ['demo', null],
    ['lab', null],
  ])('%j: %s', (name, expected) => {
    expect(checkSubdomain(name)).toBe(expected);
  });

  it.each([
    ['Abc_1!', 'abc1'],
    ['  North Side ', 'northside'],
    ['a-b', 'a-b'],
    ['', ''],
  ])('displays %j as %j', (typed, shown) => {
    expect(cleanSubdomainInput(typed)).toBe(shown);
  });

  it.each([
    ["St. Mary's Hospital & Lab", 'stmaryshospitallab'],
    ['!!!', 'lab'],
    ['', 'lab'],
    ['Ab', 'lab'],
    ['API', 'lab'],
    ['WWF Laboratory', 'lab'],
    ['North -- Side', 'north-side'],
    ['- North -', 'north'],
    ['Klinik Süd', 'kliniksud'],
    ['abcdefghijklmnopqrstuvwxyz123-456', 'abcdefghijklmnopqrstuvwxyz123'],
    ['The Very Long Name Of A Regional Hospital', 'theverylongnameofaregionalhosp'],
  ])('suggestion for %j: %s', (name, suggestion) => {
    expect(suggestSubdomain(name)).toBe(suggestion);
  });

  it('suggests only valid names within 30 characters', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (name) => {
        const suggestion = suggestSubdomain(name);
        expect(checkSubdomain(suggestion)).toBeNull();
        expect(suggestion.length).toBeLessThanOrEqual(30);
      }),
      { seed: 47 },
    );
  });
});
