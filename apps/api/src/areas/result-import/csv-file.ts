import type { ImportColumns, ImportedContent } from '@alms/lis-domain/result-import';
import Papa from 'papaparse';
import { invalid } from '../../http/validation.ts';
import { columnsApart } from '../../sheets/columns-apart.ts';

/** A row under the heads, cell by cell, and as it stands in the file. */
export interface CsvRow {
  cells: readonly string[];
  raw: string;
  /** Quotation marks are open or out of place. */
  broken: boolean;
}

export interface CsvFile {
  heads: readonly string[];
  rows: readonly CsvRow[];
}

/** Reads separated columns under a line of heads. Cells are trimmed, empty lines left out. */
export function readCsv(whole: string): CsvFile {
  const { delimiter, text } = columnsApart(whole.trimStart());
  const lines: CsvRow[] = [];
  let end = 0;
  Papa.parse<string[]>(text, {
    delimiter,
    skipEmptyLines: 'greedy',
    step: ({ data, errors, meta }) => {
      lines.push({ cells: data.map((cell) => cell.trim()), raw: text.slice(end, meta.cursor).trim(), broken: errors.length > 0 });
      end = meta.cursor;
    },
  });
  const [heads, ...rows] = lines;
  return { heads: heads?.cells ?? [], rows };
}

/** Where each column stands. Refused when a head is not there, or is there twice. */
function placesOf(heads: readonly string[], columns: ImportColumns): Map<string, number> {
  const places = Object.entries(columns).flatMap(([field, head]) => {
    if (head === null) return [];
    const found = heads.filter((each) => each === head).length;
    if (found !== 1) throw invalid({ [`reading.columns.${field}`]: found === 0 ? 'is no column of this file' : 'is the head of several columns' });
    return [[field, heads.indexOf(head)] as const];
  });
  return new Map(places);
}

/** What the rows of a file say. */
export function csvContents({ heads, rows }: CsvFile, columns: ImportColumns): { raw: string; content: ImportedContent }[] {
  const places = placesOf(heads, columns);
  return rows.map(({ cells, raw, broken }) => {
    const at = (field: keyof ImportColumns) => cells[places.get(field) ?? -1] ?? '';
    const content = {
      accession: at('accession'), code: at('code'), unit: at('unit'), value: at('value'), flag: at('flag'), patient: at('patient'), kind: at('kind'),
      malformed: broken || cells.length !== heads.length,
    };
    return { raw, content };
  });
}
