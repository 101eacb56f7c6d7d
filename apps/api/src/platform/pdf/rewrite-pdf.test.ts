import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { samplePdf } from '../../testing/sample-pdf.ts';
import { openPdfRenderer } from './pdf-renderer.ts';
import { readPdf } from './pdf-reader.ts';
import { rewritePdf } from './rewrite-pdf.ts';

const pages =
  '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n';
const trailer = 'trailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n';
type Part = string | Uint8Array;
const joined = (...parts: Part[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  );
const pdf = (...parts: Part[]) => joined('%PDF-1.7\n', pages, ...parts, '\n', trailer);
const stream = (dictionary: string, data: Part, keyword = 'stream\n', end = '\nendstream\n') =>
  joined(`9 0 obj\n<< ${dictionary} /Length ${data.length} >>\n${keyword}`, data, `${end}endobj\n`);
const objectStream = (content: string, more = '/Filter /FlateDecode', keyword = 'stream\n') =>
  stream(
    `/Type /ObjStm /N 1 /First 4 ${more}`,
    more.includes('/FlateDecode') ? deflateSync(`7 0 ${content}`) : `7 0 ${content}`,
    keyword,
  );

/** The reason for a refusal; undefined for a file that is accepted. */
function refusal(file: Uint8Array): string | undefined {
  try {
    rewritePdf(file);
    return undefined;
  } catch (error) {
    if ((error as Error).name !== 'UnfitPdf') throw error;
    return (error as Error).message;
  }
}
const unreadable = 'cannot be checked for active content';

/** Every kind of active content, as entries of a dictionary. */
const active: Record<string, (name: (plain: string) => string, gap: string) => string> = {
  OpenAction: (name, gap) => `${name('OpenAction')}${gap}7 0 R`,
  AA: (name, gap) => `${name('AA')}${gap}<<${gap}/O 7 0 R >>`,
  JavaScript: (name, gap) => `/S${gap}${name('JavaScript')}`,
  JS: (name, gap) => `${name('JS')}${gap}(app.alert\\(1\\))`,
  Launch: (name, gap) => `/S${gap}${name('Launch')}`,
  EmbeddedFiles: (name, gap) => `/Names <<${gap}${name('EmbeddedFiles')}${gap}5 0 R >>`,
  EmbeddedFile: (name, gap) => `/Type${gap}${name('EmbeddedFile')}`,
  EF: (name, gap) => `${name('EF')}${gap}<< /F 6 0 R >>`,
  RichMedia: (name, gap) => `/Subtype${gap}${name('RichMedia')}`,
  Rendition: (name, gap) => `/S${gap}${name('Rendition')}`,
  XFA: (name, gap) => `${name('XFA')}${gap}[(form) 6 0 R]`,
  SubmitForm: (name, gap) => `/S${gap}${name('SubmitForm')}`,
  ImportData: (name, gap) => `/S${gap}${name('ImportData')}`,
  GoToE: (name, gap) => `/S${gap}${name('GoToE')}`,
  GoToR: (name, gap) => `/S${gap}${name('GoToR')}${gap}/F${gap}(\\\\\\\\host\\\\share)`,
  GoTo3DView: (name, gap) => `/S${gap}${name('GoTo3DView')}`,
  OnInstantiate: (name, gap) => `${name('OnInstantiate')}${gap}7 0 R`,
  '3DD': (name, gap) => `${name('3DD')}${gap}7 0 R`,
  Movie: (name, gap) => `/Subtype${gap}${name('Movie')}`,
  Sound: (name, gap) => `/S${gap}${name('Sound')}`,
  Encrypt: (name, gap) => `${name('Encrypt')}${gap}5 0 R`,
};
const spellings: Record<string, (plain: string) => string> = {
  plain: (plain) => `/${plain}`,
  'one escape': (plain) => `/#${plain.charCodeAt(0).toString(16)}${plain.slice(1)}`,
  escapes: (plain) =>
    `/${Array.from(plain, (sign) => `#${sign.charCodeAt(0).toString(16).toUpperCase()}`).join('')}`,
};
const gaps: Record<string, string> = {
  space: ' ',
  '250 spaces': ' '.repeat(250),
  '5,000 NUL bytes': '\0'.repeat(5_000),
  'line ends': '\r\r\n\n\f\t',
  comments: '% a comment\r%/Filter >> endobj\n',
};
/** Places in which a viewer may find an object. */
const places: Record<string, (entries: string) => Uint8Array> = {
  'an object': (entries) => pdf(`7 0 obj\n<< ${entries} >>\nendobj`),
  'a superseded object': (entries) =>
    pdf(`7 0 obj<< ${entries} >>endobj 7 0 obj<< /S /GoTo >>endobj`),
  'a list of lists': (entries) => pdf(`7 0 obj [[1 2 3 4 5 6 7 8 9 << ${entries} >>]] endobj`),
  'the trailer': (entries) => pdf(`trailer << /Root 1 0 R ${entries} >>`),
  'the dictionary of a stream': (entries) => pdf(stream(entries, 'x')),
  'a cross-reference stream': (entries) => pdf(stream(`/Type /XRef /Root 1 0 R ${entries}`, 'x')),
  'an object stream': (entries) => pdf(objectStream(`<< ${entries} >>`)),
  'a plain object stream': (entries) => pdf(objectStream(`<< ${entries} >>`, '')),
  'an object stream with a list of filters': (entries) =>
    pdf(objectStream(`<< ${entries} >>`, '/Filter [/FlateDecode]')),
};

describe('active content is refused', () => {
  it.each(Object.keys(places))('in %s', (place) => {
    const accepted = Object.entries(active).flatMap(([kind, entries]) =>
      Object.entries(spellings).flatMap(([spelling, name]) =>
        Object.entries(gaps).flatMap(([gap, blank]) => {
          const reason = refusal(places[place]?.(entries(name, blank)) ?? Buffer.alloc(0));
          // A second /Type makes a dictionary unreadable.
          return reason === `contains ${kind}` || reason === unreadable
            ? []
            : [{ kind, spelling, gap, reason }];
        }),
      ),
    );
    expect(accepted).toEqual([]);
  });

  it.each([
    ['/ByteRange [0 1 2 3]'],
    ['/Byte#52ange [0 1 2 3]'],
    ['/Type /Sig'],
    ['/Type /S#69g'],
    ['/Type /DocTimeStamp'],
  ])('in a signed file, which would lose its signature: %s', (entries) => {
    for (const place of ['an object', 'an object stream', 'a list of lists'])
      expect(refusal(places[place]?.(`/V << ${entries} >>`) ?? Buffer.alloc(0))).toBe(
        'has a digital signature',
      );
  });

  it('not in a signature field without a signature', () => {
    expect(refusal(pdf('7 0 obj << /FT /Sig /T (Approved) >> endobj'))).toBeUndefined();
  });
});

describe('an object stream that viewers could decode differently is refused', () => {
  const script = '<< /S /JavaScript >>';
  const polyglot = '/Filter /ASCIIHexDecode';
  it.each([
    ['a space after the keyword', objectStream(script, '/Filter /FlateDecode', 'stream \n')],
    ['a carriage return', objectStream(script, '/Filter /FlateDecode', 'stream\r')],
    ['no line end', objectStream(script, '/Filter /FlateDecode', 'stream')],
    ['a filter in a comment', objectStream(script, `%/Filter /FlateDecode\n${polyglot}`)],
    ['two filters', objectStream(script, `/Filter /FlateDecode ${polyglot}`)],
    ['a list of two', objectStream(script, '/Filter [/ASCIIHexDecode /FlateDecode]')],
    ['another filter', objectStream(script, polyglot)],
    ['an abbreviated filter', objectStream(script, '/Filter /Fl')],
    ['a filter elsewhere', objectStream(script, '/Filter 8 0 R')],
    ['a predictor', objectStream('<< >>', '/Filter /FlateDecode /DecodeParms << /Predictor 12 >>')],
    ['its short form', objectStream('<< >>', '/Filter /FlateDecode /DP << /Predictor 15 >>')],
    ['an escaped key', objectStream('<< >>', '/Filter /FlateDecode /Decode#50arms << >>')],
    ['damaged data', stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', 'no data')],
    [
      'a length elsewhere',
      joined(
        '9 0 obj << /Type /ObjStm /N 0 /First 0 /Length 8 0 R >> stream\n\nendstream endobj 8 0 obj 0 endobj',
      ),
    ],
    ['objects that overlap', stream('/Type /ObjStm /N 2 /First 8', '7 0 8 0 << >>')],
    ['a wrong length', joined('9 0 obj << /Length 3 >> stream\n123456\nendstream endobj')],
  ])('with %s', (_, object) => {
    expect(refusal(pdf(object))).toBe(unreadable);
  });

  it('with more content than the limit', () => {
    const zeros = deflateSync(Buffer.alloc(60_000_000, ' '));
    const file = pdf(stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', zeros));
    expect(refusal(file)).toBe(unreadable);
  });
});

describe('a file that is not strictly PDF is refused', () => {
  it.each([
    ['no trailer', joined('%PDF-1.7\n', pages)],
    ['no catalogue', joined('%PDF-1.7\n', trailer)],
    ['other content', pdf('<script>alert(1)</script>')],
    ['an open string', pdf('7 0 obj (a( endobj')],
    ['a key twice', pdf('7 0 obj << /A 1 /#41 2 >> endobj')],
    ['an invalid escape', pdf('7 0 obj << /A#4 1 >> endobj')],
    ['an unknown word', pdf('7 0 obj << /A R >> endobj')],
    ['no end of an object', pdf('7 0 obj << >> 8 0 obj << >> endobj')],
    ['deep nesting', pdf(`7 0 obj ${'['.repeat(5_000)}${']'.repeat(5_000)} endobj`)],
    ['data in another file', pdf(stream('/F (other.pdf)', 'x'))],
  ])('with %s', (_, file) => {
    expect(refusal(file)).toBeDefined();
  });
});

describe('a rewritten file', () => {
  const source = joined(
    '%PDF-1.5\r\n%\xe2\xe3\xcf\xd3\r\n',
    '3 0 obj << /Linearized 1 /L 1234 >> endobj\n',
    pages,
    '4 0 obj (a \\) \\( (b) \xe9) endobj 5 0 obj <48 65 6C> endobj 6 0 obj [1 -2. +.5 true null 4 0 R] endobj ',
    '10 0 obj << /Length 11 0 R /Type /Metadata >> stream\r\n<x> endstrea\r\nendstream endobj 11 0 obj 12 endobj ',
    stream(
      '/Type /ObjStm /N 2 /First 10 /Filter /FlateDecode',
      deflateSync('12 0 13 6 /N#20m<< /K 4 0 R>>'),
    ),
    '4 0 obj (latest) endobj\n',
    'xref\n0 2\n0000000000 65535 f \n0000000009 00000 n \ntrailer\n<< /Root 1 0 R /Size 14 /Prev 17 /XRefStm 4 >>\n',
    'startxref\n0\n%%EOF\n\0\n',
  );

  it('holds every object once, with its offset in the table', () => {
    const written = Buffer.from(rewritePdf(source)).toString('latin1');
    const rows = [...written.matchAll(/^(\d+) 1\n(\d{10}) (\d{5}) n $/gm)];
    expect(rows.map(([, number]) => number)).toEqual([
      '1',
      '2',
      '4',
      '5',
      '6',
      '10',
      '11',
      '12',
      '13',
    ]);
    for (const [, number, offset] of rows)
      expect(written.slice(Number(offset))).toMatch(new RegExp(`^${number} 0 obj\n`));
    expect(written.slice(Number(/startxref\n(\d+)/.exec(written)?.[1]))).toMatch(/^xref\n/);
    expect(written).toContain('4 0 obj\n(latest)\nendobj');
    expect(written).toContain('6 0 obj\n[ 1 -2. +.5 true null 4 0 R ]\nendobj');
    expect(written).toContain('12 0 obj\n/N#20m\nendobj\n13 0 obj\n<< /K 4 0 R >>\nendobj');
    expect(written).toContain(
      '<< /Length 12 /Type /Metadata >>\nstream\n<x> endstrea\nendstream\n',
    );
    expect(written).toContain('trailer\n<< /Size 14 /Root 1 0 R >>');
    for (const gone of ['ObjStm', 'Linearized', 'Prev']) expect(written).not.toContain(gone);
  });

  it('is the same when it is written again', () => {
    const once = rewritePdf(source);
    expect(Buffer.from(rewritePdf(once)).equals(once)).toBe(true);
    expect(Buffer.from(rewritePdf(samplePdf())).equals(samplePdf())).toBe(true);
  });

  it('keeps a report of this product', async () => {
    const renderer = openPdfRenderer();
    try {
      const report = await renderer.render({ source: '#set document(title: "T")\nHello' }, {});
      const { objects } = readPdf(rewritePdf(report));
      expect(objects.size).toBe(readPdf(report).objects.size);
    } finally {
      await renderer.close();
    }
  });
});

describe('the time for a file grows with its size', () => {
  const head = '%PDF-1.7\n';
  it.each<[string, (bytes: number) => string]>([
    ['digits', (bytes) => head + '1'.repeat(bytes)],
    ['white space', (bytes) => head + pages + ' '.repeat(bytes)],
    ['comments', (bytes) => head + pages + '%/AA\n'.repeat(bytes / 5)],
    ['one comment of names', (bytes) => `${head}7 0 obj <<${'/A %'.repeat(bytes / 4)}`],
    [
      'brackets in a string',
      (bytes) => `${head}9 0 obj <<(${'('.repeat(bytes / 2)}${')'.repeat(bytes / 2)}`,
    ],
    ['open lists', (bytes) => `${head}9 0 obj ${'['.repeat(bytes)}`],
    ['hexadecimal strings', (bytes) => `${head}9 0 obj [${'<'.repeat(bytes)}`],
    ['integers', (bytes) => `${head}9 0 obj [${'1 '.repeat(bytes / 2)}`],
    ['open streams', (bytes) => head + '9 0 obj<</Length 8 0 R>>stream\n'.repeat(bytes / 31)],
    [
      'streams',
      (bytes) => head + '9 0 obj<</Length 8 0 R>>stream\nendstream endobj '.repeat(bytes / 48),
    ],
    ['small objects', (bytes) => head + '1 0 obj<</A<<>>>>endobj '.repeat(bytes / 24)],
  ])('with %s', (_, content) => {
    const time = (bytes: number) => {
      const file = Buffer.from(content(bytes), 'latin1');
      const before = process.cpuUsage();
      refusal(file);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    };
    time(200_000);
    // Quadratic work would take 64 times as long, and seconds.
    expect(time(1_600_000)).toBeLessThan(Math.max(16 * time(200_000), 1_000));
  });
});
