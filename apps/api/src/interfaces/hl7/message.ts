import { Hl7Message, type Hl7Segment } from '@medplum/core';
import { characterSetOf, utf8, type CharacterSet } from './character-set.ts';
import { unescaped } from './escapes.ts';

/** HL7 table 0357: error codes. */
export const errorCodes = {
  segmentSequence: { code: '100', text: 'Segment sequence error' },
  missing: { code: '101', text: 'Required field missing' },
  dataType: { code: '102', text: 'Data type error' },
  tableValue: { code: '103', text: 'Table value not found' },
  messageType: { code: '200', text: 'Unsupported message type' },
  processingId: { code: '202', text: 'Unsupported processing id' },
  version: { code: '203', text: 'Unsupported version id' },
  unknownKey: { code: '204', text: 'Unknown key identifier' },
  duplicateKey: { code: '205', text: 'Duplicate key identifier' },
  internal: { code: '207', text: 'Application internal error' },
} as const;

/**
 * A location in a message: `PID-3` of the first PID is `{ segment: 'PID', sequence: 1, field: 3 }`.
 */
export interface Hl7Place {
  segment: string;
  sequence: number;
  field: number;
}

/** The sender's order number of one test (EI.1), with its namespace (EI.2), empty if not sent. */
export interface PlacerNumber {
  number: string;
  namespace: string;
}

/** Rejection of a message: `AE` for its content, `AR` for its form or sender. */
export class Hl7Refusal extends Error {
  override readonly name = 'Hl7Refusal';
  readonly answer: 'AE' | 'AR';
  readonly kind: keyof typeof errorCodes;
  readonly place: Hl7Place | undefined;

  constructor(
    answer: 'AE' | 'AR',
    kind: keyof typeof errorCodes,
    reason: string,
    place?: Hl7Place,
  ) {
    super(reason);
    this.answer = answer;
    this.kind = kind;
    this.place = place;
  }
}

/** Maximum number of separators in a message, which limits the time of parsing it. */
export const MAX_SEPARATORS = 30_000;

/** Whether a message has more parts than a laboratory sends at once. */
export function hasTooManyParts(bytes: Buffer): boolean {
  const isSeparator = new Uint8Array(256);
  for (const byte of [0x0d, 0x0a, ...bytes.subarray(3, 8)]) isSeparator[byte] = 1;
  let count = 0;
  // By index: an iterator takes ten times as long for a message of the greatest size.
  for (let at = 0; at < bytes.length; at += 1) count += isSeparator[bytes[at] ?? 0] ?? 0;
  return count > MAX_SEPARATORS;
}

/**
 * Parses an unframed message in the character set that it states; undefined when invalid. In an
 * unknown set it is read as UTF-8, so that the header can be answered.
 */
export function parsedMessage(bytes: Buffer): Hl7Message | undefined {
  const set = characterSetOf(bytes) ?? utf8;
  if (set.invalidByte(bytes) !== -1) return undefined;
  const text = set.decode(bytes);
  if (!hasDelimiters(text)) return undefined;
  try {
    return Hl7Message.parse(hexInUtf8(text, set).replace(/[\r\n]+$/, ''));
  } catch {
    return undefined;
  }
}

/** Hexadecimal escape sequences of a message, in pairs of their escape characters. */
function hexSequences(text: string): RegExp {
  const [field = '', component = '', repetition = '', escape = ''] = Array.from(
    text.slice(3, 7),
    (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`,
  );
  const inside = `[^${field}${component}${repetition}${escape}\\r\\n]*`;
  return new RegExp(`(${escape})(${inside})${escape}`, 'gu');
}

const hexDigits = /^X((?:[0-9A-F]{2})+)$/i;

/** Hexadecimal data is in the character set of its message; it is unescaped as UTF-8. */
function hexInUtf8(text: string, set: CharacterSet): string {
  return text.replace(hexSequences(text), (whole, escape: string, sequence: string) => {
    const [, digits] = hexDigits.exec(sequence) ?? [];
    if (digits === undefined) return whole;
    const hex = Buffer.from(set.decode(Buffer.from(digits, 'hex')), 'utf8').toString('hex');
    return `${escape}X${hex}${escape}`;
  });
}

/** Index of the first byte that the set of a message does not have, also as an escape sequence. */
export function invalidByteIn(bytes: Buffer, set: CharacterSet): number {
  const plain = set.invalidByte(bytes);
  if (plain !== -1) return plain;
  const text = set.decode(bytes);
  if (!hasDelimiters(text)) return -1;
  for (const { index, 2: sequence = '' } of text.matchAll(hexSequences(text))) {
    const [, digits = ''] = hexDigits.exec(sequence) ?? [];
    const data = Buffer.from(digits, 'hex');
    if (data.includes(0) || set.invalidByte(data) !== -1)
      return set.encode(text.slice(0, index)).length;
  }
  return -1;
}

/** Whether a header has five distinct delimiters. */
function hasDelimiters(text: string): boolean {
  const signs = text.slice(3, 8).split('');
  return (
    text.startsWith('MSH') &&
    new Set(signs).size === 5 &&
    signs.every((sign) => /[^\w\s]/.test(sign)) &&
    text[8] === signs[0]
  );
}

/** Text of a component, from 1; empty when absent. */
export function textAt(segment: Hl7Segment | undefined, field: number, component = 1): string {
  const value = segment?.getField(field)?.getComponent(component) ?? '';
  return segment ? unescaped(value, segment.context).trim() : '';
}

/** Repetitions of a field, each as its components. */
export function repetitionsOf(segment: Hl7Segment, field: number): string[][] {
  return (segment.getField(field)?.components ?? []).map((components) =>
    components.map((each) => unescaped(each, segment.context).trim()),
  );
}
