import type { ImportReading } from '@alms/lis-domain/interfaces/result-import';
import { describe, expect, it } from 'vitest';
import { readDelimitedFile } from './delimited-file.ts';

const long: ImportReading = {
  columns: {
    shape: 'long',
    accession: 'Sample ID',
    code: 'Test',
    value: 'Result',
    unit: 'Unit',
    flag: null,
    patient: null,
    kind: null,
  },
  decimal_mark: '.',
};
const wide: ImportReading = {
  columns: {
    shape: 'wide',
    accession: 'Sample ID',
    patient: null,
    kind: null,
    unit_in_head: true,
  },
  decimal_mark: '.',
};
const read = (text: string, reading = long) => readDelimitedFile(Buffer.from(text), reading);
const contents = (text: string, reading = long) => {
  const done = read(text, reading);
  return 'refusal' in done
    ? done.refusal
    : done.rows.map(({ place, content: { accession, code, value, unit, malformed } }) =>
        [place?.line, accession, code, value, unit, ...(malformed ? ['malformed'] : [])].join(' '),
      );
};

describe('file of an analyser with columns', () => {
  it.each([
    ['commas', 'Sample ID,Test,Result,Unit\nA1,K,4.1,mmol/L\n'],
    ['semicolons', 'Sample ID;Test;Result;Unit\nA1;K;4.1;mmol/L\n'],
    ['tabs', 'Sample ID\tTest\tResult\tUnit\nA1\tK\t4.1\tmmol/L\n'],
    ['other columns between them', 'No,Sample ID,Test,Time,Result,Unit\n1,A1,K,12:00,4.1,mmol/L\n'],
  ])('is read with %s', (_, text) => {
    expect(contents(text)).toEqual(['2 A1 K 4.1 mmol/L']);
  });

  it('is read below a heading line anywhere, with the lines of the file', () => {
    const text = [
      'Analyser report;version 2.1',
      'Operator, night shift;"J. Doe"',
      '',
      'Sample ID;Test;Result;Unit',
      'A1;K;4.1;mmol/L',
      'A2;NA;140;mmol/L',
    ].join('\r\n');
    expect(contents(text)).toEqual(['5 A1 K 4.1 mmol/L', '6 A2 NA 140 mmol/L']);
  });

  it('is read with one row for each specimen', () => {
    expect(contents('Run 7\nSample ID,K (mmol/L),NA (mmol/L)\nA1,4.1,140\n', wide)).toEqual([
      '3 A1 K 4.1 mmol/L',
      '3 A1 NA 140 mmol/L',
    ]);
  });

  it('keeps a line that has another number of cells for a user', () => {
    expect(contents('Sample ID,Test,Result,Unit\nA1,K,4.1,mmol/L\nEnd of report\n')).toEqual([
      '2 A1 K 4.1 mmol/L',
      '3 End of report    malformed',
    ]);
  });

  it.each([
    ['Sample ID,Test,Unit\nA1,K,mmol/L', 'no line with the headings Sample ID, Test, Result, Unit'],
    ['', 'no line with the headings Sample ID, Test, Result, Unit'],
    ['Sample ID,Test,Result,Unit\n', 'no rows below the headings'],
    [
      'Sample ID,Test,Result,Result,Unit\nA1,K,4.1,4.2,mmol/L',
      'reading.columns.value is the heading of several columns',
    ],
    ['PK\u0003\u0004', 'a workbook instead of a text file; export it as CSV'],
    ['a\u0000b', 'not a text file'],
  ])('is refused: %j', (text, reason) => {
    expect(contents(text)).toBe(reason);
  });
});
