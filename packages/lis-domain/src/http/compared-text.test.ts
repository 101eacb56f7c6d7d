import { expect, it } from 'vitest';
import { comparedNumber } from './compared-text.ts';

it.each([
  'MRN-4001',
  'mrn-4001',
  'Mrn-4001',
  'ＭＲＮ－４００１',
  'ｍｒｎ－４００１',
  ' MRN-4001 ',
  'MRN\u200B-4001',
  '\u202AMRN-4001\u202C',
  '\uFEFFMRN-4001',
  'MRN\u00AD-4001',
])('compares %j as MRN-4001', (text) => {
  expect(comparedNumber(text)).toBe('MRN-4001');
});

it.each(['MRN-4OO1', 'MRN4001', 'MRN-04001'])('compares %j as another number', (text) => {
  expect(comparedNumber(text)).not.toBe('MRN-4001');
});
