import { aResult } from '@alms/lis-domain/fixtures';
import { describe, expect, it } from 'vitest';
import type { ResultType } from '@alms/lis-domain/catalogue';
import {
  isRecorded,
  previewOf,
  readAs,
  roundedTo,
  sentValue,
  unreadableWord,
} from './typed-value.ts';

const testOf = (result_type: ResultType) => ({
  result_type,
  decimals: 1,
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
    ['7.04999', '.', '7.04999'],
    ['7,05', ',', '7.05'],
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
    ['٧٫٠٤', '.', '7.04'],
  ] as const)('reads %j with the decimal mark %s as %j', (typed, mark, value) => {
    expect(readAs(typed, mark, testOf('numeric'))).toBe(value);
  });
});

describe('roundedTo', () => {
  it.each([
    ['7.04999', '.', 'numeric', '7.0'],
    ['7,05', ',', 'numeric', '7.1'],
    ['٧٫٠٥', '.', 'numeric', '7.1'],
    ['7.0', '.', 'numeric', undefined],
    ['7', '.', 'numeric', undefined],
    ['<0.004', '.', 'numeric', undefined],
    ['hem', '.', 'numeric', undefined],
    ['2O', '.', 'numeric', undefined],
    ['2.55:1', '.', 'ratio', undefined],
    ['7.04999', '.', 'text', undefined],
  ] as const)('%j with the decimal mark %s of a %s test: %s', (typed, mark, type, value) => {
    expect(roundedTo(typed, mark, testOf(type))).toBe(value);
  });
});

describe('isRecorded', () => {
  it.each([
    ['7.0', true],
    ['7.04', true],
    ['٧٫٠٤', true],
    ['7.05', false],
    ['7', false],
    ['', false],
  ])('a saved 7.0, measured as 7.04, compared with %j: %s', (typed, expected) => {
    const result = { ...aResult({ code: 'K', value_text: '7.0' }), unrounded_value: '7.04' };
    expect(isRecorded(typed, '.', result)).toBe(expected);
  });
});

describe('previewOf', () => {
  it.each([
    ['K', '6.8', 3, 'HH', 'critical'],
    ['K', '6.15', 3, 'HH', 'critical'],
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
