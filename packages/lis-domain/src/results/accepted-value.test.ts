import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptedNumbers, rejectedNumbers } from '../fixtures/index.ts';
import { acceptValue, type AcceptingTest } from './accepted-value.ts';
import { parseValue } from './parse-value.ts';

const numeric: AcceptingTest = { result_type: 'numeric', coded_values: [], decimals: 2 };
const stored = (value_text: string, unrounded_value: string | null = null) => ({
  status: 'accepted',
  value_text,
  unrounded_value,
});
const coded = [
  { code: 'HEM', display: 'Hemolyzed', flag: 'A' },
  { code: '1', display: 'Not done', flag: 'N' },
] as const;

describe('numeric test', () => {
  it.each(acceptedNumbers)('accepts %j as %j', (typed, value_text) => {
    expect(acceptValue(typed, numeric)).toEqual(stored(value_text));
    expect(acceptValue(value_text, numeric)).toEqual(stored(value_text));
  });

  it.each(rejectedNumbers)('rejects %j', (typed) => {
    expect(acceptValue(typed, numeric)).toEqual({
      status: 'refused',
      refusal: 'number_unreadable',
    });
  });

  it.each([
    ['4,2', '4.2'],
    ['٤٫٢', '4.2'],
    ['４，２', '4.2'],
    ['4.2', undefined],
    ['1.234,5', undefined],
  ])('reads %j with a decimal comma as %j', (typed, value_text) => {
    expect(acceptValue(typed, numeric, { decimalMark: ',' })).toEqual(
      value_text === undefined
        ? { status: 'refused', refusal: 'number_unreadable' }
        : stored(value_text),
    );
  });

  it.each([
    ['hemolyzed', 'Hemolyzed'],
    ['hem', 'Hemolyzed'],
    ['NOT DONE', 'Not done'],
    ['1', '1'],
    ['clotted', undefined],
  ])('with coded values reads %j as %j', (typed, value_text) => {
    expect(acceptValue(typed, { ...numeric, coded_values: [...coded] })).toEqual(
      value_text === undefined
        ? { status: 'refused', refusal: 'number_unreadable' }
        : stored(value_text),
    );
  });

  /** ISO 80000-1:2009 B.3, rule B. */
  it.each([
    ['7.04999', 1, '7.0', '7.04999'],
    ['7.05', 1, '7.1', '7.05'],
    ['59.5', 0, '60', '59.5'],
    ['59.49', 0, '59', '59.49'],
    ['-2.25', 1, '-2.3', '-2.25'],
    ['-0.04', 1, '0.0', '-0.04'],
    ['99.95', 1, '100.0', '99.95'],
    ['4.10', 1, '4.1', '4.10'],
    ['٧٫٠٤٩', 1, '7.0', '7.049'],
    ['7', 2, '7', null],
    ['7.0', 2, '7.0', null],
    ['7.00', 2, '7.00', null],
    ['0', 1, '0', null],
    ['<0.004', 2, '<0.004', null],
    ['>=12.345', 0, '>=12.345', null],
  ])('reports %j with %i decimals as %s', (typed, decimals, value_text, unrounded) => {
    expect(acceptValue(typed, { ...numeric, decimals })).toEqual(stored(value_text, unrounded));
  });

  it('stores nothing that cannot be compared with limits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const accepted = acceptValue(typed, numeric);
        if (accepted.status === 'refused') return;
        expect(accepted.value_text).toMatch(/^(?:[<>]=?)?-?\d+(?:\.\d+)?$/);
        expect(parseValue(accepted.value_text).kind).toBe('number');
      }),
    );
  });
});

describe('other result types', () => {
  it.each([
    ['1:80', 'titer', '1:80'],
    ['< 1 : 20', 'titer', '<1:20'],
    ['١:٨٠', 'titer', '1:80'],
    ['１：８０', 'titer', '1:80'],
    ['2:1', 'ratio', '2:1'],
    ['٢٫٥:١', 'ratio', '2.5:1'],
    ['anything', 'text', 'anything'],
    ['٢٠', 'text', '٢٠'],
    ['2+', 'ordinal', '2+'],
    ['curve.pdf', 'attachment', 'curve.pdf'],
    ['2.55:1', 'ratio', '2.55:1'],
  ] as const)('accept %j for a %s as %j', (typed, result_type, value_text) => {
    expect(acceptValue(typed, { result_type, coded_values: [], decimals: 0 })).toEqual(
      stored(value_text),
    );
  });

  it.each([
    ['80', 'titer'],
    ['1/80', 'titer'],
    ['2:80', 'titer'],
    ['1:8O', 'titer'],
    ['1:1,280', 'titer'],
    ['1:0', 'titer'],
    ['not enough serum', 'titer'],
    ['2', 'ratio'],
    ['1.5e1:1', 'ratio'],
  ] as const)('reject %j for a %s', (typed, result_type) => {
    expect(acceptValue(typed, { result_type, coded_values: [], decimals: 0 })).toEqual({
      status: 'refused',
      refusal: `${result_type}_unreadable`,
    });
  });

  it.each([
    ['2+', '2+'],
    ['２＋', '2+'],
    [' p\u200b ', 'Positive'],
    ['Ｐｏｓｉｔｉｖｅ', 'Positive'],
    ['Positive\u200b', 'Positive'],
    ['٢+', undefined],
    ['++', undefined],
    ['Positive?', undefined],
    ['2', undefined],
  ] as const)('with a list read the answer %j as %j', (typed, value_text) => {
    const coded_values = [
      { code: 'P', display: 'Positive', flag: 'AA' as const },
      { code: '2+', display: '2+', flag: 'AA' as const },
    ];
    for (const result_type of ['ordinal', 'coded'] as const)
      expect(acceptValue(typed, { result_type, coded_values, decimals: 0 })).toEqual(
        value_text === undefined
          ? { status: 'refused', refusal: 'not_an_answer' }
          : stored(value_text),
      );
  });

  it.each([
    ['1,5:1', 'ratio', '1.5:1'],
    ['1.5:1', 'ratio', undefined],
    ['1:1,280', 'titer', undefined],
  ] as const)('with a decimal comma read %j for a %s as %j', (typed, result_type, value_text) => {
    expect(
      acceptValue(typed, { result_type, coded_values: [], decimals: 0 }, { decimalMark: ',' }),
    ).toMatchObject(value_text === undefined ? { status: 'refused' } : { value_text });
  });
});

describe('text', () => {
  const accept = (typed: string, result_type: 'text' | 'narrative' | 'coded' | 'attachment') =>
    acceptValue(typed, { result_type, coded_values: [], decimals: 0 });

  it.each(['text', 'coded', 'attachment'] as const)('of a %s test is one line', (result_type) => {
    expect(accept('x'.repeat(200), result_type)).toEqual(stored('x'.repeat(200)));
    for (const typed of ['one\ntwo', 'one\ttwo', 'one\u2028two', 'x'.repeat(201)])
      expect(accept(typed, result_type)).toEqual({ status: 'refused', refusal: 'line_expected' });
  });

  it.each([
    ['one\ntwo', 'one\ntwo'],
    ['one\r\ntwo\rthree', 'one\ntwo\nthree'],
    ['  ## Diagnosis\n\nAdenoma \n', '## Diagnosis\n\nAdenoma'],
    ['Cafe\u0301', 'Caf\u00e9'],
    ['4,2', '4,2'],
    ['<b>5 & 6</b>', '<b>5 & 6</b>'],
    ['التشخيص\nورم', 'التشخيص\nورم'],
    ['x'.repeat(20_000), 'x'.repeat(20_000)],
    [`${'\r\n'.repeat(9_999)}x`, 'x'],
  ])('of a narrative is stored whole', (typed, value_text) => {
    expect(accept(typed, 'narrative')).toEqual(stored(value_text));
  });

  it.each([
    '',
    ' \n ',
    '\u200b',
    'one\ttwo',
    'one\u0000two',
    'one\u000btwo',
    'one\u0085two',
    'one\u2028two',
    'x'.repeat(20_001),
  ])('of a narrative is no %j', (typed) => {
    expect(accept(typed, 'narrative')).toEqual({
      status: 'refused',
      refusal: 'narrative_unreadable',
    });
  });
});
