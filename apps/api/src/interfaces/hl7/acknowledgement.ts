import type { Hl7Message } from '@medplum/core';
import { delimiters, escaped } from './escapes.ts';
import { errorCodes, textAt, type Hl7Refusal } from './message.ts';

/** An instant in HL7 format, in UTC: `20260512084200+0000`. */
export function hl7Time(instant: string | Date): string {
  return `${new Date(instant).toISOString().replace(/[-:T]/g, '').slice(0, 14)}+0000`;
}

/** Serialises segments to a message. Fields are written as given; callers apply `escaped`. */
export function messageOf(segments: readonly (readonly (string | number)[])[]): string {
  return `${segments.map((fields) => fields.join(delimiters.field)).join('\r')}\r`;
}

/** First two fields of every message. */
export const msh = [
  'MSH',
  `${delimiters.component}${delimiters.repetition}${delimiters.escape}${delimiters.subcomponent}`,
] as const;

export interface Acknowledged {
  /** The message to acknowledge; undefined when unparsable. */
  message: Hl7Message | undefined;
  /** Undefined when the message was accepted. */
  refusal: Hl7Refusal | undefined;
  /** Information for the sender: the order number. */
  note?: string;
  now: Date;
  controlId: string;
  /** Character set of the message, by name, in which it is answered. */
  charset: string;
  /** Answers to the orders of a message, with their message type (MSH-9). */
  reply?: { type: string; segments: readonly (readonly (string | number)[])[] } | undefined;
  /** Control id of an unparsable message, as far as it can be read. */
  statedId?: string;
}

/**
 * Acknowledgement of a message (ACK, or the answer to its orders): accepted, or rejected with
 * location and reason (ERR).
 */
export function acknowledgement({
  message,
  refusal,
  note = '',
  reply,
  now,
  controlId,
  charset,
  statedId = '',
}: Acknowledged): string {
  const header = message?.getSegment('MSH');
  const [from, at, to, facility] = [5, 6, 3, 4].map((field) => escaped(textAt(header, field)));
  const event = escaped(textAt(header, 9, 2));
  const version = textAt(header, 12) || '2.5.1';
  return messageOf([
    [
      ...msh,
      from || 'ALMS',
      at ?? '',
      to ?? '',
      facility ?? '',
      hl7Time(now),
      '',
      reply?.type ?? (event === '' ? 'ACK' : `ACK^${event}^ACK`),
      controlId,
      textAt(header, 11) || 'P',
      escaped(version),
      '',
      '',
      '',
      '',
      '',
      charset,
    ],
    [
      'MSA',
      refusal?.answer ?? 'AA',
      escaped(header ? textAt(header, 10) : statedId),
      escaped(refusal?.message ?? note),
    ],
    ...(refusal ? [errorOf(refusal)] : []),
    ...(reply?.segments ?? []),
  ]);
}

/** Whether an acknowledgement accepts its message, which therefore had a valid token. */
export const isAccepted = (reply: string): boolean => /\rMSA.AA/.test(reply);

/** ERR segment: location, error code, severity and text (HL7 v2.5.1, 2.15.5). */
function errorOf({ kind, place, message }: Hl7Refusal): string[] {
  const { code, text } = errorCodes[kind];
  const location = place
    ? [place.segment, place.sequence, ...(place.field > 0 ? [place.field] : [])].join('^')
    : '';
  return ['ERR', '', location, `${code}^${text}^HL70357`, 'E', '', '', '', escaped(message)];
}
