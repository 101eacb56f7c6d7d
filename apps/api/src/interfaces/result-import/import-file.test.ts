import type { ImportReading } from '@alms/lis-domain/interfaces/result-import';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import { ENQ, EOT, frame } from '../../testing/lis01-frames.ts';
import { openImportFile } from './import-file.ts';

const columns = {
  shape: 'long' as const,
  accession: 'Sample',
  code: 'Test',
  value: 'Result',
  unit: 'Unit',
  flag: null,
  patient: null,
  kind: null,
};
const reading: ImportReading = { columns, decimal_mark: '.' };

const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();
const contents = (bytes: Buffer | string, how = reading) =>
  openImportFile(Buffer.from(bytes as Buffer))
    .read(how)
    .rows.map(({ content: { accession, code, value, unit, malformed } }) => [
      accession,
      code,
      value,
      unit,
      malformed,
    ]);
const codeOf = (context: () => unknown) => {
  try {
    context();
  } catch (error) {
    return error instanceof Refusal ? error.code : String(error);
  }
  return 'taken';
};

const csv = 'Sample,Test,Result,Unit\n260512-0001,K,4.2,µmol/L\n';
const same = [['260512-0001', 'K', '4.2', 'µmol/L', false]];

describe('file with columns', () => {
  it.each<[string, Buffer | string]>([
    ['plain', csv],
    ['with CRLF', csv.replaceAll('\n', '\r\n')],
    ['with lone CR', csv.replaceAll('\n', '\r')],
    ['with a mark of UTF-8', `\uFEFF${csv}`],
    ['in UTF-16 LE with a byte order mark', Buffer.from(`\uFEFF${csv}`, 'utf16le')],
    ['in UTF-16 BE with a byte order mark', utf16be(`\uFEFF${csv}`)],
    ['in UTF-16 LE without a byte order mark', Buffer.from(csv, 'utf16le')],
    ['in Latin-1', Buffer.from(csv, 'latin1')],
    ['with semicolons', csv.replaceAll(',', ';')],
    ['with tabs', csv.replaceAll(',', '\t')],
    ['with its delimiter named', `sep=;\r\n${csv.replaceAll(',', ';')}`],
    [
      'with quoted cells',
      csv.replace('Result', '"Result"').replace('260512-0001', '"260512-0001"'),
    ],
    ['with empty lines and spaces', `\n${csv.replace('K,4.2', ' K , 4.2 ')}\n\n`],
  ])('is parsed %s', (_, bytes) => {
    expect(contents(bytes)).toEqual(same);
  });

  it.each([
    ['too few cells', 'A,K,4.2'],
    ['a decimal comma in a comma-separated file', 'A,K,4,2,mmol/L'],
    ['an unclosed quotation mark', 'A,K,"4.2,mmol/L'],
  ])('reports that the cells of a row with %s cannot be separated', (_, line) => {
    expect(contents(`Sample,Test,Result,Unit\n${line}\n`).map((row) => row.at(-1))).toEqual([true]);
  });

  it('keeps each row unchanged', () => {
    const lines = ['A;"K; serum";4,2;mmol/L', 'B;NA;138;mmol/L'];
    expect(
      openImportFile(Buffer.from(`Sample;Test;Result;Unit\r\n${lines.join('\r\n')}`))
        .read(reading)
        .rows.map(({ raw }) => raw),
    ).toEqual(lines);
  });

  it('rejects a missing or duplicate column', () => {
    const file = openImportFile(Buffer.from('Sample,Test,Test,Result\nA,K,K,4.2\n'));
    expect(codeOf(() => file.read(reading))).toBe('invalid');
    expect(codeOf(() => file.read({ ...reading, columns: { ...columns, unit: null } }))).toBe(
      'invalid',
    );
    expect(codeOf(() => file.read({ ...reading, columns: null }))).toBe('invalid');
  });

  it('is recognised by its header, not its rows', () => {
    const layout = (text: string) => openImportFile(Buffer.from(text)).layout;
    expect(layout(csv)).toBe(layout('Sample,Test,Result,Unit\nB,NA,138,mmol/L\n'));
    expect(layout(csv)).not.toBe(layout('Sample,Test,Result,Units\nB,NA,138,mmol/L\n'));
  });
});

describe('invalid result file', () => {
  it.each<[string, Buffer, string]>([
    ['a workbook', Buffer.from('504b030414000600', 'hex'), 'file_is_spreadsheet'],
    ['a legacy Excel workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'file_is_spreadsheet'],
    ['a program', Buffer.from('4d5a90000300000004000000ffff0000', 'hex'), 'file_not_text'],
    [
      'a truncated UTF-16 character',
      Buffer.concat([Buffer.from('\uFEFFA,B', 'utf16le'), Buffer.from([0x41])]),
      'file_not_text',
    ],
    ['nothing', Buffer.from(''), 'file_without_rows'],
    ['heads alone', Buffer.from('Sample,Test,Result\n'), 'file_without_rows'],
    ['one row too many', Buffer.from(`Sample\n${'A\n'.repeat(20_001)}`), 'file_too_long'],
  ])('rejects %s', (_, bytes, code) => {
    expect(codeOf(() => openImportFile(bytes))).toBe(code);
  });
});

describe('file of ASTM E1394 records', () => {
  const records = [
    'H|\\^&|||Analyser 2^1.0|||||||P|LIS2-A2|20260512',
    'P|1||MRN-0007||TESTWELL^ADA',
    'O|1|260512-0001||^^^K|R',
    'R|1|^^^K|4.2|mmol/L||N||F||||20260512083000',
    'R|2|^^^NA^1|138|mmol/L||||P',
    'C|1|I|Some remark',
    'O|2|QC-1||^^^K|R||||||Q',
    'R|1|^^^K|3.5|mmol/L||||F',
    'P|2',
    'R|1|^^^K|4.4|mmol/L||||F',
    'L|1|N',
  ];
  const read = (text: string) => openImportFile(Buffer.from(text));
  const rows = read(records.join('\r')).read({ columns: null, decimal_mark: '.' }).rows;

  it.each<[string, string[], string[]]>([
    ['a repeated flag', ['R|1|^^^K|4.2|mmol/L||N\\Q||F'], ['N Q']],
    ['a flag with a status that is not final', ['R|1|^^^K|4.2|mmol/L||N||X'], ['N X']],
    ['a comment on the result', ['R|1|^^^K|4.2|mmol/L||N||F', 'C|1|I|Clotted|G'], ['N Clotted']],
    [
      'a comment on the order, for each of its results',
      ['C|1|L|Do not report|G', 'R|1|^^^K|4.2|mmol/L||N||F', 'R|2|^^^NA|138|mmol/L||||F'],
      ['N Do not report', 'Do not report'],
    ],
    ['no alarm', ['R|1|^^^K|4.2|mmol/L||N||F', 'C|1|I|0^^0|I'], ['N']],
  ])('keeps as remark: %s', (_, results, flags) => {
    const text = [...records.slice(0, 3), ...results, 'L|1|N'].join('\r');
    const found = read(text).read({ columns: null, decimal_mark: '.' }).rows;
    expect(found.map(({ content }) => content.flag)).toEqual(flags);
  });

  it('marks a repeated value as malformed', () => {
    const text = [...records.slice(0, 3), 'R|1|^^^K|4.2\\5.1|mmol/L||N||F'].join('\r');
    const [row] = read(text).read({ columns: null, decimal_mark: '.' }).rows;
    expect(row?.content.malformed).toBe(true);
  });

  it('assigns each result its specimen, patient, value, unit and remark', () => {
    expect(rows.map(({ content }) => content)).toEqual([
      {
        accession: '260512-0001',
        code: 'K',
        value: '4.2',
        unit: 'mmol/L',
        flag: 'N',
        patient: 'TESTWELL ADA',
        kind: '',
        malformed: false,
      },
      {
        accession: '260512-0001',
        code: 'NA',
        value: '138',
        unit: 'mmol/L',
        flag: 'P Some remark',
        patient: 'TESTWELL ADA',
        kind: '',
        malformed: false,
      },
      {
        accession: 'QC-1',
        code: 'K',
        value: '3.5',
        unit: 'mmol/L',
        flag: '',
        patient: 'TESTWELL ADA',
        kind: 'Q',
        malformed: false,
      },
      {
        accession: '',
        code: 'K',
        value: '4.4',
        unit: 'mmol/L',
        flag: '',
        patient: '',
        kind: '',
        malformed: false,
      },
    ]);
    expect(rows[0]?.raw).toBe(records[3]);
  });

  const framed = (texts: readonly string[]) =>
    `${ENQ}${texts.map((text, index) => frame((index + 1) % 8, `${text}\r`)).join('')}${EOT}`;

  it('is also extracted from its frames', () => {
    expect(read(framed(records)).read({ columns: null, decimal_mark: '.' })).toEqual({
      rows,
      emptyCells: 0,
    });
  });

  it.each<[string, (session: string) => string, string, string]>([
    [
      'with a digit that changed on the way',
      (session) => session.replace('|4.2|', '|4.7|'),
      'frame_checksum',
      '4',
    ],
    [
      'with a missing frame',
      (session) => session.replace(frame(5, `${records[4]}\r`), ''),
      'frame_missing',
      '5',
    ],
    [
      'without an end of transmission',
      (session) => session.slice(0, -1),
      'frames_unfinished',
      '11',
    ],
  ])('is rejected in a session %s', (_, broken, code, frame) => {
    expect(() => read(broken(framed(records)))).toThrow(
      expect.objectContaining({
        code,
        extra: expect.objectContaining({ fields: { frame } }),
      }) as Error,
    );
  });
});

describe('file with one row per specimen', () => {
  const wide = {
    shape: 'wide',
    accession: 'Sample',
    patient: null,
    kind: null,
    unit_in_head: true,
  } as const;
  const read = (
    text: string,
    change: Partial<typeof wide | { patient: string; unit_in_head: boolean }> = {},
  ) =>
    openImportFile(Buffer.from(text)).read({ columns: { ...wide, ...change }, decimal_mark: '.' });
  const rowsOf = (text: string, change = {}) =>
    read(text, change).rows.map(
      ({ place, content: { accession, code, unit, value, patient, malformed } }) => [
        place?.line,
        place?.column,
        accession,
        code,
        unit,
        value,
        patient,
        malformed,
      ],
    );

  it('yields one row with its position per value and none for an empty cell', () => {
    const text =
      'sep=;\nSample;Name;K (mmol/L);NA [mmol/L];A/G\n\nS-1;Testwell;4.2;;1.1\nS-2;;;139;\n';
    expect(rowsOf(text, { patient: 'Name' })).toEqual([
      [4, 'K (mmol/L)', 'S-1', 'K', 'mmol/L', '4.2', 'Testwell', false],
      [4, 'A/G', 'S-1', 'A/G', '', '1.1', 'Testwell', false],
      [5, 'NA [mmol/L]', 'S-2', 'NA', 'mmol/L', '139', '', false],
    ]);
    expect(read(text, { patient: 'Name' }).emptyCells).toBe(3);
  });

  it('keeps only the one value of its line', () => {
    expect(read('Sample,K,HIV\nS-1,4.2,Positive\n').rows.map(({ raw }) => raw)).toEqual([
      '4.2',
      'Positive',
    ]);
  });

  it('treats the whole header as the code unless configured to contain the unit', () => {
    expect(rowsOf('Sample,K (mmol/L)\nS-1,4.2\n', { unit_in_head: false })).toEqual([
      [2, 'K (mmol/L)', 'S-1', 'K (mmol/L)', '', '4.2', '', false],
    ]);
  });

  it.each([
    ['more cells than column headings', 'S-1,4.2,139,7'],
    ['fewer', 'S-1,4.2'],
    ['an unclosed quotation mark', 'S-1,"4.2,139'],
  ])('reports that the cells of a line with %s cannot be separated', (_, line) => {
    expect(rowsOf(`Sample,K,NA\nS-0,4.1,\n${line}\n`)).toEqual([
      [2, 'K', 'S-0', 'K', '', '4.1', '', false],
      [3, null, '', '', '', '', '', true],
    ]);
  });

  it('treats a value without a header as one without a code', () => {
    expect(rowsOf('Sample,K,\nS-1,4.2,7\n').map((row) => row.slice(2, 6))).toEqual([
      ['S-1', 'K', '', '4.2'],
      ['S-1', '', '', '7'],
    ]);
    expect(read('Sample,K,\nS-1,4.2,\n').emptyCells).toBe(0);
  });

  it.each<[string, string, Record<string, string>]>([
    [
      'without the specimen column',
      'Tube,K\nS-1,4.2\n',
      { 'reading.columns.accession': 'is not a column of this file' },
    ],
    [
      'with two columns of specimens',
      'Sample,Sample,K\nS-1,S-1,4.2\n',
      { 'reading.columns.accession': 'is the heading of several columns' },
    ],
    [
      'with two columns of one code',
      'Sample,K (mmol/L),NA,K [mmol/L]\nS-1,4.2,139,4.3\n',
      {
        'reading.columns': 'contain two columns with the same code and unit',
        repeated: 'K [mmol/L]',
      },
    ],
    ['with specimens alone', 'Sample\nS-1\n', { 'reading.columns': 'leave no column for values' }],
  ])('is rejected %s', (_, text, fields) => {
    expect(() => read(text)).toThrow(
      expect.objectContaining({
        code: 'invalid',
        extra: expect.objectContaining({ fields }),
      }) as Error,
    );
  });

  it('is rejected with more values than the limit', () => {
    const line = `S-1${',1'.repeat(200)}\n`;
    expect(
      codeOf(() =>
        read(
          `Sample,${Array.from({ length: 200 }, (_, index) => `T${index}`).join(',')}\n${line.repeat(101)}`,
        ),
      ),
    ).toBe('file_too_long');
  });
});
