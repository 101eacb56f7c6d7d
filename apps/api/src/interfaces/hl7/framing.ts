/** Minimal lower layer protocol: a message stands between VT and FS CR (HL7 v2 transport specification, MLLP release 1). */
const VT = 0x0b;
const FS = 0x1c;
const CR = 0x0d;

/** A peer that sends more than this in one message, or outside of any, is not spoken to any further. */
export class FrameTooLong extends Error {
  override readonly name = 'FrameTooLong';
}

/** Takes bytes as they come, and answers the messages that are whole. */
export interface FrameReader {
  read(chunk: Buffer): Buffer[];
}

/** Each byte is looked at once, however the message is cut up on its way. */
export function frameReader(mostBytes: number): FrameReader {
  let inside = false;
  let parts: Buffer[] = [];
  let length = 0;
  let endsWithFs = false;

  const keep = (part: Buffer) => {
    parts.push(part);
    length += part.length;
    if (length > mostBytes) throw new FrameTooLong(`a message of more than ${mostBytes} bytes`);
  };

  return {
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
          // A message that begins anew was broken off before.
          messages.push(whole.subarray(whole.lastIndexOf(VT) + 1, -1));
          [inside, parts, length, endsWithFs] = [false, [], 0, false];
          at += 1;
          continue;
        }
        const end = chunk.indexOf(FS, at);
        const upTo = end === -1 ? chunk.length : end + 1;
        keep(chunk.subarray(at, upTo));
        endsWithFs = end !== -1;
        at = upTo;
      }
      return messages;
    },
  };
}

/** A message as it travels. */
export function framed(message: string): Buffer {
  return Buffer.concat([Buffer.from([VT]), Buffer.from(message, 'utf8'), Buffer.from([FS, CR])]);
}
