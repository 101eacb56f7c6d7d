import type { ImportReading } from '@alms/lis-domain/result-import';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../../http/problems.ts';
import { openImportFile } from './import-file.ts';

const columns = { accession: 'Sample', code: 'Test', value: 'Result', unit: 'Unit', flag: null, patient: null, kind: null };
const reading: ImportReading = { columns, decimal_mark: '.' };

const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();
const contents = (bytes: Buffer | string, how = reading) => openImportFile(Buffer.from(bytes as Buffer)).rows(how).map(({ content: { accession, code, value, unit, malformed } }) => [accession, code, value, unit, malformed]);
const codeOf = (act: () => unknown) => {
  try {
    act();
  } catch (error) {
    return error instanceof Refusal ? error.code : String(error);
  }
  return 'taken';
};

const csv = 'Sample,Test,Result,Unit\n260512-0001,K,4.2,µmol/L\n';
const same = [['260512-0001', 'K', '4.2', 'µmol/L', false]];

describe('a file with columns', () => {
  it.each<[string, Buffer | string]>([
    ['plain', csv],
    ['with CRLF', csv.replaceAll('\n', '\r\n')],
    ['with lone CR', csv.replaceAll('\n', '\r')],
    ['with a mark of UTF-8', `\uFEFF${csv}`],
    ['in UTF-16 with a mark', Buffer.from(`\uFEFF${csv}`, 'utf16le')],
    ['in UTF-16 the other way round', utf16be(`\uFEFF${csv}`)],
    ['in UTF-16 without a mark', Buffer.from(csv, 'utf16le')],
    ['in Latin-1', Buffer.from(csv, 'latin1')],
    ['with semicolons', csv.replaceAll(',', ';')],
    ['with tabs', csv.replaceAll(',', '\t')],
    ['with its delimiter named', `sep=;\r\n${csv.replaceAll(',', ';')}`],
    ['with quoted cells', csv.replace('Result', '"Result"').replace('260512-0001', '"260512-0001"')],
    ['with empty lines and spaces', `\n${csv.replace('K,4.2', ' K , 4.2 ')}\n\n`],
  ])('is read %s', (_, bytes) => {
    expect(contents(bytes)).toEqual(same);
  });

  it.each([
    ['too few cells', 'A,K,4.2'],
    ['a decimal comma among commas', 'A,K,4,2,mmol/L'],
    ['an open quotation mark', 'A,K,"4.2,mmol/L'],
  ])('says of a row with %s that it cannot be told which cell is which', (_, line) => {
    expect(contents(`Sample,Test,Result,Unit\n${line}\n`).map((row) => row.at(-1))).toEqual([true]);
  });

  it('keeps each row as it came', () => {
    const lines = ['A;"K; serum";4,2;mmol/L', 'B;NA;138;mmol/L'];
    expect(openImportFile(Buffer.from(`Sample;Test;Result;Unit\r\n${lines.join('\r\n')}`)).rows(reading).map(({ raw }) => raw)).toEqual(lines);
  });

  it('refuses a column that is not there, or is there twice', () => {
    const file = openImportFile(Buffer.from('Sample,Test,Test,Result\nA,K,K,4.2\n'));
    expect(codeOf(() => file.rows(reading))).toBe('invalid');
    expect(codeOf(() => file.rows({ ...reading, columns: { ...columns, unit: null } }))).toBe('invalid');
    expect(codeOf(() => file.rows({ ...reading, columns: null }))).toBe('invalid');
  });

  it('is known again by its heads, not by its rows', () => {
    const layout = (text: string) => openImportFile(Buffer.from(text)).layout;
    expect(layout(csv)).toBe(layout('Sample,Test,Result,Unit\nB,NA,138,mmol/L\n'));
    expect(layout(csv)).not.toBe(layout('Sample,Test,Result,Units\nB,NA,138,mmol/L\n'));
  });
});

describe('what is no file of results', () => {
  it.each<[string, Buffer, string]>([
    ['a workbook', Buffer.from('504b030414000600', 'hex'), 'file_is_spreadsheet'],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'file_is_spreadsheet'],
    ['a program', Buffer.from('4d5a90000300000004000000ffff0000', 'hex'), 'file_not_text'],
    ['half a character of UTF-16', Buffer.concat([Buffer.from('\uFEFFA,B', 'utf16le'), Buffer.from([0x41])]), 'file_not_text'],
    ['nothing', Buffer.from(''), 'file_without_rows'],
    ['heads alone', Buffer.from('Sample,Test,Result\n'), 'file_without_rows'],
    ['one row too many', Buffer.from(`Sample\n${'A\n'.repeat(20_001)}`), 'file_too_long'],
  ])('refuses %s', (_, bytes, code) => {
    expect(codeOf(() => openImportFile(bytes))).toBe(code);
  });
});

describe('a file of ASTM E1394 records', () => {
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
  const rows = read(records.join('\r')).rows({ columns: null, decimal_mark: '.' });

  it('gives each result its specimen, patient, value, unit and remark', () => {
    expect(rows.map(({ content }) => content)).toEqual([
      { accession: '260512-0001', code: 'K', value: '4.2', unit: 'mmol/L', flag: 'N', patient: 'TESTWELL ADA', kind: '', malformed: false },
      { accession: '260512-0001', code: 'NA', value: '138', unit: 'mmol/L', flag: 'P', patient: 'TESTWELL ADA', kind: '', malformed: false },
      { accession: 'QC-1', code: 'K', value: '3.5', unit: 'mmol/L', flag: '', patient: 'TESTWELL ADA', kind: 'Q', malformed: false },
      { accession: '', code: 'K', value: '4.4', unit: 'mmol/L', flag: '', patient: '', kind: '', malformed: false },
    ]);
    expect(rows[0]?.raw).toBe(records[3]);
  });

  it('is read out of its frames, too', () => {
    const framed = records.map((record, index) => `\u0002${(index + 1) % 8}${record}\r\u0003A4\r\n`).join('');
    expect(read(`\u0005${framed}\u0004`).rows({ columns: null, decimal_mark: '.' })).toEqual(rows);
  });
});
