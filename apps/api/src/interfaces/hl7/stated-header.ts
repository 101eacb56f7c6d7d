import type { Hl7Message } from '@medplum/core';
import { textAt } from './message.ts';

/** Header fields as the message states them, also of a message that cannot be parsed. */
export interface Stated {
  /** MSH-8. */
  token: string;
  /** MSH-6 in lower case; undefined when empty. */
  subdomain: string | undefined;
  /** MSH-3 and MSH-4, separated by `|`. */
  sender: string;
  /** MSH-9: `ORM^O01`. */
  message_type: string;
  /** MSH-10. */
  control_id: string;
}

/** Bytes in which the header of an unparsable message is searched. */
const maxHeader = 4_096;

/** Header of a message, by the raw text of its first lines when it is not parsed. */
export function statedIn(bytes: Buffer, message?: Hl7Message): Stated {
  const header = message?.getSegment('MSH');
  const headers = headersOf(bytes);
  const fields = headers[0] ?? [];
  const component = fields[1]?.[0] ?? '^';
  const at = (field: number, part = 1) =>
    header
      ? textAt(header, field, part)
      : (fields[field - 1]?.split(component)[part - 1]?.trim() ?? '');
  const isBatch = !header && fields[0] !== undefined && fields[0] !== 'MSH';
  const type = isBatch
    ? fields[0]
    : [at(9, 1), at(9, 2)].filter(header ? () => true : Boolean).join('^');
  const facility = at(6).toLowerCase();
  const tokens = headers.map((each) => each[7]?.trim() ?? '');
  return {
    token: header ? at(8) : (tokens.find((each) => each !== '') ?? ''),
    subdomain: facility === '' ? undefined : facility,
    sender: printable(`${at(3)}|${at(4)}`, 200),
    message_type: printable(type ?? '', 40),
    control_id: printable(at(isBatch ? 11 : 10), 199),
  };
}

const headerNames = /^(?:MSH|FHS|BHS)/;

/** Raw fields of a header line: its name, then `MSH-2` and following. */
const fieldsOf = (line: string) => line.split(line[3] ?? '|');

/**
 * Headers at the beginning of a message: its own, or of a file or batch (FHS, BHS) and its first
 * message.
 */
function headersOf(bytes: Buffer): string[][] {
  const lines = bytes
    .subarray(0, maxHeader)
    .toString('latin1')
    .split(/[\r\n]+/);
  return headerNames.test(lines[0] ?? '')
    ? lines.filter((line) => headerNames.test(line)).map(fieldsOf)
    : [];
}

/** The database stores no NUL. */
const printable = (text: string, max: number) => text.slice(0, max).replace(/\p{Cc}/gu, '');

/**
 * The message without access tokens, of which only the prefix remains: field 8 of every header, and
 * any other place with the text of its token.
 */
export function withoutToken(bytes: Buffer, token: string): Buffer {
  const masked = `${/^alms_[0-9a-f]{8}(?=\.)/.exec(token)?.[0] ?? ''}***`;
  // By one expression: a message with a document has millions of characters.
  const text = bytes.toString('latin1').replace(/^(?:MSH|FHS|BHS)[^\r\n]*/gm, (line) => {
    const fields = fieldsOf(line);
    if (fields[7]?.trim()) fields[7] = masked;
    return fields.join(line[3] ?? '|');
  });
  return Buffer.from(token === '' ? text : text.replaceAll(token, masked), 'latin1');
}
