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

/** Header of a message, by the raw text of its first line when it is not parsed. */
export function statedIn(bytes: Buffer, message?: Hl7Message): Stated {
  const header = message?.getSegment('MSH');
  const fields = fieldsOf(bytes);
  const component = fields[1]?.[0] ?? '^';
  const at = (field: number, part = 1) =>
    header
      ? textAt(header, field, part)
      : (fields[field - 1]?.split(component)[part - 1]?.trim() ?? '');
  const type = [at(9, 1), at(9, 2)];
  const facility = at(6).toLowerCase();
  return {
    token: at(8),
    subdomain: facility === '' ? undefined : facility,
    sender: printable(`${at(3)}|${at(4)}`, 200),
    message_type: printable(header ? type.join('^') : type.filter(Boolean).join('^'), 40),
    control_id: printable(at(10), 199),
  };
}

/** Raw fields of the first line: `MSH`, then MSH-2 and following. */
function fieldsOf(bytes: Buffer): string[] {
  const line = bytes
    .subarray(0, maxHeader)
    .toString('latin1')
    .split(/[\r\n]/)[0];
  return line?.startsWith('MSH') ? line.split(line[3] ?? '|') : [];
}

/** The database stores no NUL. */
const printable = (text: string, max: number) => text.slice(0, max).replace(/\p{Cc}/gu, '');

/**
 * The message without its access token, of which only the prefix remains: MSH-8 of the header, and
 * any other place with the same text.
 */
export function withoutToken(bytes: Buffer, token: string): Buffer {
  const masked = `${/^alms_[0-9a-f]{8}(?=\.)/.exec(token)?.[0] ?? ''}***`;
  const text = bytes.toString('latin1');
  const end = /[\r\n]/.exec(text)?.index ?? text.length;
  const fields = text.slice(0, end).split(text[3] ?? '|');
  if (text.startsWith('MSH') && (fields[7] ?? '') !== '') fields[7] = masked;
  const rest = text.slice(end);
  const header = fields.join(text[3] ?? '|');
  return Buffer.from(
    token === '' ? header + rest : (header + rest).replaceAll(token, masked),
    'latin1',
  );
}
