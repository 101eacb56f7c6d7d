import { ACK, endsMessage, ENQ, EOT, ETX, LF, NUL, STX, withoutNul } from './frame.ts';
import type { Link, LinkFault, LinkNotice, LinkSettings } from './link.ts';
import { limits } from './lis01.ts';

/**
 * Simplified link of Snibe analysers: ENQ, STX, records, ETX, EOT, without frames, numbers and
 * checksums. Each of the four characters is acknowledged; ETX after the message is stored, within
 * the 3 s that the analyser waits by default. There is no NAK: a message without an acknowledgement
 * is sent again.
 */
export function envelope({ role, maxBytes }: Pick<LinkSettings, 'role' | 'maxBytes'>): Link {
  type Phase = 'neutral' | 'waiting' | 'sending' | 'enquired' | 'receiving' | 'storing' | 'ending';
  let phase: Phase = 'neutral';
  let deadline: number | null = null;
  let now = 0;
  let out: Uint8Array[] = [];
  let notices: LinkNotice[] = [];

  let input: Uint8Array = new Uint8Array();
  let records: number[] = [];
  let waitingFor = 0;
  let nextId = 1;

  const queue: { id: string; message: Uint8Array }[] = [];
  /** Parts of the message that is sent, and how many are acknowledged. */
  let parts: Uint8Array[] = [];
  let sent = 0;

  const set = (next: Phase, milliseconds: number | null) => {
    phase = next;
    deadline = milliseconds === null ? null : now + milliseconds;
  };
  const isStoring = () => phase === 'storing';
  const fault = (problem: LinkFault) => notices.push({ kind: 'fault', fault: problem });

  function becomeNeutral(pause: number) {
    records = [];
    if (queue.length === 0) set('neutral', null);
    else if (pause > 0) set('waiting', pause);
    else send();
  }

  function send() {
    const [current] = queue;
    if (!current) return set('neutral', null);
    parts = [
      Uint8Array.of(ENQ),
      Uint8Array.of(STX),
      Buffer.concat([current.message, Uint8Array.of(ETX)]),
      Uint8Array.of(EOT),
    ];
    sent = 0;
    return sendPart();
  }

  function sendPart() {
    out.push(parts[sent] ?? new Uint8Array());
    set('sending', limits.reply);
  }

  function readReply(byte: number) {
    // Contention: as in LIS01-A2, 6.2.7.
    if (byte === ENQ && sent === 0) return set('waiting', limits.contention[role]);
    if (byte !== ACK) return undefined;
    sent += 1;
    if (sent < parts.length - 1) return sendPart();
    const [done] = queue.splice(0, 1);
    if (done) notices.push({ kind: 'sent', id: done.id });
    // The end needs no reply: the message is acknowledged.
    out.push(parts[sent] ?? new Uint8Array());
    return becomeNeutral(limits.contention.instrument);
  }

  function readByte(byte: number) {
    if (phase === 'sending') return readReply(byte);
    if (byte === ENQ) {
      if (phase !== 'neutral' && phase !== 'waiting') fault('frame_broken');
      records = [];
      out.push(Uint8Array.of(ACK));
      return set('enquired', limits.receive);
    }
    if (phase === 'enquired' && byte === STX) {
      out.push(Uint8Array.of(ACK));
      return set('receiving', limits.receive);
    }
    if (phase === 'receiving') return readRecord(byte);
    if (phase === 'ending' && byte === EOT) {
      out.push(Uint8Array.of(ACK));
      return becomeNeutral(0);
    }
    if (byte === STX || byte === ETX) fault('frame_broken');
    return undefined;
  }

  function readRecord(byte: number) {
    if (byte === LF || byte === NUL) return;
    if (byte === EOT || byte === STX) {
      fault('frame_broken');
      becomeNeutral(0);
      return;
    }
    if (byte !== ETX) {
      records.push(byte);
      if (records.length <= maxBytes) return;
      fault('too_long');
      becomeNeutral(0);
      return;
    }
    const bytes = withoutNul(Uint8Array.from(records));
    if (!endsMessage(bytes)) {
      fault('frame_broken');
      becomeNeutral(0);
      return;
    }
    set('storing', null);
    waitingFor = nextId;
    nextId += 1;
    notices.push({ kind: 'message', id: waitingFor, bytes });
  }

  function read() {
    let at = 0;
    for (; at < input.length && !isStoring(); at += 1) readByte(input[at] ?? NUL);
    input = input.subarray(at);
    if (isStoring() && input.length > maxBytes) {
      fault('too_long');
      input = new Uint8Array();
    }
  }

  function tick() {
    if (deadline === null || now < deadline) return undefined;
    if (phase === 'waiting') return send();
    if (phase !== 'sending') {
      fault('receive_timeout');
      return becomeNeutral(0);
    }
    const [failed] = queue.splice(0, 1);
    if (failed) notices.push({ kind: 'not_sent', id: failed.id, reason: 'no_answer' });
    return becomeNeutral(limits.busy);
  }

  function close() {
    for (const { id } of queue.splice(0)) notices.push({ kind: 'not_sent', id, reason: 'closed' });
    input = new Uint8Array();
    becomeNeutral(0);
  }

  return {
    step(given, time) {
      [now, out, notices] = [time, [], []];
      switch (given.kind) {
        case 'bytes':
          input = Buffer.concat([input, given.bytes]);
          read();
          break;
        case 'tick':
          tick();
          break;
        case 'send':
          queue.push({ id: given.id, message: given.message });
          if (phase === 'neutral') send();
          break;
        case 'stored':
        case 'refused':
          if (phase !== 'storing' || given.id !== waitingFor) break;
          if (given.kind === 'stored' && !input.includes(ENQ)) out.push(Uint8Array.of(ACK));
          set('ending', limits.receive);
          records = [];
          read();
          break;
        case 'interrupt':
          break;
        case 'closed':
          close();
          break;
      }
      return { write: Buffer.concat(out), notices, deadline };
    },
  };
}
