import { describe, expect, it } from 'vitest';
import { cellText, csvOf } from './csv.ts';

const cellOf = (value: string | number | null) =>
  /^\uFEFF"h"\r\n"(.*)"\r\n$/s.exec(csvOf(['h'], [[value]]))?.[1];

describe('csvOf', () => {
  it('is UTF-8 with a byte order mark, quoted cells and one line per row', () => {
    expect(
      csvOf(
        ['a', 'b'],
        [
          ['Ö', 2],
          [null, 'x,y'],
        ],
      ),
    ).toBe('\uFEFF"a","b"\r\n"Ö","2"\r\n"","x,y"\r\n');
  });

  it.each([
    ['=HYPERLINK("http://evil.test","x")', `'=HYPERLINK(""http://evil.test"",""x"")`],
    ['+1', "'+1"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', "'\r=1"],
    ['\n=1', "'\n=1"],
    ['＝1', "'＝1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠SUM(A1)', "'＠SUM(A1)"],
    ['﹦1', "'﹦1"],
    ['﹢1', "'﹢1"],
    ['﹣1', "'﹣1"],
    ['﹫SUM(A1)', "'﹫SUM(A1)"],
    [' =1', "' =1"],
    ['\u3000＝1', "'\u3000＝1"],
    ['\0=1', "'\0=1"],
    ['\u200b=1', "'\u200b=1"],
    ['\u0007 =1', "'\u0007 =1"],
  ])('neutralises the formula %j', (text, written) => {
    expect(cellOf(text)).toBe(written);
  });

  it.each([
    ['a=1', 'a=1'],
    ['Testwell, Ada (MRN-4001)', 'Testwell, Ada (MRN-4001)'],
    [-5, '-5'],
  ])('leaves text that is not a formula unchanged: %j', (value, written) => {
    expect(cellOf(value)).toBe(written);
  });
});

describe('cellText', () => {
  it.each(['-5', '=A1', '＝A1', "'=A1", "''-5", "'quoted'", '4.10', '10³/µL', ''])(
    'returns the original text: %j',
    (text) => {
      expect(cellText(cellOf(text)?.replaceAll('""', '"') ?? 'nothing')).toBe(text);
    },
  );

  it('trims surrounding space', () => {
    expect(cellText('  mmol/L \u00A0')).toBe('mmol/L');
  });
});
