import { aResult } from '@alms/lis-domain/fixtures';
import { describe, expect, it } from 'vitest';
import { previewOf, sentValue, unreadableWord } from './typed-value.ts';

describe('sentValue', () => {
  it.each([
    [' 4.2 ', '.', '4.2'],
    ['4,2', '.', '4,2'],
    ['4,2', ',', '4.2'],
    ['<0,1', ',', '<0.1'],
    ['4.2', ',', '4.2'],
    ['1,000,5', ',', '1,000,5'],
    ['0', '.', '0'],
  ] as const)('sends %j with the decimal mark %s as %j', (typed, mark, sent) => {
    expect(sentValue(typed, mark, 'numeric')).toBe(sent);
  });

  it.each([
    ['80', 'titer', '1:80'],
    ['<20', 'titer', '<1:20'],
    ['8', 'titer', '8'],
    ['1:80', 'titer', '1:80'],
    ['80', 'ratio', '80'],
    ['80', 'text', '80'],
  ] as const)('sends %j of a %s as %j', (typed, type, sent) => {
    expect(sentValue(typed, '.', type)).toBe(sent);
  });
});

describe('unreadableWord', () => {
  it.each([
    ['0', 'numeric', undefined],
    ['<3.0', 'numeric', undefined],
    ['4,2', 'numeric', 'unreadable'],
    ['clotted', 'numeric', 'unreadable'],
    ['1:80', 'numeric', 'unreadable'],
    ['1:80', 'titer', undefined],
    ['<1:20', 'titer', undefined],
    ['80', 'titer', 'titer_unreadable'],
    ['2:1', 'titer', 'titer_unreadable'],
    ['2:1', 'ratio', undefined],
    ['2', 'ratio', 'ratio_unreadable'],
    ['clotted', 'text', undefined],
    ['2+', 'ordinal', undefined],
    ['  ', 'text', 'unreadable'],
  ] as const)('reports %j for a %s test: %s', (value, type, word) => {
    expect(unreadableWord(value, type)).toBe(word);
  });
});

describe('previewOf', () => {
  it.each([
    ['K', '6.8', 3, 'HH', 'critical'],
    ['HGB', '13.1', 3, 'N', 'within_reference'],
    ['HGB', '13.1', 5, null, 'no_applicable_interval'],
  ] as const)('flags %s %s of patient %i: %s', (code, value, number, flag, reason) => {
    expect(
      previewOf(value, aResult({ code, number, status: 'pending' }), '2026-05-12'),
    ).toMatchObject({ flag, flag_reason: reason });
  });

  it('uses an interval that the server selected for a condition', () => {
    const result = aResult({ code: 'K', number: 3, status: 'pending' });
    const applicable_range = result.applicable_range && {
      ...result.applicable_range,
      applies_to: 'pregnant',
      high: '4.0',
    };
    expect(previewOf('4.5', { ...result, applicable_range }, '2026-05-12')).toMatchObject({
      flag: 'H',
      range: { applies_to: 'pregnant' },
    });
  });

  it('uses only the limits that apply to the result', () => {
    const result = aResult({ code: 'K', number: 3, status: 'pending' });
    expect(
      previewOf(
        '6.8',
        { ...result, applicable_critical: null, applicable_range: null },
        '2026-05-12',
      ),
    ).toMatchObject({ flag: null, flag_reason: 'no_applicable_interval', critical: false });
  });
});
