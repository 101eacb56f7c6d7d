import { describe, expect, it } from 'vitest';
import { refusalOf } from './check-file.ts';
import { kindOf } from './file-kind.ts';

const bytes = (...values: number[]) => new Uint8Array(values);
const text = (value: string) => new TextEncoder().encode(value);

const PNG = bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13);
const JPEG = bytes(0xff, 0xd8, 0xff, 0xe0, 0, 16);
const WEBP = bytes(0x52, 0x49, 0x46, 0x46, 1, 2, 3, 4, 0x57, 0x45, 0x42, 0x50);

describe('kindOf', () => {
  it.each([
    ['a PNG', PNG, 'a.png', 'png'],
    ['a PNG named CSV', PNG, 'a.csv', 'png'],
    ['a JPEG', JPEG, 'a.jpg', 'jpeg'],
    ['a WebP', WEBP, 'a.webp', 'webp'],
    ['a PDF', text('%PDF-1.7'), 'a.pdf', 'pdf'],
    ['a PDF named text', text('%PDF-1.7'), 'a.txt', 'pdf'],
    ['a table', text('name;town\nAmara;Oslo\n'), 'people.CSV', 'csv'],
    ['text with accents', text('Grüße aus Ærø'), 'note.txt', 'text'],
    ['text in Latin-1', bytes(0x47, 0x72, 0xfc, 0xdf, 0x65), 'note.txt', 'text'],
    ['a table in UTF-16', bytes(0xff, 0xfe, 0x61, 0, 0x3b, 0), 'people.csv', 'csv'],
    [
      'another RIFF format, such as audio',
      bytes(0x52, 0x49, 0x46, 0x46, 1, 2, 3, 4, 0x57, 0x41, 0x56, 0x45),
      'a.webp',
      undefined,
    ],
    ['a broken PNG', bytes(0x89, 0x50, 0x4e, 0x47, 0x00), 'a.png', undefined],
    ['a program named PDF', bytes(0x4d, 0x5a, 0x90, 0x00), 'a.pdf', undefined],
    ['nothing', bytes(), 'a.txt', undefined],
  ])('detects %s by content', (_case, head, name, kind) => {
    expect(kindOf(head, name)).toBe(kind);
  });
});

describe('refusalOf', () => {
  const rules = { accept: ['png', 'csv'], maxBytes: 20 } as const;

  it.each([
    ['an accepted file', new File([PNG], 'a.png'), undefined],
    ['an accepted file with another extension', new File([PNG], 'a.exe'), undefined],
    ['a file of exactly the maximum size', new File([PNG, text('12345678')], 'a.png'), undefined],
    [
      'a file one byte over the maximum size',
      new File([PNG, text('123456789')], 'a.png'),
      'too-large',
    ],
    [
      'another file type with an accepted extension',
      new File([JPEG], 'a.png', { type: 'image/png' }),
      'wrong-type',
    ],
    ['plain text when only tables are accepted', new File(['hello'], 'a.txt'), 'wrong-type'],
    ['an empty file', new File([], 'a.png'), 'empty'],
  ])('accepts or refuses %s', async (_case, file, refusal) => {
    expect(await refusalOf(file, rules)).toBe(refusal);
  });

  it('rejects what cannot be read, such as a folder', async () => {
    const folder = new File(['x'], 'folder');
    folder.slice = () => {
      throw new DOMException('gone', 'NotReadableError');
    };
    expect(await refusalOf(folder, rules)).toBe('unreadable');
  });

  it('has no maximum size by default', async () => {
    expect(
      await refusalOf(new File([PNG, 'x'.repeat(100_000)], 'a.png'), {
        ...rules,
        maxBytes: undefined,
      }),
    ).toBeUndefined();
  });
});
