import { MAX_IMPORT_ROWS } from '@alms/lis-domain/interfaces/result-import';
import { parseRecords, type AstmRecord } from '../analysers/records/astm-records.ts';
import { addRemarks, MAX_ROW_CHARACTERS, type FileRow } from './file-row.ts';

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
  // One character more than allowed shows that a record is too long.
  const records = parseRecords(whole, { maxCharacters: MAX_ROW_CHARACTERS + 1 });
  if (!records) return undefined;

  const file: AstmFile = { sender: '', rows: [] };
  let patient = '';
  let order: AstmRecord | undefined;
  let remarksOfPatient: string[] = [];
  let remarksOfOrder: string[] = [];
  let last: FileRow | undefined;
  for (const record of records) {
    const { type } = record;
    if (type === 'H') file.sender = record.text(5);
    if (type === 'P')
      patient = (record.repetitions(6)[0] ?? []).filter(Boolean).join(' ') || record.text(3);
    if (type === 'P' || type === 'H')
      [order, remarksOfPatient, remarksOfOrder, last] = [undefined, [], [], undefined];
    if (type === 'O') [order, remarksOfOrder, last] = [record, [], undefined];
    if (type === 'C') {
      const comments = commentsIn(record.repetitions(4).flat());
      if (last) addRemarks(last, comments);
      else (order ? remarksOfOrder : remarksOfPatient).push(...comments);
    }
    if (type !== 'R') continue;
    if (file.rows.length > MAX_IMPORT_ROWS) break;
    const codes = record.repetitions(3)[0] ?? [];
    const status = record.text(9);
    const isTooLong = record.raw.length > MAX_ROW_CHARACTERS;
    last = {
      raw: record.raw.slice(0, MAX_ROW_CHARACTERS),
      place: null,
      content: {
        accession: order?.text(3) ?? '',
        code: codes[3] || codes[0] || '',
        value: record.whole(4),
        unit: record.whole(5),
        flag: '',
        patient,
        kind: order?.text(12) === CONTROL ? CONTROL : '',
        malformed: isTooLong || record.fieldCount < 4 || record.repetitions(4).length > 1,
      },
    };
    addRemarks(last, [
      ...record.repetitions(7).map((each) => each.join(' ')),
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
