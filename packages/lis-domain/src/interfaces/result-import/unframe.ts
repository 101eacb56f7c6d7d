const [NUL, STX, ETX, EOT, ENQ, ACK, LF, CR, NAK, ETB] = [
  0x00, 0x02, 0x03, 0x04, 0x05, 0x06, 0x0a, 0x0d, 0x15, 0x17,
] as const;

/** Bytes between frames without meaning: acknowledgements and padding. */
const BETWEEN: readonly number[] = [NUL, ACK, NAK, LF, CR, 0x20];
/** Bytes that cannot occur in a frame: the start of another frame, or the end of the session. */
const OUTSIDE: readonly number[] = [STX, EOT, ENQ];

/**
 * Errors in a session. `frame_broken`: it ends unexpectedly; `frame_differs`: a repeated frame has
 * different text; `frames_unfinished`: the last frame is not marked as final.
 */
export const frameFaults = [
  'frame_checksum',
  'frame_missing',
  'frame_differs',
  'frame_broken',
  'frames_unfinished',
] as const;
export type FrameFault = (typeof frameFaults)[number];

/** @param frame Frame number in the file, from 1; for a missing frame, its expected position. */
export type Unframed = { records: Uint8Array } | { fault: FrameFault; frame: number };

interface Frame {
  /** Frame number, 0 to 7. */
  number: number;
  text: Uint8Array;
  /** The text continues in the next frame (ETB). */
  hasMore: boolean;
  /** Offset of the data after the frame. */
  end: number;
}

/**
 * Parses the frame whose STX is at `start`: number, text, ETB or ETX, two-digit checksum, CR LF.
 */
function frameAt(bytes: Uint8Array, start: number): Frame | 'frame_broken' | 'frame_checksum' {
  let end = start + 1;
  let sum = 0;
  while (end < bytes.length && bytes[end] !== ETX && bytes[end] !== ETB) {
    const byte = bytes[end] ?? NUL;
    if (OUTSIDE.includes(byte)) return 'frame_broken';
    sum += byte;
    end += 1;
  }
  const [last, high, low, cr, lf] = bytes.subarray(end, end + 5);
  const number = (bytes[start + 1] ?? NUL) - 0x30;
  const checksum = String.fromCharCode(high ?? 0, low ?? 0);
  if (
    number < 0 ||
    number > 7 ||
    last === undefined ||
    !/^[\dA-Fa-f]{2}$/.test(checksum) ||
    cr !== CR ||
    lf !== LF
  )
    return 'frame_broken';
  if ((sum + last) % 256 !== Number.parseInt(checksum, 16)) return 'frame_checksum';
  return { number, text: bytes.subarray(start + 2, end), hasMore: last === ETB, end: end + 5 };
}

const isSame = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, index) => byte === other[index]);

/**
 * Extracts the records from captured instrument sessions (ASTM E1381, CLSI LIS01-A2): ENQ, frames
 * numbered 1 to 7, 0, 1 …, EOT. The checksum is the sum of the bytes from the frame number to ETB
 * or ETX, modulo 256. A repeated frame is used once. NUL bytes, which fill pauses, are ignored.
 * Undefined if the data does not start like a session.
 */
export function unframe(bytes: Uint8Array): Unframed | undefined {
  let at = bytes.findIndex((byte) => !BETWEEN.includes(byte));
  if (at < 0 || (bytes[at] !== ENQ && bytes[at] !== STX)) return undefined;
  const texts: Uint8Array[] = [];
  let count = 0;
  let last: Frame | undefined;
  let isOpen = bytes[at] === STX;
  for (; at < bytes.length;) {
    const byte = bytes[at];
    if (byte === ENQ || byte === EOT) {
      // A sender that sends ENQ or EOT within a record has left the record unfinished.
      if (last?.hasMore || (byte === ENQ && isOpen && last))
        return { fault: 'frames_unfinished', frame: count };
      isOpen = byte === ENQ;
      last = undefined;
      at += 1;
    } else if (byte === STX && isOpen) {
      const frame = frameAt(bytes, at);
      if (typeof frame === 'string') return { fault: frame, frame: count + 1 };
      at = frame.end;
      if (frame.number === last?.number) {
        if (!isSame(frame.text, last.text) || frame.hasMore !== last.hasMore)
          return { fault: 'frame_differs', frame: count };
        continue;
      }
      if (frame.number !== ((last?.number ?? 0) + 1) % 8)
        return { fault: 'frame_missing', frame: count + 1 };
      count += 1;
      last = frame;
      texts.push(frame.text);
    } else if (BETWEEN.includes(byte ?? -1)) {
      at += 1;
    } else {
      return { fault: 'frame_broken', frame: count + 1 };
    }
  }
  return isOpen ? { fault: 'frames_unfinished', frame: count } : { records: joined(texts) };
}

function joined(texts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(texts.reduce((length, text) => length + text.length, 0));
  let length = 0;
  for (const text of texts) {
    for (const byte of text) {
      if (byte === NUL) continue;
      whole[length] = byte;
      length += 1;
    }
  }
  return whole.subarray(0, length);
}
