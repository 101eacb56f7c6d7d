import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { controlCharacterIn, unixLines } from './control-character.ts';
import { documentField } from './document-field.ts';

describe('controlCharacterIn', () => {
  it.each([
    ['', undefined],
    ['one\ntwo\r\nthree\rfour', undefined],
    ['\u2068isolated\u2069 \u200b', undefined],
    ['\u0000', [1, 1, 'U+0000']],
    ['a\tb', [1, 2, 'U+0009']],
    ['one\r\ntwo\u000b', [2, 4, 'U+000B']],
    ['🧪é\u007f', [1, 3, 'U+007F']],
    ['one\n\nt\u0085wo\u0000', [3, 2, 'U+0085']],
    ['\u2028', [1, 1, 'U+2028']],
  ])('finds the first one of %j', (text, expected) => {
    const found = controlCharacterIn(text);
    expect(found && [found.line, found.character, found.code]).toEqual(expected);
  });
});

it('unixLines reads every form of a line break', () => {
  expect(unixLines('a\r\nb\rc\nd\n\re')).toBe('a\nb\nc\nd\n\ne');
});

describe('documentField', () => {
  it.each([
    ['', 'must not be empty'],
    ['\n \u200b', 'must not be empty'],
    ['x'.repeat(31), 'must have at most 30 characters'],
    [
      'one\r\ntwo\tthree',
      'must be plain text with line breaks: character 4 of line 2 is the control character U+0009',
    ],
  ])('refuses %j', (text, message) => {
    expect(v.safeParse(documentField(30), text).issues?.map((issue) => issue.message)).toEqual([
      message,
    ]);
  });

  it('counts a line break as one character', () => {
    expect(v.parse(documentField(30), `${'a\r\n'.repeat(14)}bc\r\n`)).toBe(`${'a\n'.repeat(14)}bc`);
  });
});
