import {
  MAX_IMPORT_ROWS,
  repeatedColumn,
  valueColumns,
  type ImportColumns,
  type ImportField,
  type LongColumns,
  type WideColumns,
} from '@alms/lis-domain/interfaces/result-import';
import Papa from 'papaparse';
import { invalid } from '../../platform/http/requests/validation.ts';
import { detectDelimiter } from '../../platform/spreadsheets/column-delimiter.ts';
import { emptyContent, MAX_ROW_CHARACTERS, type FileRow, type ReadRows } from './file-row.ts';

/** A data row: its cells and its original text. */
export interface CsvRow {
  cells: readonly string[];
  raw: string;
  /** Starting line in the text, from 1. */
  line: number;
  /** Quotation marks are unbalanced or misplaced. */
  broken: boolean;
}

export interface CsvFile {
  heads: readonly string[];
  rows: readonly CsvRow[];
}

/**
 * Parses delimited columns below a header line. Cells are trimmed and empty lines skipped. Stops
 * above the maximum number of rows; a row that is too long for a result counts as broken.
 *
 * @param known Delimiter; detected when omitted.
 */
export function readCsv(whole: string, known?: string): CsvFile {
  const { delimiter, text } =
    known === undefined
      ? detectDelimiter(whole.trimStart())
      : { delimiter: known, text: whole.trimStart() };
  const lines: CsvRow[] = [];
  let end = 0;
  let passed = linesIn(whole.slice(0, whole.length - text.length));
  Papa.parse<string[]>(text, {
    delimiter,
    skipEmptyLines: 'greedy',
    step: ({ data, errors, meta }, parser) => {
      if (lines.length > MAX_IMPORT_ROWS + 1) parser.abort();
      const raw = text.slice(end, meta.cursor);
      const isTooLong = lines.length > 0 && raw.length > MAX_ROW_CHARACTERS;
      const before = raw.slice(0, raw.length - raw.trimStart().length);
      lines.push({
        cells: isTooLong ? [] : data.map((cell) => cell.trim()),
        raw: raw.trim().slice(0, MAX_ROW_CHARACTERS),
        line: passed + linesIn(before) + 1,
        broken: errors.length > 0 || isTooLong,
      });
      passed += linesIn(raw);
      end = meta.cursor;
    },
  });
  const [heads, ...rows] = lines;
  return { heads: heads?.cells ?? [], rows };
}

const linesIn = (text: string) => text.split(/\r\n|\r|\n/).length - 1;

/** Column positions. Rejects missing or duplicate headers. */
function placesOf(
  heads: readonly string[],
  columns: Partial<Record<ImportField, string | null | undefined>>,
): Map<string, number> {
  const places = Object.entries(columns).flatMap(([field, head]) => {
    if (head == null) return [];
    const found = heads.filter((each) => each === head).length;
    if (found !== 1)
      throw invalid({
        [`reading.columns.${field}`]:
          found === 0 ? 'is not a column of this file' : 'is the heading of several columns',
      });
    return [[field, heads.indexOf(head)] as const];
  });
  return new Map(places);
}

/** The reagent lot of a row; omitted if it states none. */
const statedLot = (reagent_lot: string) => (reagent_lot === '' ? {} : { reagent_lot });

const isMalformed = ({ cells, broken }: CsvRow, { heads }: CsvFile) =>
  broken || cells.length !== heads.length;

/** Contents of the rows of a file. */
export function csvContents(file: CsvFile, columns: ImportColumns): ReadRows {
  return columns.shape === 'wide'
    ? wideContents(file, columns)
    : { rows: longContents(file, columns), emptyCells: 0 };
}

function longContents(
  file: CsvFile,
  { accession, code, value, unit, flag, patient, kind, reagent_lot }: LongColumns,
): FileRow[] {
  const columns = { accession, code, value, unit, flag, patient, kind, reagent_lot };
  const places = placesOf(file.heads, columns);
  return file.rows.map((row) => {
    const at = (field: ImportField) => row.cells[places.get(field) ?? -1] ?? '';
    const content = {
      accession: at('accession'),
      code: at('code'),
      unit: at('unit'),
      value: at('value'),
      flag: at('flag'),
      patient: at('patient'),
      kind: at('kind'),
      ...statedLot(at('reagent_lot')),
      malformed: isMalformed(row, file),
    };
    return { raw: row.raw, place: { line: row.line, column: null }, content };
  });
}

/**
 * One row per non-empty cell. For a row whose cells cannot be separated, only the position is
 * known.
 */
function wideContents(file: CsvFile, columns: WideColumns): ReadRows {
  const { accession, patient, kind, reagent_lot } = columns;
  const places = placesOf(file.heads, { accession, patient, kind, reagent_lot });
  const values = valueColumns(file.heads, columns);
  if (values.length === 0) throw invalid({ 'reading.columns': 'leave no column for values' });
  const repeated = repeatedColumn(values);
  if (repeated)
    throw invalid({
      'reading.columns': 'contain two columns with the same code and unit',
      repeated: repeated.head,
    });
  let emptyCells = 0;
  const rows = file.rows.flatMap((row): FileRow[] => {
    const place = (column: string | null) => ({ line: row.line, column });
    if (isMalformed(row, file))
      return [{ raw: row.raw, place: place(null), content: { ...emptyContent, malformed: true } }];
    const at = (field: ImportField) => row.cells[places.get(field) ?? -1] ?? '';
    const whose = {
      accession: at('accession'),
      patient: at('patient'),
      kind: at('kind'),
      ...statedLot(at('reagent_lot')),
    };
    const filled = values.filter(({ index }) => row.cells[index] !== '');
    emptyCells += values.filter(({ index, head }) => head !== '' && row.cells[index] === '').length;
    // The line's other cells are other results, possibly concealed from readers of this one.
    return filled.map(({ index, head, code, unit }) => ({
      raw: row.cells[index] ?? '',
      place: place(head),
      content: { ...emptyContent, ...whose, code, unit, value: row.cells[index] ?? '' },
    }));
  });
  return { rows, emptyCells };
}
