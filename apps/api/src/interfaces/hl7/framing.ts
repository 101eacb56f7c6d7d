import { characterSetOf, utf8 } from './character-set.ts';

/**
 * Minimal lower layer protocol: a message is framed by VT and FS CR (HL7 v2 transport
 * specification, MLLP release 1).
 */
const VT = 0x0b;
const FS = 0x1c;
const CR = 0x0d;
const END = Buffer.from([FS, CR]);

/**
 * Thrown when a peer exceeds the size limit within or outside a message; the connection is closed.
 */
export class FrameTooLong extends Error {
  override readonly name = 'FrameTooLong';
  /** Beginning of the message, with its header. */
  readonly beginning: Buffer;
  readonly maxBytes: number;

  constructor(maxBytes: number, beginning: Buffer) {
    super(`a message exceeds ${maxBytes} bytes`);
    this.maxBytes = maxBytes;
    this.beginning = beginning;
  }
}

/** Bytes of a message that is too long which contain its header. */
const maxBeginning = 4_096;

/** Consumes bytes and returns complete messages. */
export interface FrameReader {
  read(chunk: Buffer): Buffer[];
  /** A message has begun and is not complete. */
  isInside(): boolean;
}

/** A larger limit for some messages. */
export interface LargerLimit {
  maxBytes: number;
  /** Whether a message may reach it, by its bytes up to the ordinary limit. */
  admits(beginning: Buffer): boolean;
}

/** Each byte is examined once, and a chunk is kept as one part. */
export function frameReader(maxBytes: number, larger?: LargerLimit): FrameReader {
  let limit = maxBytes;
  let inside = false;
  let parts: Buffer[] = [];
  let length = 0;
  let endsWithFs = false;

  const keep = (part: Buffer) => {
    parts.push(part);
    length += part.length;
    if (length <= limit) return;
    const received = Buffer.concat(parts);
    if (limit === maxBytes && larger && length <= larger.maxBytes && larger.admits(received))
      limit = larger.maxBytes;
    else throw new FrameTooLong(limit, received.subarray(0, maxBeginning));
  };

  return {
    isInside: () => inside,
    read(chunk) {
      const messages: Buffer[] = [];
      let at = 0;
      while (at < chunk.length) {
        if (!inside) {
          const start = chunk.indexOf(VT, at);
          if (start === -1) return messages;
          inside = true;
          at = start + 1;
          continue;
        }
        if (endsWithFs && chunk[at] === CR) {
          const whole = Buffer.concat(parts);
          // A restarted message discards its interrupted beginning.
          messages.push(whole.subarray(whole.lastIndexOf(VT) + 1, -1));
          [inside, parts, length, endsWithFs, limit] = [false, [], 0, false, maxBytes];
          at += 1;
          continue;
        }
        const end = chunk.indexOf(END, at);
        const upTo = end === -1 ? chunk.length : end + 1;
        keep(chunk.subarray(at, upTo));
        endsWithFs = chunk[upTo - 1] === FS;
        at = upTo;
      }
      return messages;
    },
  };
}

/** The bytes of a message in their MLLP frame. */
export const framedBytes = (message: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from([VT]), message, Buffer.from([FS, CR])]);

/** A message in its MLLP frame, in the character set that its MSH-18 states. */
export const framed = (message: string): Buffer =>
  framedBytes((characterSetOf(message) ?? utf8).encode(message));
