import { describe, expect, it } from 'vitest';
import { buildRecords, parseRecords } from './astm-records.ts';

describe('records (LIS02-A2)', () => {
  it.each<[string, string, number, string[][]]>([
    ['components', 'H|\\^&\rR|1|^^^K^Potassium|4.1\r', 3, [['', '', '', 'K', 'Potassium']]],
    [
      'repetitions',
      'H|\\^&\rO|1|||^^^K\\^^^Na\r',
      5,
      [
        ['', '', '', 'K'],
        ['', '', '', 'Na'],
      ],
    ],
    [
      'delimiters of the header',
      'H|@~\\\rR|1|~~~K@~~~Na|4\r',
      3,
      [
        ['', '', '', 'K'],
        ['', '', '', 'Na'],
      ],
    ],
    ['escaped delimiters', 'H|\\^&\rC|1|I|a&F&b&S&c&R&d&E&e\r', 4, [['a|b^c\\d&e']]],
    ['hexadecimal data', 'H|\\^&\rC|1|I|&X41B5&\r', 4, [['Aµ']]],
    ['highlighted text', 'H|\\^&\rC|1|I|&H&low&N&\r', 4, [['low']]],
    ['an unknown sequence', 'H|\\^&\rC|1|I|Smith & Co&Z&\r', 4, [['Smith & Co&Z&']]],
    ['an absent field', 'H|\\^&\rR|1\r', 9, [['']]],
    ['spaces around a text', 'H|\\^&\rR|1| K | 4.1\r', 4, [['4.1']]],
    ['lines that end with CR LF', 'H|\\^&\r\nR|1|K|4.1\r\n', 4, [['4.1']]],
  ])('reads %s', (_, text, field, repetitions) => {
    expect(parseRecords(text)?.[1]?.repetitions(field)).toEqual(repetitions);
  });

  it.each([
    ['no header', 'P|1\r'],
    ['letters as delimiters', 'HABCD\r'],
    ['equal delimiters', 'H|^^&\r'],
    ['nothing', ''],
  ])('rejects %s', (_, text) => {
    expect(parseRecords(text)).toBeUndefined();
  });

  it('names the line and cuts off a record that is too long', () => {
    const records = parseRecords('H|\\^&\r\rR|1|K|4.1\r', { maxCharacters: 5 });
    expect(records?.map(({ type, line, raw }) => [type, line, raw])).toEqual([
      ['H', 1, 'H|\\^&'],
      ['R', 2, 'R|1|K'],
    ]);
  });

  it.each(['|\\^&', '|@^\\', '|\\!~'])(
    'reads what it builds with the delimiters %s',
    (delimiters) => {
      const texts = ['plain', 'a|b^c\\d&e@f!g~h', 'line\rbreak'];
      const built = buildRecords(
        [
          ['H', '', '', 'ALMS'],
          ['O', 1, [texts, ['x']]],
        ],
        delimiters,
      );
      expect(parseRecords(built)?.[0]?.text(5)).toBe('ALMS');
      expect(parseRecords(built)?.[1]?.repetitions(3)).toEqual([
        ['plain', 'a|b^c\\d&e@f!g~h', 'linebreak'],
        ['x'],
      ]);
    },
  );

  it('leaves out empty fields and components at the end', () => {
    expect(buildRecords([['H'], ['O', 1, [['a', '', '']], '', '']])).toBe('H|\\^&\rO|1|a\r');
  });
});
