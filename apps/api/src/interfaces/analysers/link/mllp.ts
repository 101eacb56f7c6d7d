import { framedBytes, frameReader, FrameTooLong } from '../../hl7/framing.ts';
import { limits } from './lis01.ts';
import type { Link, LinkNotice, LinkSettings } from './link.ts';

/**
 * HL7 v2 over MLLP. Several messages can await storage; each is acknowledged by the `reply` of
 * `stored` or `refused`, an HL7 acknowledgement. `sent` means written: the acknowledgement of the
 * analyser arrives as a message.
 */
export function mllp({ maxBytes }: Pick<LinkSettings, 'maxBytes'>): Link {
  let reader = frameReader(maxBytes);
  const waitingFor = new Set<number>();
  let nextId = 1;
  let deadline: number | null = null;

  return {
    step(given, now) {
      const notices: LinkNotice[] = [];
      let write: Uint8Array = new Uint8Array();
      switch (given.kind) {
        case 'bytes':
          try {
            for (const bytes of reader.read(Buffer.from(given.bytes))) {
              notices.push({ kind: 'message', id: nextId, bytes });
              waitingFor.add(nextId);
              nextId += 1;
            }
          } catch (error) {
            if (!(error instanceof FrameTooLong)) throw error;
            notices.push(
              { kind: 'fault', fault: 'too_long' },
              { kind: 'incomplete', bytes: error.beginning, reason: 'too_long' },
            );
            reader = frameReader(maxBytes);
          }
          deadline = reader.isInside() ? now + limits.receive : null;
          break;
        case 'tick':
          if (deadline === null || now < deadline) break;
          notices.push({ kind: 'fault', fault: 'receive_timeout' });
          [reader, deadline] = [frameReader(maxBytes), null];
          break;
        case 'send':
          write = framedBytes(given.message);
          notices.push({ kind: 'sent', id: given.id });
          break;
        case 'stored':
        case 'refused':
          if (waitingFor.delete(given.id) && given.reply) write = framedBytes(given.reply);
          break;
        case 'interrupt':
          break;
        case 'closed':
          [reader, deadline] = [frameReader(maxBytes), null];
          waitingFor.clear();
          break;
      }
      return { write, notices, deadline };
    },
  };
}
