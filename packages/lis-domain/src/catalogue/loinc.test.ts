import { describe, expect, it } from 'vitest';
import { isLoinc, normaliseLoinc } from './loinc.ts';

/** Laboratory cases 5.9. */
describe('LOINC', () => {
  it.each(['718-7', '2345-7', '4548-4', '5803-2', '5811-5', '5792-7', '98979-8'])(
    '%s has a valid check digit',
    (code) => {
      expect(isLoinc(code)).toBe(true);
    },
  );

  it.each([
    '5803-0',
    '718-8',
    '5811-3',
    '5792-5',
    '7187',
    '718-',
    '-7',
    '12345678-2',
    '718-7 ',
    '718‐7',
    '',
  ])('%s is rejected', (code) => {
    expect(isLoinc(code)).toBe(false);
  });

  it.each(['718\u20107', '718\u20117', '718\u20137', '718\u22127', ' 718-7 '])(
    'normalises %j',
    (typed) => {
      expect(normaliseLoinc(typed)).toBe('718-7');
    },
  );
});
