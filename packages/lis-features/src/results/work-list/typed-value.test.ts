import { aResult } from '@alms/lis-domain/fixtures';
import { describe, expect, it } from 'vitest';
import type { ResultType } from '@alms/lis-domain/catalogue';
import { previewOf, readAs, sentValue, unreadableWord } from './typed-value.ts';

const testOf = (result_type: ResultType) => ({
  result_type,
  coded_values: [{ code: 'HEM', display: 'Hemolyzed', flag: 'A' as const }],
});

describe('sentValue', () => {
  it.each([
    [' 4.2 ', '.', '4.2'],
    ['4,2', '.', '4,2'],
    ['4,2', ',', '4.2'],
    ['<0,1', ',', '<0.1'],
    ['4.2', ',', '4.2'],
    ['1,000,5', ',', '1,000,5'],
    ['1.234', ',', '1.234'],
    ['0', '.', '0'],
    ['٤٫٢', '.', '4.2'],
    ['<４，２', ',', '<4.2'],
    ['≤ 5', '.', '<=5'],
    ['2O', '.', '2O'],
    ['hem', '.', 'Hemolyzed'],
  ] as const)('sends %j with the decimal mark %s as %j', (typed, mark, sent) => {
    expect(sentValue(typed, mark, testOf('numeric'))).toBe(sent);
  });

  it.each([
    ['80', 'titer', '1:80'],
    ['<20', 'titer', '<1:20'],
    ['8', 'titer', '8'],
    ['1:80', 'titer', '1:80'],
    ['80', 'ratio', '80'],
    ['80', 'text', '80'],
    ['ｈｅｍ', 'coded', 'Hemolyzed'],
  ] as const)('sends %j of a %s as %j', (typed, type, sent) => {
    expect(sentValue(typed, '.', testOf(type))).toBe(sent);
  });
});

describe('unreadableWord', () => {
  it.each([
    ['0', 'numeric', undefined],
    ['<3.0', 'numeric', undefined],
    ['4,2', 'numeric', 'unreadable'],
    ['clotted', 'numeric', 'unreadable'],
    ['Hemolyzed', 'numeric', undefined],
    ['1:80', 'numeric', 'unreadable'],
    ['1:80', 'titer', undefined],
    ['<1:20', 'titer', undefined],
    ['80', 'titer', undefined],
    ['8O', 'titer', 'titer_unreadable'],
    ['2:1', 'titer', 'titer_unreadable'],
    ['2:1', 'ratio', undefined],
    ['2', 'ratio', 'ratio_unreadable'],
    ['clotted', 'text', undefined],
    ['hemolyzed\u200b', 'ordinal', undefined],
    ['2+', 'ordinal', 'not_an_answer'],
    ['  ', 'text', 'unreadable'],
  ] as const)('reports %j for a %s test: %s', (value, type, word) => {
    expect(unreadableWord(value, '.', testOf(type))).toBe(word);
  });
});

describe('with a decimal comma', () => {
  it.each([
    ['1.234', 'unreadable'],
    ['<1.234', 'unreadable'],
    ['1.234.567', 'unreadable'],
    ['١.٢٣٤', 'unreadable'],
    ['1,234', undefined],
    ['1.2', undefined],
    ['1.2345', undefined],
  ] as const)('a point that may separate thousands is rejected: %j', (typed, word) => {
    expect(unreadableWord(typed, ',', testOf('numeric'))).toBe(word);
  });
});

describe('readAs', () => {
  it.each([
    ['٤٫٢', '.', '4.2'],
    ['< 5', '.', '<5'],
    ['hem', '.', 'Hemolyzed'],
    ['4.2', '.', undefined],
    ['4,2', ',', undefined],
    ['2O', '.', undefined],
  ] as const)('reads %j with the decimal mark %s as %j', (typed, mark, value) => {
    expect(readAs(typed, mark, testOf('numeric'))).toBe(value);
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
