import type { FrameFault } from '@alms/lis-domain/interfaces/result-import';
import { ACK, CR, ENQ, EOT, frameAt, LF, NAK, NUL, STX, withoutNul, type Frame } from './frame.ts';

/** Bytes between frames without meaning: acknowledgements and padding. */
const BETWEEN: readonly number[] = [NUL, ACK, NAK, LF, CR, 0x20];

/** @param frame Frame number in the file, from 1; for a missing frame, its expected position. */
export type Unframed = { records: Uint8Array } | { fault: FrameFault; frame: number };

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
      if (frame === 'frame_unfinished') return { fault: 'frame_broken', frame: count + 1 };
      if (typeof frame === 'string') return { fault: frame, frame: count + 1 };
      at = frame.end;
      if (frame.number === last?.number) {
        if (!Buffer.from(frame.text).equals(last.text) || frame.hasMore !== last.hasMore)
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
  return isOpen
    ? { fault: 'frames_unfinished', frame: count }
    : { records: withoutNul(Buffer.concat(texts)) };
}
