import { MAX_IMPORT_ROWS } from '@alms/lis-domain/interfaces/result-import';
import { addRemarks, MAX_ROW_CHARACTERS, type FileRow } from './file-row.ts';

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
 * specimen and patient of the preceding records. Every repetition of a flag and every comment
 * record on the result, its order or its patient is a remark; a repeated value is malformed.
 * Undefined when the text does not start with a header.
 */
export function readAstm(whole: string): AstmFile | undefined {
  const text = whole.trimStart();
  const [, field = '|', repeat = '\\', component = '^', escape = '&'] = HEADER.exec(text) ?? [];
  if (!HEADER.test(text)) return undefined;
  const plain = (part: string | undefined) =>
    (part ?? '')
      .replaceAll(`${escape}F${escape}`, field)
      .replaceAll(`${escape}S${escape}`, component)
      .replaceAll(`${escape}R${escape}`, repeat)
      .replaceAll(`${escape}E${escape}`, escape)
      .trim();
  const parts = (part: string | undefined) => (part ?? '').split(component).map(plain);
  const repetitions = (part: string | undefined) => (part ?? '').split(repeat).map(plain);

  const file: AstmFile = { sender: '', rows: [] };
  let patient = '';
  let order: readonly string[] = [];
  let remarksOfPatient: string[] = [];
  let remarksOfOrder: string[] = [];
  let last: FileRow | undefined;
  for (const line of text.split(/[\r\n]+/)) {
    const isTooLong = line.length > MAX_ROW_CHARACTERS;
    const raw = line.slice(0, MAX_ROW_CHARACTERS).trim();
    const fields = raw.split(field);
    const kind = (fields[0] ?? '').toUpperCase();
    if (kind === 'H') file.sender = plain(fields[4]);
    if (kind === 'P') patient = parts(fields[5]).filter(Boolean).join(' ') || plain(fields[2]);
    if (kind === 'P' || kind === 'H')
      [order, remarksOfPatient, remarksOfOrder, last] = [[], [], [], undefined];
    if (kind === 'O') [order, remarksOfOrder, last] = [fields, [], undefined];
    if (kind === 'C') {
      const comments = commentsIn(parts(fields[3]));
      if (last) addRemarks(last, comments);
      else (order.length > 0 ? remarksOfOrder : remarksOfPatient).push(...comments);
    }
    if (kind !== 'R') continue;
    if (file.rows.length > MAX_IMPORT_ROWS) break;
    const codes = parts(fields[2]);
    const status = plain(fields[8]);
    last = {
      raw,
      place: null,
      content: {
        accession: parts(order[2])[0] ?? '',
        code: codes[3] || codes[0] || '',
        value: plain(fields[3]),
        unit: plain(fields[4]),
        flag: '',
        patient,
        kind: plain(order[11]) === CONTROL ? CONTROL : '',
        malformed: isTooLong || fields.length < 4 || (fields[3] ?? '').includes(repeat),
      },
    };
    addRemarks(last, [
      ...repetitions(fields[6]),
      ...(FINAL.includes(status) ? [] : [status]),
      ...remarksOfPatient,
      ...remarksOfOrder,
    ]);
    file.rows.push(last);
  }
  return file;
}

/**
 * Text of a comment record. Analysers that send one with every result write a zero when there is no
 * alarm.
 */
function commentsIn(components: readonly string[]): string[] {
  const text = components.filter(Boolean).join(' ');
  return /^[0 ]*$/.test(text) ? [] : [text];
}
