import {
  ACK,
  CR,
  endsMessage,
  ENQ,
  EOT,
  frameAt,
  framesOf,
  LF,
  NAK,
  NUL,
  STX,
  withoutNul,
} from './frame.ts';
import type { IncompleteReason, Link, LinkFault, LinkNotice, LinkSettings } from './link.ts';

/** Time limits in milliseconds (LIS01-A2, 6.2 and 6.5.2). */
export const limits = {
  /** The sender waits for a reply to ENQ or a frame (6.5.2). */
  reply: 15_000,
  /** The receiver waits for a frame or EOT (6.5.2). */
  receive: 30_000,
  /** The sender waits after NAK to ENQ (6.2.5). */
  busy: 10_000,
  /** Both sent ENQ: the instrument asks again first (6.2.7). */
  contention: { host: 20_000, instrument: 1_000 },
  /** The sender waits after an interrupt request, unless the receiver sends first (6.3.5). */
  interrupted: 15_000,
} as const;

/** A frame that is not accepted six times aborts the message (LIS01-A2, 6.5.1). */
export const MAX_TRIES = 6;

/** Longest frame, in characters with its overhead (LIS01-A2, 6.3.1). */
const MAX_FRAME = 64_000;

/** Bytes after a reply that are none. */
const PAUSES: readonly number[] = [NUL, CR, LF];

type Phase =
  | { kind: 'neutral' }
  /** A message waits until the deadline before the next ENQ. */
  | { kind: 'waiting' }
  | { kind: 'enquiring' }
  | { kind: 'sending' }
  | { kind: 'receiving' }
  /** The last frame of a message was received; its acknowledgement waits for storage. */
  | { kind: 'storing'; id: number; frame: Accepted };

interface Accepted {
  number: number;
  text: Uint8Array;
  hasMore: boolean;
}

interface Outgoing {
  id: string;
  message: Uint8Array;
  /** ENQ refused or in contention, or a frame refused: attempts so far. */
  tries: number;
}

/** Data link of CLSI LIS01-A2 (ASTM E1381), in both roles. */
export function lis01({ role, frameSize, maxBytes, kind }: LinkSettings): Link {
  const hasChecksum = kind !== 'lis01-without-checksum';

  let phase: Phase = { kind: 'neutral' };
  let deadline: number | null = null;
  let now = 0;
  let out: Uint8Array[] = [];
  let notices: LinkNotice[] = [];

  // Receiver.
  let input: Uint8Array = new Uint8Array();
  let parts: Uint8Array[] = [];
  /** Frames since the last record that is complete. */
  let record: Uint8Array[] = [];
  let size = 0;
  let last: Accepted | undefined;
  let nextId = 1;
  let wantsInterrupt = false;
  /** The message is too long: each further frame is refused, so that the sender aborts. */
  let isRefusing = false;

  // Sender.
  const queue: Outgoing[] = [];
  let frames: Uint8Array[] = [];
  let sent = 0;
  let isInterrupted = false;

  const write = (...bytes: number[]) => out.push(Uint8Array.from(bytes));
  const fault = (fault: LinkFault) => notices.push({ kind: 'fault', fault });
  const wait = (milliseconds: number) => {
    deadline = now + milliseconds;
  };

  function enquire() {
    phase = { kind: 'enquiring' };
    write(ENQ);
    wait(limits.reply);
  }

  function becomeNeutral(pause = 0) {
    phase = { kind: 'neutral' };
    deadline = null;
    last = undefined;
    isRefusing = false;
    if (queue.length === 0) return;
    if (pause === 0) return enquire();
    phase = { kind: 'waiting' };
    return wait(pause);
  }

  function giveUp(reason: 'refused' | 'no_answer') {
    const [failed] = queue.splice(0, 1);
    if (failed) notices.push({ kind: 'not_sent', id: failed.id, reason });
    // Termination phase (LIS01-A2, 6.4).
    write(EOT);
    becomeNeutral(limits.busy);
  }

  function sendFrame() {
    out.push(frames[sent] ?? new Uint8Array());
    wait(limits.reply);
  }

  function tryAgain() {
    const current = queue[0];
    if (!current) return becomeNeutral();
    current.tries += 1;
    return current.tries >= MAX_TRIES ? giveUp('refused') : sendFrame();
  }

  /** Reply to ENQ (LIS01-A2, 6.2). */
  function readReplyToEnquiry(byte: number) {
    const current = queue[0];
    if (!current) return becomeNeutral();
    if (byte === ACK) {
      frames = framesOf(current.message, { frameSize, hasChecksum });
      [phase, sent, current.tries] = [{ kind: 'sending' }, 0, 0];
      return sendFrame();
    }
    if (byte === NAK) {
      current.tries += 1;
      if (current.tries >= MAX_TRIES) return giveUp('refused');
      phase = { kind: 'waiting' };
      return wait(limits.busy);
    }
    // Contention: the host waits until the instrument asks again (LIS01-A2, 6.2.7).
    if (byte !== ENQ) return undefined;
    phase = { kind: 'waiting' };
    return wait(limits.contention[role]);
  }

  /** Reply to a frame (LIS01-A2, 6.3.4 and 6.3.5). */
  function readReplyToFrame(byte: number) {
    const current = queue[0];
    if (!current) return becomeNeutral();
    if (byte !== ACK && byte !== EOT)
      // Any other reply counts as NAK; line ends and pauses after a reply are none.
      return PAUSES.includes(byte) ? undefined : tryAgain();
    // EOT accepts the frame and asks to stop; the rest of the message is sent first.
    if (byte === EOT) notices.push({ kind: 'interrupted' });
    current.tries = 0;
    sent += 1;
    isInterrupted ||= byte === EOT;
    if (sent < frames.length) return sendFrame();
    queue.splice(0, 1);
    notices.push({ kind: 'sent', id: current.id });
    write(EOT);
    const pause = isInterrupted ? limits.interrupted : 0;
    isInterrupted = false;
    return becomeNeutral(pause);
  }
  function discard(reason: IncompleteReason) {
    if (parts.length > 0)
      notices.push({ kind: 'incomplete', bytes: withoutNul(Buffer.concat(parts)), reason });
    [parts, record, size] = [[], [], 0];
  }

  function beginToReceive() {
    phase = { kind: 'receiving' };
    [last, isRefusing] = [undefined, false];
    write(ACK);
    wait(limits.receive);
  }

  function refuse(problem: LinkFault) {
    fault(problem);
    write(NAK);
    wait(limits.receive);
  }

  function acknowledge() {
    // An interrupt request replaces the acknowledgement (LIS01-A2, 6.3.5).
    write(wantsInterrupt ? EOT : ACK);
    wantsInterrupt = false;
    wait(limits.receive);
  }

  function take(frame: Accepted) {
    last = frame;
    parts.push(frame.text);
    record = frame.hasMore ? [...record, frame.text] : [];
    // A record without its CR would run into the next one.
    if (!frame.hasMore && frame.text.at(-1) !== CR) parts.push(Uint8Array.of(CR));
    size += frame.text.length;
  }

  /** Frame number, repetition and length (LIS01-A2, 6.3.2 and 6.5.1). */
  function accept(frame: Accepted) {
    if (isRefusing) return refuse('too_long');
    if (last && frame.number === last.number) {
      if (!Buffer.from(frame.text).equals(last.text) || frame.hasMore !== last.hasMore)
        return refuse('frame_differs');
      // The acknowledgement was lost: the frame is acknowledged again and not used again.
      return acknowledge();
    }
    if (frame.number !== ((last?.number ?? 0) + 1) % 8) return refuse('frame_missing');
    if (size + frame.text.length > maxBytes) {
      discard('too_long');
      isRefusing = true;
      return refuse('too_long');
    }
    if (!frame.hasMore && endsMessage(Buffer.concat([...record, frame.text]))) {
      phase = { kind: 'storing', id: nextId, frame };
      deadline = null;
      const bytes = withoutNul(Buffer.concat([...parts, frame.text]));
      notices.push({ kind: 'message', id: nextId, bytes });
      nextId += 1;
      return undefined;
    }
    take(frame);
    return acknowledge();
  }

  /** Consumes one part of the input; false when more bytes are needed. */
  function receive(): boolean {
    const start = input.findIndex((byte) => byte === STX || byte === EOT || byte === ENQ);
    if (start === -1) {
      // Characters outside frames are ignored (LIS01-A2, 6.5.1).
      input = new Uint8Array();
      return false;
    }
    input = input.subarray(start);
    if (input[0] === EOT) {
      input = input.subarray(1);
      discard('ended');
      becomeNeutral();
      return true;
    }
    if (input[0] === ENQ) {
      input = input.subarray(1);
      discard('restarted');
      beginToReceive();
      return true;
    }
    const frame = frameAt(input, 0, { hasChecksum });
    if (frame === 'frame_unfinished') {
      if (input.length <= MAX_FRAME) return false;
      input = new Uint8Array();
      refuse('too_long');
      return false;
    }
    if (frame === 'frame_broken') {
      const restart = input.findIndex(
        (byte, index) => index > 0 && (byte === STX || byte === EOT || byte === ENQ),
      );
      // The sender goes on without a reply to the unfinished frame.
      if (restart > 0) fault('frame_broken');
      else refuse('frame_broken');
      input = restart > 0 ? input.subarray(restart) : new Uint8Array();
      return true;
    }
    if (frame === 'frame_checksum') {
      input = input.subarray(input.indexOf(LF) + 1);
      refuse('frame_checksum');
      return true;
    }
    // Copied: the caller can reuse the memory of what it passed.
    const { number, hasMore } = frame;
    const text = Uint8Array.from(frame.text);
    input = input.subarray(frame.end);
    accept({ number, text, hasMore });
    return true;
  }

  function read() {
    while (input.length > 0 && phase.kind !== 'storing') {
      if (phase.kind === 'receiving') {
        if (!receive()) return;
        continue;
      }
      const byte = input[0] ?? NUL;
      input = input.subarray(1);
      if (phase.kind === 'enquiring') readReplyToEnquiry(byte);
      else if (phase.kind === 'sending') readReplyToFrame(byte);
      else if (byte === ENQ) beginToReceive();
      else if (byte === STX) fault('frame_broken');
    }
  }

  function tick() {
    if (deadline === null || now < deadline) return;
    switch (phase.kind) {
      case 'waiting':
        return enquire();
      case 'enquiring':
      case 'sending':
        return giveUp('no_answer');
      case 'receiving':
        // The receiver discards the message and becomes neutral (LIS01-A2, 6.5.2).
        fault('receive_timeout');
        discard('timeout');
        input = new Uint8Array();
        return becomeNeutral();
      case 'neutral':
      case 'storing':
        deadline = null;
    }
    return undefined;
  }

  function finishStorage(id: number, isStored: boolean) {
    if (phase.kind !== 'storing' || phase.id !== id) return;
    const { frame } = phase;
    phase = { kind: 'receiving' };
    // The sender has ended the session: an acknowledgement would answer something else.
    const hasEnded = input.includes(EOT) || input.includes(ENQ);
    if (isStored) {
      [parts, record, size, last] = [[], [], 0, frame];
      if (!hasEnded) acknowledge();
    } else if (!hasEnded) {
      write(NAK);
    }
    wait(limits.receive);
    read();
  }

  function close() {
    discard('closed');
    for (const { id } of queue.splice(0)) notices.push({ kind: 'not_sent', id, reason: 'closed' });
    [input, wantsInterrupt, isInterrupted] = [new Uint8Array(), false, false];
    becomeNeutral();
  }

  return {
    step(given, time) {
      [now, out, notices] = [time, [], []];
      switch (given.kind) {
        case 'bytes':
          input = Buffer.concat([input, given.bytes]);
          read();
          // A sender that does not wait for its acknowledgement must not fill the memory.
          if (phase.kind === 'storing' && input.length > MAX_FRAME) {
            fault('too_long');
            input = new Uint8Array();
          }
          break;
        case 'tick':
          tick();
          break;
        case 'send':
          queue.push({ id: given.id, message: given.message, tries: 0 });
          if (phase.kind === 'neutral') enquire();
          break;
        case 'stored':
        case 'refused':
          finishStorage(given.id, given.kind === 'stored');
          break;
        case 'interrupt':
          wantsInterrupt = phase.kind === 'receiving' || phase.kind === 'storing';
          break;
        case 'closed':
          close();
          break;
      }
      return { write: Buffer.concat(out), notices, deadline };
    },
  };
}
