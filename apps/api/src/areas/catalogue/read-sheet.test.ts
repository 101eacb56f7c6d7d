import { describe, expect, it } from 'vitest';
import { readSheet } from './read-sheet.ts';

const bytes = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding);
const utf16 = (text: string) =>
  Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);

describe('spreadsheet file', () => {
  it.each([
    ['commas', bytes('\uFEFFcode,name\r\nNA,"Sodium, serum"\r\n')],
    ['semicolons', bytes('code;name\r\nNA;Sodium, serum\r\n')],
    ['semicolons declared in the first line', bytes('sep=;\r\ncode;name\r\nNA;Sodium, serum\r\n')],
    ['tabs', bytes('code\tname\nNA\tSodium, serum\n')],
    ['UTF-16 encoding, as Excel saves Unicode text', utf16('code\tname\r\nNA\tSodium, serum\r\n')],
  ])('is read with %s', (_, file) => {
    expect((readSheet(file) as string[][]).slice(0, 2)).toEqual([
      ['code', 'name'],
      ['NA', 'Sodium, serum'],
    ]);
  });

  it.each([
    ['nothing', Buffer.alloc(0), 'empty'],
    ['a workbook', Buffer.from([0x50, 0x4b, 0x03, 0x04, 1, 2]), 'workbook'],
    ['a legacy Excel workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), 'workbook'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), 'not_text'],
    ['Latin-1', bytes('code,name\nNA,S\u00f3dio\n', 'latin1'), 'encoding'],
  ])('reports a file that is %s instead of guessing', (_, file, fault) => {
    expect(readSheet(file)).toEqual({ fault, line: undefined });
  });

  it('names the row of an unterminated quotation mark', () => {
    expect(readSheet(bytes('code,name\nNA,"Sodium\nK,Potassium\n'))).toEqual({
      fault: 'quotes',
      line: 2,
    });
  });
});
