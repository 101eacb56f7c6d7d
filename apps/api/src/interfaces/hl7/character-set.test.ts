import { describe, expect, it } from 'vitest';
import { acceptedCharacterSets, characterSetOf, messageText } from './character-set.ts';
import { invalidByteIn, parsedMessage, textAt } from './message.ts';

const header = (set: string) => `MSH|^~\\&|HIS|WARD|ALMS|LAB|||ORM^O01|1|P|2.5.1||||||${set}`;
const message = (set: string, bytes: number[]) =>
  Buffer.concat([Buffer.from(`${header(set)}\rNTE|1||`), Buffer.from(bytes), Buffer.from('\r')]);

/** A character of each set with its byte, and a byte that the set does not have. */
const sets: [name: string, spellings: string[], byte: number, character: string, not: number][] = [
  ['8859/1', ['ISO8859-1', 'ISO-8859-1', 'ISO_8859-1', 'iso 8859-1', 'LATIN1'], 0xe9, 'é', 0x92],
  ['8859/2', ['ISO-8859-2', 'Latin-2'], 0xb3, 'ł', 0x80],
  ['8859/5', ['ISO-8859-5'], 0xb6, 'Ж', 0x9f],
  ['8859/6', ['ISO-8859-6'], 0xe5, 'م', 0xa1],
  ['8859/7', ['ISO-8859-7'], 0xe1, 'α', 0xff],
  ['8859/8', ['ISO-8859-8'], 0xe0, 'א', 0xbf],
  ['8859/9', ['ISO-8859-9', 'LATIN5'], 0xfe, 'ş', 0x80],
  ['WINDOWS-1250', ['CP1250'], 0x9c, 'ś', 0x81],
  ['WINDOWS-1251', ['windows-1251', 'CP-1251'], 0xc6, 'Ж', 0x98],
  ['WINDOWS-1252', ['Windows 1252', 'win1252', 'CP1252'], 0x80, '€', 0x81],
  ['8859/15', ['ISO-8859-15', 'LATIN9'], 0xa4, '€', 0x80],
];

describe('HL7 character set', () => {
  it.each(sets)('%s is decoded and encoded', (name, spellings, byte, character, not) => {
    for (const spelling of [name, ...spellings]) {
      const bytes = message(spelling, [byte]);
      const set = characterSetOf(bytes);
      expect([set?.name, set?.invalidByte(bytes)]).toEqual([spelling, -1]);
      expect(textAt(parsedMessage(bytes)?.getSegment('NTE'), 3)).toBe(character);
      expect([...(set?.encode(`${character}中`) ?? [])]).toEqual([byte, 0x3f]);
      const wrong = message(spelling, [byte, not]);
      expect(invalidByteIn(wrong, set!)).toBe(wrong.length - 2);
      expect(parsedMessage(wrong)).toBeUndefined();
    }
  });

  it('WINDOWS-1256 is decoded and encoded', () => {
    const set = characterSetOf(header('WINDOWS-1256'));
    expect(set?.decode(set.encode('مختبر'))).toBe('مختبر');
  });

  it.each(['', 'UNICODE', 'UNICODE UTF-8', 'UTF-8', 'utf8', 'UNICODE_UTF-8'])(
    'is UTF-8 for %j',
    (stated) => {
      const set = characterSetOf(header(stated));
      expect(set?.name).toBe(stated || 'UNICODE UTF-8');
      expect(set?.decode(set.encode('é ض 中'))).toBe('é ض 中');
      expect(textAt(parsedMessage(message(stated, [0xc3, 0xa9]))?.getSegment('NTE'), 3)).toBe('é');
    },
  );

  it.each([
    ['the byte of another set', [0x61, 0xe9, 0x62], 1],
    ['an incomplete character', [0x61, 0xc3], 1],
    ['an overlong form', [0x61, 0xc1, 0x81], 1],
    ['a surrogate', [0x61, 0xed, 0xa0, 0x80], 1],
  ])('of UTF-8 without MSH-18 refuses %s', (_, bytes, at) => {
    const wrong = message('', bytes);
    expect(invalidByteIn(wrong, characterSetOf(wrong)!)).toBe(`${header('')}\rNTE|1||`.length + at);
  });

  it('of ASCII has no byte above 127', () => {
    for (const name of ['ASCII', 'US-ASCII']) {
      const wrong = message(name, [0xc3, 0xa9]);
      expect(invalidByteIn(wrong, characterSetOf(wrong)!)).toBe(wrong.length - 3);
      expect(String(characterSetOf(wrong)?.encode('aé'))).toBe('a?');
    }
  });

  it.each([
    'UNICODE UTF-16',
    'ISO IR87',
    '8859/3',
    '8859/16',
    '88591',
    'LATIN3',
    'WINDOWS-1253',
    '8859/1~8859/2',
  ])('%s is not accepted', (name) => {
    expect(characterSetOf(header(name))).toBeUndefined();
  });

  it('is accepted by each name that a refusal states', () => {
    for (const name of acceptedCharacterSets) expect(characterSetOf(header(name))).toBeDefined();
  });

  it('is that of hexadecimal escape sequences', () => {
    const escape = (set: string, text: string) =>
      Buffer.from(`${header(set)}\rNTE|1||${text}\rNTE|2||\\E\\XE9\\E\\`);
    const bytes = escape('8859/1', 'caf\\XE9\\ \\X41\\');
    expect(textAt(parsedMessage(bytes)?.getSegment('NTE'), 3)).toBe('café A');
    expect(textAt(parsedMessage(bytes)?.getAllSegments('NTE')[1], 3)).toBe('\\XE9\\');
    for (const [set, text] of [
      ['', 'caf\\XE9\\'],
      ['8859/1', 'caf\\X92\\'],
      ['8859/1', 'caf\\X00\\'],
    ] as const) {
      const wrong = escape(set, text);
      expect(invalidByteIn(wrong, characterSetOf(wrong)!)).toBe(wrong.indexOf('\\X'));
    }
  });

  it('is that of a stored text, also of a refused one', () => {
    expect(messageText(message('8859/2', [0xb3]))).toContain('ł');
    expect(messageText(message('unknown', [0xc3, 0xa9]))).toContain('é');
  });
});
