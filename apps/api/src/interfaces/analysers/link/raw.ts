import { CR, endsMessage, ENQ, EOT, LF, STX, withoutNul } from './frame.ts';
import { limits } from './lis01.ts';
import type { IncompleteReason, Link, LinkNotice, LinkSettings } from './link.ts';

/**
 * LIS02-A2 records over TCP without the link layer of LIS01-A2, as some analysers offer. A message
 * ends with its terminator record. There is no acknowledgement: TCP confirms only that bytes
 * arrived, so a message that cannot be stored is lost unless the connection is closed.
 */
export function raw({ maxBytes }: Pick<LinkSettings, 'maxBytes'>): Link {
  let input: Uint8Array = new Uint8Array();
  /** Offset after the last record of `input` that was examined. */
  let examined = 0;
  let waitingFor: number | null = null;
  let nextId = 1;
  let deadline: number | null = null;
  let notices: LinkNotice[] = [];

  function discard(reason: IncompleteReason) {
    const bytes = withoutNul(input);
    if (!isBlank(bytes)) notices.push({ kind: 'incomplete', bytes, reason });
    [input, examined, deadline] = [new Uint8Array(), 0, null];
  }

  function read(now: number) {
    while (waitingFor === null) {
      let end = examined;
      while (end < input.length && input[end] !== CR && input[end] !== LF) end += 1;
      if (end === input.length) break;
      const record = input.subarray(examined, end + 1);
      examined = end + 1;
      if (!endsMessage(record)) continue;
      notices.push({ kind: 'message', id: nextId, bytes: withoutNul(input.slice(0, examined)) });
      [waitingFor, nextId] = [nextId, nextId + 1];
      [input, examined] = [input.subarray(examined), 0];
    }
    // Control characters mean that the analyser is set to LIS01.
    if (input.some((byte) => byte === ENQ || byte === STX || byte === EOT)) {
      notices.push({ kind: 'fault', fault: 'frame_broken' });
      discard('ended');
    }
    if (input.length > maxBytes) {
      notices.push({ kind: 'fault', fault: 'too_long' });
      discard('too_long');
    }
    deadline = waitingFor !== null || isBlank(input) ? null : now + limits.receive;
  }

  return {
    step(given, now) {
      notices = [];
      let write: Uint8Array = new Uint8Array();
      switch (given.kind) {
        case 'bytes':
          input = Buffer.concat([input, given.bytes]);
          read(now);
          break;
        case 'tick':
          if (deadline === null || now < deadline) break;
          notices.push({ kind: 'fault', fault: 'receive_timeout' });
          discard('timeout');
          break;
        case 'send':
          write = given.message;
          notices.push({ kind: 'sent', id: given.id });
          break;
        case 'stored':
        case 'refused':
          if (waitingFor !== given.id) break;
          waitingFor = null;
          read(now);
          break;
        case 'interrupt':
          break;
        case 'closed':
          discard('closed');
          waitingFor = null;
          break;
      }
      return { write, notices, deadline };
    },
  };
}

const isBlank = (bytes: Uint8Array) =>
  bytes.every((byte) => byte === CR || byte === LF || byte === 0);
