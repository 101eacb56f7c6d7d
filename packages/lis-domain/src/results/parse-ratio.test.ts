import { describe, expect, it } from 'vitest';
import { parseRatio, titerOfReciprocal } from './parse-ratio.ts';

describe('titer', () => {
  it.each([
    ['1:80', '80', null],
    [' 1 : 80 ', '80', null],
    ['<1:20', '20', '<'],
    ['> 1:1280', '1280', '>'],
    ['≥1:1280', '1280', '>='],
    ['1:1', '1', null],
  ] as const)('%j is parsed', (text, second, comparator) => {
    expect(parseRatio(text, 'titer')).toEqual({ first: '1', second, comparator });
  });

  it.each([
    '80',
    '1/80',
    '2:80',
    '80:1',
    '1:0',
    '1:080',
    '1:80.5',
    '1:1.280',
    '1:1,280',
    '1:-80',
    '1:80:2',
    '1:',
    ':80',
    '1:80 approx.',
    '',
    'negative',
    '1∶80',
  ])('%j is rejected', (text) => {
    expect(parseRatio(text, 'titer')).toBeUndefined();
  });
});

describe('ratio', () => {
  it.each([
    ['2:1', '2', '1', null],
    ['1:80', '1', '80', null],
    ['1.5:1', '1.5', '1', null],
    ['>0.5:1', '0.5', '1', '>'],
  ] as const)('%j is parsed', (text, first, second, comparator) => {
    expect(parseRatio(text, 'ratio')).toEqual({ first, second, comparator });
  });

  it.each(['2', '2/1', '0:1', '1:0', '1,5:1', '-2:1', '2:1:1'])('%j is rejected', (text) => {
    expect(parseRatio(text, 'ratio')).toBeUndefined();
  });
});

describe('titerOfReciprocal', () => {
  it.each([
    ['80', '1:80'],
    [' 1280 ', '1:1280'],
    ['17', '1:17'],
    ['20', '1:20'],
    ['<20', '<1:20'],
    ['> 1280', '>1:1280'],
    ['≥2560', '>=1:2560'],
  ] as const)('%j is %s', (text, titer) => {
    expect(titerOfReciprocal(text)).toBe(titer);
  });

  // Possible tube numbers or powers of two, possible thousands separators, and fractions.
  it.each([
    '8',
    '16',
    '<10',
    '1',
    '0',
    '080',
    '1.280',
    '1,280',
    '80.0',
    '-80',
    '+80',
    '1:80',
    '1/80',
    '8e1',
    '1 280',
    '80 approx.',
    '',
  ])('%j is rejected', (text) => {
    expect(titerOfReciprocal(text)).toBeUndefined();
  });
});
