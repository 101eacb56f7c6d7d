import { MAX_IMPORT_ROWS } from '@alms/lis-domain/interfaces/result-import';
import { MAX_ROW_CHARACTERS, type FileRow } from './file-row.ts';

/** A header record: H, followed by the field, repetition, component and escape delimiters. */
const HEADER = /^H([^\w\s])([^\w\s])([^\w\s])([^\w\s])/;

export interface AstmFile {
  /** Sender named in the header. */
  sender: string;
  rows: FileRow[];
}

/** Action code that marks a control in an order record. */
const CONTROL = 'Q';
/** Final statuses. Any other result status is added as a remark. */
const FINAL = ['', 'F'];

/**
 * Parses ASTM E1394 records (CLSI LIS02-A2): value, unit and remarks of each result, with the
 * specimen and patient of the preceding records. Undefined when the text does not start with a
 * header.
 */
export function readAstm(whole: string): AstmFile | undefined {
  const text = whole.trimStart();
  const [, field = '|', , component = '^', escape = '&'] = HEADER.exec(text) ?? [];
  if (!HEADER.test(text)) return undefined;
  const plain = (part: string | undefined) =>
    (part ?? '')
      .replaceAll(`${escape}F${escape}`, field)
      .replaceAll(`${escape}S${escape}`, component)
      .replaceAll(`${escape}E${escape}`, escape)
      .trim();
  const parts = (part: string | undefined) => (part ?? '').split(component).map(plain);

  const file: AstmFile = { sender: '', rows: [] };
  let patient = '';
  let order: readonly string[] = [];
  for (const line of text.split(/[\r\n]+/)) {
    const isTooLong = line.length > MAX_ROW_CHARACTERS;
    const raw = line.slice(0, MAX_ROW_CHARACTERS).trim();
    const fields = raw.split(field);
    const kind = (fields[0] ?? '').toUpperCase();
    if (kind === 'H') file.sender = plain(fields[4]);
    if (kind === 'P') patient = parts(fields[5]).filter(Boolean).join(' ') || plain(fields[2]);
    if (kind === 'P' || kind === 'H') order = [];
    if (kind === 'O') order = fields;
    if (kind !== 'R') continue;
    if (file.rows.length > MAX_IMPORT_ROWS) break;
    const codes = parts(fields[2]);
    const status = plain(fields[8]);
    const content = {
      accession: parts(order[2])[0] ?? '',
      code: codes[3] || codes[0] || '',
      value: plain(fields[3]),
      unit: plain(fields[4]),
      flag: plain(fields[6]) || (FINAL.includes(status) ? '' : status),
      patient,
      kind: plain(order[11]) === CONTROL ? CONTROL : '',
      malformed: isTooLong || fields.length < 4,
    };
    file.rows.push({ raw, place: null, content });
  }
  return file;
}
