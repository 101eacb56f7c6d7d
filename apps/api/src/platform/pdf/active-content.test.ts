import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { openPdfRenderer } from './pdf-renderer.ts';
import { activeContentOf } from './active-content.ts';

const page =
  '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n';
const pdf = (...parts: (string | Buffer)[]) =>
  Buffer.concat(
    ['%PDF-1.7\n', page, ...parts, '\n%%EOF\n'].map((part) =>
      typeof part === 'string' ? Buffer.from(part, 'latin1') : part,
    ),
  );
const stream = (dictionary: string, data: Buffer | string) =>
  Buffer.concat([
    Buffer.from(`9 0 obj\n<< ${dictionary} /Length ${data.length} >>\nstream\n`, 'latin1'),
    Buffer.from(data),
    Buffer.from('\nendstream\nendobj\n'),
  ]);
const objectStream = (content: string, more = '/Filter /FlateDecode') =>
  stream(`/Type /ObjStm /N 1 /First 4 ${more}`, deflateSync(Buffer.from(`7 0 ${content}`)));

describe('active content', () => {
  it.each([
    ['OpenAction', '1 0 obj << /OpenAction 7 0 R >> endobj'],
    ['AA', '1 0 obj << /AA << /O 7 0 R >> >> endobj'],
    ['AA', '1 0 obj << /AA 7 0 R >> endobj'],
    ['AA', '1 0 obj << /AA % why\n<< /O 7 0 R >> >> endobj'],
    ['JavaScript', '7 0 obj << /S /JavaScript >> endobj'],
    ['JavaScript', '7 0 obj << /S/J#61vaScript >> endobj'],
    ['JavaScript', '7 0 obj << /S /#4a#61#76#61#53#63#72#69#70#74 >> endobj'],
    ['JS', '7 0 obj << /JS (app.alert(1)) >> endobj'],
    ['JS', '7 0 obj << /J#53<6170702e> >> endobj'],
    ['JS', '7 0 obj << /JS 8 0 R >> endobj'],
    ['Launch', '7 0 obj << /S /Launch /F (cmd.exe) >> endobj'],
    ['EmbeddedFiles', '1 0 obj << /Names << /EmbeddedFiles 5 0 R >> >> endobj'],
    ['EmbeddedFile', '5 0 obj << /Type /EmbeddedFile >> endobj'],
    ['EF', '5 0 obj << /Type /Filespec /EF << /F 6 0 R >> >> endobj'],
    ['RichMedia', '5 0 obj << /Subtype /RichMedia >> endobj'],
    ['XFA', '5 0 obj << /XFA [(form) 6 0 R] >> endobj'],
    ['SubmitForm', '5 0 obj << /S /SubmitForm >> endobj'],
    ['ImportData', '5 0 obj << /S /ImportData >> endobj'],
    ['Encrypt', 'trailer << /Root 1 0 R /Encrypt 5 0 R >>'],
    ['Encrypt', 'trailer << /Encry#70t << /Filter /Standard >> >>'],
  ])('%s is found in %s', (name, object) => {
    expect(activeContentOf(pdf(object))).toBe(name);
  });

  it.each([
    ['JavaScript', objectStream('<< /S /JavaScript >>')],
    ['JavaScript', objectStream('<< /S /J#61vaScript >>')],
    ['JavaScript', objectStream('<< /S /JavaScript >>', '/Filter [/FlateDecode]')],
    [
      'OpenAction',
      stream('/N 1 /First 4 /Filter /FlateDecode', deflateSync('7 0 << /OpenAction 1 0 R >>')),
    ],
    ['Launch', stream('/Type /ObjStm /N 1 /First 4', '7 0 << /S /Launch >>')],
  ])('%s is found in an object stream', (name, object) => {
    expect(activeContentOf(pdf(object))).toBe(name);
  });

  it('is found in an object that the cross-reference table may or may not list', () => {
    const hidden = '7 0 obj << /S /JavaScript >> endobj 7 0 obj << /S /GoTo >> endobj';
    expect(activeContentOf(pdf(hidden))).toBe('JavaScript');
    expect(activeContentOf(pdf('% stream\n7 0 obj << /S /JavaScript >> endobj\nendstream'))).toBe(
      'JavaScript',
    );
  });

  it.each([
    ['a predictor', objectStream('<< >>', '/Filter /FlateDecode /DecodeParms << /Predictor 12 >>')],
    ['another filter', objectStream('<< >>', '/Filter /ASCIIHexDecode')],
    ['several filters', objectStream('<< >>', '/Filter [/ASCIIHexDecode /FlateDecode]')],
    ['a filter elsewhere', objectStream('<< >>', '/Filter 8 0 R')],
    ['damaged data', stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', 'no data')],
    [
      'a header in a string',
      stream('/N 1 /First 4 /X (1 0 obj <<) /Filter /ASCIIHexDecode', deflateSync('')),
    ],
  ])('cannot be excluded in an object stream with %s', (_, object) => {
    expect(activeContentOf(pdf(object))).toBe('unreadable');
  });

  it('cannot be excluded in a stream that expands beyond the limit', () => {
    expect(
      activeContentOf(pdf(stream('/Filter /FlateDecode', deflateSync(Buffer.alloc(60_000_000))))),
    ).toBe('unreadable');
  });

  it.each([
    ['no stream', ''],
    ['text that names it', '5 0 obj << /Title (JavaScript and OpenAction) >> endobj'],
    ['a font named alike', '5 0 obj << /Font << /AA1 6 0 R /JSans 7 0 R >> >> endobj'],
    ['a compressed page', stream('/Filter /FlateDecode', deflateSync('BT /F1 12 Tf ET'))],
    ['object streams', objectStream('<< /Type /Page >>')],
    [
      'a picture with a palette',
      stream('/ColorSpace [/Indexed /DeviceRGB 1 (\\\\\\(\\)ab<<)]', 'x'),
    ],
    [
      'a cross-reference stream with a predictor',
      stream('/Type /XRef /Filter /FlateDecode /DecodeParms << /Predictor 12 >>', deflateSync('x')),
    ],
  ])('is not found in a PDF with %s', (_, object) => {
    expect(activeContentOf(pdf(object))).toBeUndefined();
  });

  it('is not found in a report of this product', async () => {
    const renderer = openPdfRenderer();
    try {
      const report = await renderer.render({ source: '#set document(title: "T")\nHello' }, {});
      expect(activeContentOf(report)).toBeUndefined();
    } finally {
      await renderer.close();
    }
  });
});
