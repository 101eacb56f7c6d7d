/** Transmission control characters (CLSI LIS01-A2, 6.6). */
export const [NUL, STX, ETX, EOT, ENQ, ACK, LF, CR, NAK, ETB] = [
  0x00, 0x02, 0x03, 0x04, 0x05, 0x06, 0x0a, 0x0d, 0x15, 0x17,
] as const;

/** Bytes that cannot occur in a frame: the start of another frame, or the end of the session. */
const OUTSIDE: readonly number[] = [STX, EOT, ENQ];

export interface Frame {
  /** Frame number, 0 to 7. */
  number: number;
  text: Uint8Array;
  /** The text continues in the next frame (ETB). */
  hasMore: boolean;
  /** Offset of the data after the frame. */
  end: number;
}

/** `frame_unfinished`: the bytes end within the frame, so more can follow. */
export type FrameProblem = 'frame_broken' | 'frame_checksum' | 'frame_unfinished';

/**
 * Parses the frame whose STX is at `start`: number, text, ETB or ETX, two-digit checksum, CR LF
 * (LIS01-A2, 6.3.1). Without a checksum, its digits are optional and not compared.
 */
export function frameAt(
  bytes: Uint8Array,
  start: number,
  { hasChecksum = true }: { hasChecksum?: boolean } = {},
): Frame | FrameProblem {
  let end = start + 1;
  let sum = 0;
  while (end < bytes.length && bytes[end] !== ETX && bytes[end] !== ETB) {
    const byte = bytes[end] ?? NUL;
    if (OUTSIDE.includes(byte)) return 'frame_broken';
    sum += byte;
    end += 1;
  }
  const last = bytes[end];
  const number = (bytes[start + 1] ?? 0x30) - 0x30;
  if (number < 0 || number > 7) return 'frame_broken';
  if (last === undefined) return 'frame_unfinished';
  const after = Buffer.from(bytes.subarray(end + 1, end + 5)).toString('latin1');
  const [closing, checksum = ''] =
    (hasChecksum ? /^([\dA-Fa-f]{2})\r\n/ : /^([\dA-Fa-f]{2})?\r\n/).exec(after) ?? [];
  if (closing === undefined) {
    const isPossible = hasChecksum
      ? /^(?:[\dA-Fa-f]{0,2}|[\dA-Fa-f]{2}\r)$/
      : /^(?:[\dA-Fa-f]{0,2}|(?:[\dA-Fa-f]{2})?\r)$/;
    return isPossible.test(after) ? 'frame_unfinished' : 'frame_broken';
  }
  // LIS01-A2, 6.3.3: the sum of the frame number, the text and ETB or ETX, modulo 256.
  if (hasChecksum && (sum + last) % 256 !== Number.parseInt(checksum, 16)) return 'frame_checksum';
  return {
    number,
    text: bytes.subarray(start + 2, end),
    hasMore: last === ETB,
    end: end + 1 + closing.length,
  };
}

/** Removes NUL bytes, which fill pauses. */
export const withoutNul = (bytes: Uint8Array): Uint8Array =>
  bytes.includes(NUL) ? bytes.filter((byte) => byte !== NUL) : bytes;

/**
 * Splits a message into frames: one or more for each record, numbered from 1 modulo 8 (LIS01-A2,
 * 6.3.1 and 6.3.2). Only the last frame of a record ends with ETX.
 */
export function framesOf(
  message: Uint8Array,
  { frameSize, hasChecksum }: { frameSize: number; hasChecksum: boolean },
): Uint8Array[] {
  const frames: Uint8Array[] = [];
  for (const record of recordsOf(message)) {
    for (let at = 0; at < record.length; at += frameSize) {
      const text = record.subarray(at, at + frameSize);
      const isLast = at + frameSize >= record.length;
      const body = Buffer.concat([
        Buffer.from(String((frames.length + 1) % 8)),
        text,
        Buffer.from([isLast ? ETX : ETB]),
      ]);
      const checksum = hasChecksum ? checksumOf(body) : '';
      frames.push(
        Buffer.concat([Buffer.from([STX]), body, Buffer.from(`${checksum}\r\n`, 'latin1')]),
      );
    }
  }
  return frames;
}

/** Two hexadecimal digits (LIS01-A2, 6.3.3). */
const checksumOf = (body: Uint8Array): string =>
  body
    .reduce((sum, byte) => (sum + byte) % 256, 0)
    .toString(16)
    .toUpperCase()
    .padStart(2, '0');

/** Records of a message, each with its CR. */
function recordsOf(message: Uint8Array): Uint8Array[] {
  const records: Uint8Array[] = [];
  for (let at = 0; at < message.length;) {
    const end = message.indexOf(CR, at);
    const next = end === -1 ? message.length : end + 1;
    records.push(message.subarray(at, next));
    at = next;
  }
  return records;
}

/**
 * Whether the last record is a terminator, the end of a message (CLSI LIS02-A2, 12). A text that
 * ends with another record is continued by the next frame.
 */
export function endsMessage(text: Uint8Array): boolean {
  let end = text.length;
  while (end > 0 && (text[end - 1] === CR || text[end - 1] === LF)) end -= 1;
  let start = end;
  while (start > 0 && text[start - 1] !== CR && text[start - 1] !== LF) start -= 1;
  return /^L(?:[^\w\s]|$)/.test(Buffer.from(text.subarray(start, end)).toString('latin1'));
}
