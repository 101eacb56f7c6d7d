import {
  limitText,
  type RangeRow,
  type ResultType,
  type TestDefinition,
} from '@alms/lis-domain/catalogue';
import { commentText } from '@alms/lis-domain/catalogue/coded-comments';
import type { LanguageTag } from '@alms/lis-domain/language';
import {
  interpretationOf,
  narrativeBlocks,
  parseRatio,
  type AppliedComment,
  type Attachment,
  type Comparator,
  type Flag,
  type FlagReason,
  type ResultState,
} from '@alms/lis-domain/results';
import type { ArrivalCondition, ArrivalConditionCode } from '@alms/lis-domain/samples';
import type { Patient, PatientIdentifier } from '@alms/lis-domain/patients';
import { describeFile } from '../attached-file.ts';
import { conditionNote, suppressionNote } from '../specimen-notes.ts';
import { hl7Time, messageOf, msh } from './acknowledgement.ts';
import { escaped } from './escapes.ts';
import type { StatedRequest } from './stated-request.ts';

/** An ordered test. */
export interface ReportedTest {
  code: string;
  name: string;
  /** The receiver's order number of this test; null: that of the order. */
  placer_number: string | null;
  placer_namespace: string | null;
  definition: Pick<TestDefinition, 'loinc'>;
}

export interface ReportedSpecimen {
  accession_number: string;
  /** HL7 table 0487. */
  specimen_type: string;
  collected_at: string | null;
  received_at: string | null;
  specimen_condition: ArrivalCondition | null;
}

export interface ReportedResult extends ReportedTest, ReportedSpecimen {
  definition: Pick<TestDefinition, 'loinc' | 'result_type' | 'coded_values' | 'method'>;
  status: ResultState;
  value_text: string | null;
  attachment: Attachment | null;
  value_num: string | null;
  comparator: Comparator | null;
  unit: string | null;
  unit_display: string | null;
  flag: Flag | null;
  flag_reason: FlagReason | null;
  range: RangeRow | null;
  comment: string;
  coded_comments: readonly AppliedComment[];
  instrument_name: string | null;
  /** Performing laboratory, its address and its director; empty where not recorded. */
  laboratory_name: string;
  laboratory_address: string;
  laboratory_director: string;
  released_at: string | null;
  verified_by_name: string | null;
}

/** Header, patient and order of a message. */
export interface MessageHead {
  /** MSH-9. */
  type: string;
  control_id: string;
  now: Date;
  /** The facility's subdomain. */
  sender: string;
  receiver: { application: string; facility: string };
  patient: { temporary_mrn: string | null; identifiers: readonly PatientIdentifier[] } & Pick<
    Patient,
    | 'mrn'
    | 'mrn_temporary'
    | 'family_name'
    | 'given_name'
    | 'middle_name'
    | 'prefix'
    | 'suffix'
    | 'birth_date'
    | 'birth_time'
    | 'deceased'
    | 'deceased_at'
    | 'gender'
  >;
  /** `placer_number` is the sender's order number; empty for the facility's own orders. */
  order: {
    order_number: string;
    placer_number: string;
    ordered_by: string;
    requested_at: string;
    ward_code: string | null;
    ward_name: string | null;
  } & StatedRequest;
}

/** The report of an order as PDF. */
export interface AttachedReport {
  /** Base64. */
  content: string;
  /** No test of the order is pending. */
  isFinal: boolean;
}

export interface ResultMessage extends Omit<MessageHead, 'type'> {
  /** Omitted: the receiver gets no report. */
  report?: AttachedReport | undefined;
  results: readonly ReportedResult[];
  /** Language of the coded comments. */
  language: LanguageTag;
}

/** HL7 table 0001. */
const sexes: Record<Patient['gender'], string> = {
  male: 'M',
  female: 'F',
  other: 'O',
  unknown: 'U',
};

/** HL7 table 0085 (domain model 2.14). A result entered in error is deleted at the receiver. */
export const resultStatuses = {
  pending: 'I',
  entered: 'P',
  held: 'P',
  verified: 'F',
  released: 'F',
  amended: 'C',
  not_calculated: 'I',
  cancelled: 'X',
  entered_in_error: 'D',
} as const satisfies Record<ResultState, string>;

/** HL7 table 0123, for one ordered test. */
const orderStatuses: Readonly<Record<string, string>> = {
  F: 'F',
  C: 'C',
  X: 'X',
  D: 'C',
  P: 'P',
  I: 'I',
};

/** HL7 table 0493. */
const conditionNames: Record<ArrivalConditionCode, string> = {
  HEM: 'Hemolyzed',
  CLOT: 'Clotted',
  CON: 'Contaminated',
  AUT: 'Autolyzed',
  FROZ: 'Frozen',
  COOL: 'Cool',
  ROOM: 'Room temperature',
  LIVE: 'Live',
};

/** Empty fields PID-9 to PID-28, before date of death (PID-29) and death indicator (PID-30). */
const UNTOLD: readonly string[] = Array.from({ length: 20 }, () => '');

/**
 * Record numbers (PID-3, table 0203). A temporary one is MRT and is sent beside its replacement.
 */
const numbersOf = (
  { mrn, temporary_mrn }: Pick<ResultMessage['patient'], 'mrn' | 'temporary_mrn'>,
  sender: string,
): string =>
  [...new Set([mrn, temporary_mrn ?? mrn])]
    .map(
      (number) =>
        `${escaped(number)}^^^${escaped(sender)}^${number === temporary_mrn ? 'MRT' : 'MR'}`,
    )
    .join('~');

/** PID-3 of an identifier of another issuer. `INS` and `OTH` are no codes of table 0203. */
const identifierOf = ({ type, value, issuer }: PatientIdentifier): string =>
  [escaped(value), '', '', escaped(issuer), type === 'INS' || type === 'OTH' ? '' : type]
    .join('^')
    .replace(/\^+$/, '');

/** PID-9 to PID-31: death and unknown identity. Empty for an identified living patient. */
function deathAndIdentity({
  deceased,
  deceased_at,
  mrn_temporary,
}: Pick<Patient, 'deceased' | 'deceased_at' | 'mrn_temporary'>): string[] {
  if (!deceased && !mrn_temporary) return [];
  return [
    ...UNTOLD,
    (deceased_at ?? '').replaceAll(/[-T:]/g, ''),
    deceased ? 'Y' : '',
    ...(mrn_temporary ? ['Y'] : []),
  ];
}

/**
 * Serialises an order's reported results as ORU^R01 (HL7 v2.5.1, 7.3.1), with one OBR and OBX per
 * test.
 */
export function resultMessage({ results, language, report, ...head }: ResultMessage): string {
  const { order } = head;
  const { order_number } = order;
  const provider = providerOf(order);
  const placers = results.map((result) => placerOf(result, order));
  return messageOf([
    ...leadingSegments({ ...head, type: 'ORU^R01^ORU_R01' }),
    ...results.flatMap((result, index) => {
      const numbers = [placers[index] ?? '', escaped(order_number)];
      // One group for each order number of the receiver.
      const isNext = index === 0 || placers[index] !== placers[index - 1];
      return [
        ...(isNext ? [controlOf(order, numbers)] : []),
        ...segmentsOf(result, { number: index + 1, numbers, provider, language }),
      ];
    }),
    ...(report
      ? reportSegments(report, {
          number: results.length + 1,
          numbers: [placers[0] ?? '', escaped(order_number)],
          now: head.now,
        })
      : []),
  ]);
}

/** LOINC of a laboratory report as a document. */
const LABORATORY_REPORT = '11502-2^Laboratory report^LN';

/** The report as PDF (ED, HL7 v2.5.1, 2.A.24) in a group of its own. */
function reportSegments(
  { content, isFinal }: AttachedReport,
  { number, numbers, now }: { number: number; numbers: readonly string[]; now: Date },
): (string | number)[][] {
  const status = isFinal ? 'F' : 'P';
  return [
    [
      'OBR',
      number,
      ...numbers,
      LABORATORY_REPORT,
      ...Array.from({ length: 17 }, () => ''),
      hl7Time(now),
      '',
      'LAB',
      status,
    ],
    [
      'OBX',
      1,
      'ED',
      LABORATORY_REPORT,
      '',
      `^application^pdf^Base64^${content}`,
      ...Array.from({ length: 5 }, () => ''),
      status,
    ],
  ];
}

/** MSH, PID and PV1 of a message about an order. */
export function leadingSegments({
  type,
  control_id,
  now,
  sender,
  receiver,
  patient,
  order,
}: MessageHead): (string | number)[][] {
  const {
    mrn,
    mrn_temporary,
    temporary_mrn,
    identifiers,
    family_name,
    given_name,
    middle_name,
    prefix,
    suffix,
    birth_date,
    birth_time,
    deceased,
    deceased_at,
    gender,
  } = patient;
  // In XPN the suffix precedes the prefix.
  const name = [family_name, given_name, middle_name, suffix, prefix]
    .map(escaped)
    .join('^')
    .replace(/\^+$/, '');
  const born = `${birth_date}${birth_time ?? ''}`.replaceAll(/[-:]/g, '');
  return [
    [
      ...msh,
      'ALMS',
      escaped(sender),
      escaped(receiver.application),
      escaped(receiver.facility),
      hl7Time(now),
      '',
      type,
      control_id,
      'P',
      '2.5.1',
      '',
      '',
      'AL',
      'NE',
      '',
      'UNICODE UTF-8',
    ],
    [
      'PID',
      1,
      '',
      [numbersOf({ mrn, temporary_mrn }, sender), ...identifiers.map(identifierOf)].join('~'),
      '',
      name,
      '',
      born,
      sexes[gender],
      ...deathAndIdentity({ deceased, deceased_at, mrn_temporary }),
    ],
    ...visitOf(order, sender),
  ];
}

/** OBR-2 and ORC-2: the receiver's order number of the test, with its namespace. */
export const placerOf = (
  { placer_number, placer_namespace }: ReportedTest,
  order: ResultMessage['order'],
): string =>
  [placer_number ?? order.placer_number, placer_namespace ?? '']
    .map(escaped)
    .join('^')
    .replace(/\^$/, '');

/**
 * PV1 with the assigned location (PV1-3) and the visit number (PV1-19): as the order stated them,
 * otherwise the ward (point of care, facility, description); none without either. The patient class
 * (PV1-2) is unknown: a ward may also treat outpatients.
 */
function visitOf(
  { ward_code, ward_name, location, visit_number }: ResultMessage['order'],
  sender: string,
): (string | number)[][] {
  if (ward_code === null && location === null && visit_number === null) return [];
  const ward = ward_code === null ? '' : wardLocation(ward_code, ward_name ?? '', sender);
  const visit = visit_number === null ? [] : [...VISIT_DETAILS, visit_number];
  return [['PV1', 1, 'U', location ?? ward, ...visit]];
}

/** Empty fields PV1-4 to PV1-18, before the visit number. */
const VISIT_DETAILS: readonly string[] = Array.from({ length: 15 }, () => '');

const wardLocation = (code: string, name: string, sender: string): string =>
  [escaped(code), '', '', escaped(sender), '', '', '', '', escaped(name)].join('^');

/** ORC-12 and OBR-16 (XCN): the name, with the id of the sender for its own order. */
export const providerOf = ({
  ordered_by,
  provider_id,
  provider_authority,
}: ResultMessage['order']): string =>
  [
    escaped(provider_id ?? ''),
    escaped(ordered_by),
    ...Array.from({ length: 6 }, () => ''),
    provider_authority ?? '',
  ]
    .join('^')
    .replace(/\^+$/, '');

function controlOf(order: ResultMessage['order'], numbers: readonly string[]): (string | number)[] {
  return [
    'ORC',
    'RE',
    ...numbers,
    '',
    '',
    '',
    '',
    '',
    hl7Time(order.requested_at),
    '',
    '',
    providerOf(order),
  ];
}

function segmentsOf(
  result: ReportedResult,
  {
    number,
    numbers,
    provider,
    language,
  }: {
    number: number;
    numbers: readonly string[];
    provider: string;
    language: LanguageTag;
  },
): (string | number)[][] {
  const {
    status,
    comment,
    coded_comments,
    collected_at,
    released_at,
    verified_by_name,
    unit,
    unit_display,
    flag_reason,
    range,
    instrument_name,
    definition: { method },
  } = result;
  const test = testOf(result);
  const suppressed = suppressionNote(flag_reason);
  // X: results cannot be obtained for this observation (HL7 table 0085).
  const resultStatus = suppressed === undefined ? resultStatuses[status] : 'X';
  const collected = collected_at === null ? '' : hl7Time(collected_at);
  const released = released_at === null ? '' : hl7Time(released_at);
  const [type, value] = valueOf(result);
  const units = unit === null ? '' : `${escaped(unit)}^${escaped(unit_display ?? unit)}^UCUM`;
  return [
    [
      'OBR',
      number,
      ...numbers,
      test,
      '',
      '',
      collected,
      '',
      '',
      '',
      '',
      '',
      '',
      '',
      '',
      provider,
      '',
      '',
      '',
      '',
      '',
      released,
      '',
      'LAB',
      orderStatuses[resultStatus] ?? '',
    ],
    withoutEnd([
      'OBX',
      1,
      type,
      test,
      '',
      value,
      units,
      rangeOf(range, result.definition.result_type),
      interpretationOf(result.definition, result) ?? '',
      '',
      '',
      resultStatus,
      '',
      '',
      collected,
      '',
      verified_by_name === null ? '' : `^${escaped(verified_by_name)}`,
      method === '' ? '' : `^${escaped(method)}`,
      instrument_name === null ? '' : escaped(instrument_name),
      released,
      ...performedBy(result),
    ]),
    ...[
      suppressed ?? '',
      ...coded_comments.map(({ texts }) => commentText(texts, language)),
      comment,
    ]
      .filter((text) => text !== '')
      .map((text, index) => ['NTE', index + 1, 'L', escaped(text)]),
    ...specimenOf(result),
  ];
}

/** A segment without empty fields at its end. */
function withoutEnd(fields: (string | number)[]): (string | number)[] {
  return fields.slice(0, fields.findLastIndex((field) => field !== '') + 1);
}

/**
 * OBX-20 to OBX-25: the performing laboratory with its address and director (ISO 15189, 7.4.1.6).
 */
const performedBy = ({
  laboratory_name,
  laboratory_address,
  laboratory_director,
}: ReportedResult): string[] => [
  '',
  '',
  '',
  escaped(laboratory_name),
  escaped(laboratory_address),
  laboratory_director === '' ? '' : `^${escaped(laboratory_director)}`,
];

/**
 * SPM of a specimen: SPM-24 for coded conditions, SPM-14 for text. Required for interpreting the
 * value (42 CFR 493.1291(c)(7)).
 */
export function specimenOf(
  {
    accession_number,
    specimen_type,
    collected_at,
    received_at,
    specimen_condition,
  }: ReportedSpecimen,
  rejected = '',
): (string | number)[][] {
  const codes = specimen_condition?.codes ?? [];
  const collected = collected_at === null ? '' : hl7Time(collected_at);
  const received = received_at === null ? '' : hl7Time(received_at);
  const conditions = codes.map((code) => `${code}^${conditionNames[code]}^HL70493`).join('~');
  return [
    withoutEnd([
      'SPM',
      1,
      `^${escaped(accession_number)}`,
      '',
      `${escaped(specimen_type)}^^HL70487`,
      '',
      '',
      '',
      '',
      '',
      '',
      '',
      '',
      '',
      specimen_condition === null ? '' : escaped(conditionNote(specimen_condition)),
      '',
      '',
      collected,
      received,
      '',
      '',
      rejected,
      '',
      '',
      conditions,
    ]),
  ];
}

/** CWE: LOINC first if in the catalogue, then the facility's own code. */
export function testOf({ code, name, definition: { loinc } }: ReportedTest): string {
  const own = `${escaped(code)}^${escaped(name)}^L`;
  return loinc === null
    ? own
    : `${escaped(loinc.code)}^${escaped(loinc.display || name)}^LN^${own}`;
}

/**
 * OBX-2 and OBX-5: a number, a number with comparator, a titer or ratio (`^1^:^80`), a coded value,
 * text, a document or a file reference.
 */
function valueOf({
  definition,
  value_text,
  attachment,
  value_num,
  comparator,
}: ReportedResult): [type: string, value: string] {
  const { result_type, coded_values } = definition;
  if (value_text === null || value_text === '') return ['', ''];
  const words: [string, string] = ['ST', escaped(value_text)];
  switch (result_type) {
    case 'numeric':
      if (value_num === null) return words;
      return comparator === null
        ? ['NM', value_num]
        : ['SN', `${escaped(comparator)}^${value_num}`];
    case 'titer':
    case 'ratio': {
      const ratio = parseRatio(value_text, result_type);
      return ratio
        ? ['SN', `${escaped(ratio.comparator ?? '')}^${ratio.first}^:^${ratio.second}`]
        : words;
    }
    case 'ordinal':
    case 'coded': {
      const answer = coded_values.find(
        ({ code, display }) => code === value_text || display === value_text,
      );
      return answer ? ['CWE', `${escaped(answer.code)}^${escaped(answer.display)}^L`] : words;
    }
    case 'text':
      return words;
    case 'narrative':
      return ['FT', formattedText(value_text)];
    case 'attachment':
      return ['ST', escaped(describeFile(value_text, attachment))];
  }
}

/** A document as formatted text (HL7 v2.5.1, 2.7.6): each line on a line, headings highlighted. */
const formattedText = (text: string): string =>
  text
    .split('\n')
    .map((line) => {
      const [block] = narrativeBlocks(line);
      return block?.kind === 'heading' ? `\\H\\${escaped(block.text)}\\N\\` : escaped(line);
    })
    .join('\\.br\\');

/**
 * OBX-7: `3.5-5.1`, `<5.1`, `>3.5`, for titers `<1:40`. Negative limits cannot be separated by a
 * hyphen without ambiguity.
 */
function rangeOf(range: RangeRow | null, type: ResultType): string {
  if (range === null) return '';
  const [low, high] = [
    range.low && limitText(range.low, type),
    range.high && limitText(range.high, type),
  ];
  if (low !== null && high !== null)
    return [low, high].some((limit) => limit.startsWith('-'))
      ? `${low} to ${high}`
      : `${low}-${high}`;
  if (high !== null) return `<${high}`;
  if (low !== null) return `>${low}`;
  return escaped(range.text ?? '');
}
