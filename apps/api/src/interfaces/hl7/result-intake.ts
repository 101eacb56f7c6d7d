import { MAX_IMPORT_ROWS } from '@alms/lis-domain/interfaces/result-import';
import { arrivalConditions, makesDoubtful } from '@alms/lis-domain/samples';
import type { Hl7Message, Hl7Segment } from '@medplum/core';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { addRemarks, type FileRow } from '../result-import/file-row.ts';
import { stageRows } from '../result-import/stage.service.ts';
import type { AcceptFile } from '../../areas/results/entry/file-acceptance.ts';
import {
  acceptedDocument,
  readDocument,
  refuseDocuments,
  type SentDocument,
} from './embedded-document.ts';
import { Hl7Refusal, repetitionsOf, textAt } from './message.ts';
import type { Intake, IntakeContext } from './intake.ts';

export interface SentResults {
  /** Instrument name as stated in the message. */
  instrument: string;
  rows: SentRow[];
}

/** A row of a message, with its document before any check. */
export interface SentRow extends FileRow {
  sent?: SentDocument;
}

/** Stages the results of an ORU^R01 for review before acceptance. */
export async function stageResultsOf(
  context: OperationContext,
  message: Hl7Message,
  { hash, accept }: IntakeContext,
): Promise<Intake> {
  const { instrument, rows } = readResultRows(message);
  const origin = {
    hash,
    format: 'hl7' as const,
    layout: `hl7 ${instrument}`,
    file_name: `${textAt(message.getSegment('MSH'), 10)}.hl7`.slice(0, 200),
    instrument_name: instrument,
    reading: { columns: null, decimal_mark: '.' as const },
    empty_cells: 0,
  };
  const checked: FileRow[] = [];
  for (const { sent, ...row } of rows) checked.push(sent ? await withFile(row, sent, accept) : row);
  const { id } = await stageRows(context, origin, checked);
  return { made: { batch_id: id }, note: `${rows.length} staged` };
}

/** A row with its document, checked like an uploaded file. */
async function withFile(row: FileRow, sent: SentDocument, accept: AcceptFile): Promise<FileRow> {
  const { value_text, attachment, content } = await acceptedDocument(sent, accept);
  return {
    ...row,
    content: { ...row.content, value: value_text, file: attachment },
    document: content,
  };
}

/** Final statuses (HL7 table 0085); any other becomes a remark. */
const final = ['', 'F', 'C'];

/**
 * Parses ORU^R01: value, unit and remarks of each OBX, with patient and specimen of the preceding
 * OBR (OBR-3, or OBR-2 when only that is filled). Everything that qualifies a value becomes a
 * remark, so that the value is reviewed before acceptance: each repetition of its flags, a status
 * that is not final, a note (NTE) on the value, its request or its patient, and a compromised
 * specimen (SPM-24).
 */
export function readResultRows(message: Hl7Message): SentResults {
  const instrument = instrumentOf(message);
  refuseDocuments(message, { accepted: true });
  let patient = '';
  let request: Hl7Segment | undefined;
  let remarksOfPatient: string[] = [];
  let remarksOfRequest: string[] = [];
  let ofRequest: SentResults['rows'] = [];
  let last: SentRow | undefined;
  let sequence = 0;
  const rows: SentResults['rows'] = [];
  for (const segment of message.segments) {
    if (segment.name === 'PID') {
      patient = patientOf(segment);
      request = undefined;
      [remarksOfPatient, remarksOfRequest, last] = [[], [], undefined];
    }
    if (segment.name === 'OBR') {
      request = segment;
      [remarksOfRequest, ofRequest, last] = [[], [], undefined];
    }
    if (segment.name === 'SPM') {
      const doubts = doubtsIn(segment);
      remarksOfRequest.push(...doubts);
      for (const row of ofRequest) addRemarks(row, doubts);
    }
    if (segment.name === 'NTE') {
      const notes = notesIn(segment);
      if (last) addRemarks(last, notes);
      else (request ? remarksOfRequest : remarksOfPatient).push(...notes);
    }
    if (segment.name !== 'OBX') continue;
    sequence += 1;
    last = rowOf(segment, request, patient);
    if (textAt(segment, 2) === 'ED') last.sent = readDocument(segment, sequence);
    addRemarks(last, [...remarksOfPatient, ...remarksOfRequest]);
    rows.push(last);
    ofRequest.push(last);
  }
  if (rows.length === 0)
    throw new Hl7Refusal('AE', 'segmentSequence', 'OBX is required', {
      segment: 'OBX',
      sequence: 1,
      field: 0,
    });
  if (rows.length > MAX_IMPORT_ROWS)
    throw new Hl7Refusal(
      'AE',
      'dataType',
      `A message must contain at most ${MAX_IMPORT_ROWS} observations`,
    );
  return { instrument, rows };
}

function instrumentOf(message: Hl7Message): string {
  const header = message.getSegment('MSH');
  const instrument = textAt(header, 3) || textAt(header, 4);
  if (instrument === '' || instrument.length > 80)
    throw new Hl7Refusal(
      'AE',
      'missing',
      'MSH-3 must identify the instrument in at most 80 characters',
      { segment: 'MSH', sequence: 1, field: 3 },
    );
  return instrument;
}

const patientOf = (segment: Hl7Segment): string =>
  recordNumberOf(segment) ||
  [textAt(segment, 5, 1), textAt(segment, 5, 2)].filter(Boolean).join(' ') ||
  textAt(segment, 3);

function rowOf(observation: Hl7Segment, request: Hl7Segment | undefined, patient: string): SentRow {
  const [code, unit, status] = [
    textAt(observation, 3),
    textAt(observation, 6),
    textAt(observation, 11),
  ];
  const flags = repetitionsOf(observation, 8).map(([flag = '']) => flag);
  const row: SentRow = {
    raw: rawOf(observation).slice(0, 2000),
    place: null,
    content: {
      accession: textAt(request, 3) || textAt(request, 2),
      code,
      unit,
      value: valueOf(observation),
      flag: '',
      patient,
      kind: textAt(request, 11) === 'Q' ? 'Q' : '',
      malformed: hasMoreThanOneValue(observation),
    },
  };
  addRemarks(row, [...flags, ...(final.includes(status) ? [] : [status])]);
  return row;
}

/** Original text of a row, without the data of a document. */
function rawOf(observation: Hl7Segment): string {
  const data = observation.getField(5)?.components[0]?.[4] ?? '';
  const text = observation.toString();
  return textAt(observation, 2) === 'ED' && data !== '' ? text.replace(data, '…') : text;
}

/** Text of a note (NTE-3), every repetition. */
const notesIn = (segment: Hl7Segment): string[] =>
  repetitionsOf(segment, 3).map((components) => components.filter(Boolean).join(' '));

/**
 * A record number or untyped number; other identifiers cannot be compared with the facility's
 * numbers.
 */
function recordNumberOf(patient: Hl7Segment): string {
  return (
    repetitionsOf(patient, 3).find(
      ([value = '', , , , type = '']) => value !== '' && (type === '' || type === 'MR'),
    )?.[0] ?? ''
  );
}

/**
 * SPM-24 codes that make values doubtful, including unknown ones. Centrifuged (`CFU`, since version
 * 2.8) does not.
 */
function doubtsIn(specimen: Hl7Segment): string[] {
  const codes = repetitionsOf(specimen, 24)
    .map(([code = '']) => code)
    .filter((code) => code !== '' && code !== 'CFU');
  return codes.filter((code) => {
    const known = arrivalConditions.find((each) => each === code);
    return known === undefined || makesDoubtful({ codes: [known], note: '' });
  });
}

/** Types whose components describe one value: a structured number and coded values. */
const componentsOf: Readonly<Record<string, number>> = {
  SN: 4,
  CE: 6,
  CF: 6,
  CNE: 22,
  CWE: 22,
  ED: 5,
};

/** Whether OBX-5 contains more than the value that would be read from it. */
function hasMoreThanOneValue(observation: Hl7Segment): boolean {
  const values = observation.getField(5)?.components ?? [];
  const max = componentsOf[textAt(observation, 2)] ?? 1;
  const { subcomponentSeparator } = observation.context;
  return (
    values.length > 1 ||
    values.some((components) => components.slice(max).some(Boolean)) ||
    values.flat().some((component) => component.includes(subcomponentSeparator))
  );
}

/**
 * OBX-5 in entry notation: a structured number with its comparator (`=` is dropped), a titer as
 * 1:80, a coded value by its code.
 */
function valueOf(observation: Hl7Segment): string {
  const type = textAt(observation, 2);
  // The value is the name of the document, once it is checked.
  if (type === 'ED') return '';
  if (type !== 'SN') return textAt(observation, 5);
  return `${textAt(observation, 5, 1).replace(/^=$/, '')}${textAt(observation, 5, 2)}${textAt(observation, 5, 3)}${textAt(observation, 5, 4)}`;
}
