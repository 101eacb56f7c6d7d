import { describe, expect, it } from 'vitest';
import { parseRatio } from './parse-ratio.js';

describe('a titer', () => {
  it.each([
    ['1:80', '80', null],
    [' 1 : 80 ', '80', null],
    ['<1:20', '20', '<'],
    ['> 1:1280', '1280', '>'],
    ['≥1:1280', '1280', '>='],
    ['1:1', '1', null],
  ] as const)('%j is read', (text, second, comparator) => {
    expect(parseRatio(text, 'titer')).toEqual({ first: '1', second, comparator });
  });

  it.each(['80', '1/80', '2:80', '80:1', '1:0', '1:080', '1:80.5', '1:1.280', '1:1,280', '1:-80', '1:80:2', '1:', ':80', '1:80 approx.', '', 'negative', '1∶80'])('%j is not', (text) => {
    expect(parseRatio(text, 'titer')).toBeUndefined();
  });
});

describe('a ratio', () => {
  it.each([['2:1', '2', '1', null], ['1:80', '1', '80', null], ['1.5:1', '1.5', '1', null], ['>0.5:1', '0.5', '1', '>']] as const)('%j is read', (text, first, second, comparator) => {
    expect(parseRatio(text, 'ratio')).toEqual({ first, second, comparator });
  });

  it.each(['2', '2/1', '0:1', '1:0', '1,5:1', '-2:1', '2:1:1'])('%j is not', (text) => {
    expect(parseRatio(text, 'ratio')).toBeUndefined();
  });
});
