import { unframe } from '../link/unframe.ts';
import type { AnalyserProfile } from '../profile.ts';

/** MLLP characters around a message. */
const [VT, FS] = ['\u000b', '\u001c'];

/** A message in a file. */
export interface FileMessage {
  bytes: Uint8Array;
  /** The end of the message is missing. */
  isIncomplete: boolean;
}

/**
 * Messages of a file that an analyser wrote, one after the other.
 *
 * - LIS02: records, or a captured LIS01 session. A message begins with a header and ends with a
 *   terminator record.
 * - HL7: segments, with or without MLLP characters. A message begins with MSH; segments of a batch
 *   are omitted. HL7 has no terminator, so that a missing end cannot be seen.
 */
export function messagesOfFile(
  bytes: Uint8Array,
  { protocol }: Pick<AnalyserProfile, 'protocol'>,
): FileMessage[] {
  if (protocol === 'hl7')
    return split(textOf(bytes).replaceAll(VT, '').replaceAll(FS, ''), /^MSH/)
      .map((lines) => lines.filter((line) => !/^(FHS|BHS|BTS|FTS)/.test(line)))
      .filter((lines) => lines.length > 0)
      .map((lines) => ({ bytes: bytesOf(lines), isIncomplete: false }));
  const session = unframe(bytes);
  // A damaged session is kept as it is, for a user.
  if (session && 'fault' in session) return [{ bytes, isIncomplete: true }];
  return split(textOf(session?.records ?? bytes), /^H[^A-Za-z0-9]/).map((lines) => ({
    bytes: bytesOf(lines),
    isIncomplete: !/^L([^A-Za-z0-9]|$)/.test(lines.at(-1) ?? ''),
  }));
}

/** One character for each byte. */
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const bytesOf = (lines: readonly string[]) =>
  Buffer.from(lines.map((line) => `${line}\r`).join(''), 'latin1');

/** Lines without empty ones, divided before each first line of a message. */
function split(text: string, first: RegExp): string[][] {
  const messages: string[][] = [];
  for (const line of text.split(/\r\n|\r|\n/)) {
    if (line.trim() === '') continue;
    const last = messages.at(-1);
    if (!last || first.test(line)) messages.push([line]);
    else last.push(line);
  }
  return messages;
}
