import { describe, expect, it } from 'vitest';
import {
  ACK,
  ENQ,
  EOT,
  ETB,
  ETX,
  NAK,
  STX,
  checksum,
  frame,
} from '../../../testing/lis01-frames.ts';
import type { Link, LinkInput, LinkNotice, LinkSettings } from './link.ts';
import { limits } from './lis01.ts';
import { openLink } from './open-link.ts';

/** A link with its clock; each call gives what was written and announced by then. */
function opened(settings: Partial<LinkSettings> = {}) {
  const link: Link = openLink({
    kind: 'lis01',
    role: 'host',
    frameSize: 240,
    maxBytes: 100_000,
    ...settings,
  });
  let now = 0;
  let deadline: number | null = null;
  const step = (input: LinkInput) => {
    const done = link.step(input, now);
    ({ deadline } = done);
    return { written: Buffer.from(done.write).toString('latin1'), notices: done.notices.map(text) };
  };
  return {
    receive: (bytes: string) => step({ kind: 'bytes', bytes: Buffer.from(bytes, 'latin1') }),
    send: (message: string, id = 'm1') =>
      step({ kind: 'send', id, message: Buffer.from(message, 'latin1') }),
    stored: (id: number, reply?: string) =>
      step({ kind: 'stored', id, ...(reply === undefined ? {} : { reply: Buffer.from(reply) }) }),
    refused: (id: number) => step({ kind: 'refused', id }),
    step,
    /** Milliseconds until the deadline. */
    left: () => (deadline === null ? null : deadline - now),
    /** Lets time pass, to the deadline by default. */
    wait(milliseconds = (deadline ?? now) - now) {
      now += milliseconds;
      return step({ kind: 'tick' });
    },
  };
}

const text = (notice: LinkNotice): string => {
  switch (notice.kind) {
    case 'message':
      return `message ${notice.id}: ${Buffer.from(notice.bytes).toString('latin1')}`;
    case 'incomplete':
      return `incomplete ${notice.reason}: ${Buffer.from(notice.bytes).toString('latin1')}`;
    case 'sent':
      return `sent ${notice.id}`;
    case 'not_sent':
      return `not sent ${notice.id}: ${notice.reason}`;
    case 'interrupted':
      return 'interrupted';
    case 'fault':
      return notice.fault;
  }
};

const header = 'H|\\^&\r';
const end = 'L|1|N\r';

describe('receiver (LIS01-A2, 6.3)', () => {
  it('acknowledges a message with its last frame after storage', () => {
    const link = opened();
    expect(link.receive(ENQ)).toEqual({ written: ACK, notices: [] });
    expect(link.receive(frame(1, header))).toEqual({ written: ACK, notices: [] });
    expect(link.receive(frame(2, end))).toEqual({
      written: '',
      notices: [`message 1: ${header}${end}`],
    });
    expect(link.left()).toBeNull();
    expect(link.stored(1)).toEqual({ written: ACK, notices: [] });
    expect(link.receive(EOT)).toEqual({ written: '', notices: [] });
  });

  it('asks for the last frame again when the message could not be stored', () => {
    const link = opened();
    link.receive(ENQ + frame(1, header));
    link.receive(frame(2, end));
    expect(link.refused(1).written).toBe(NAK);
    expect(link.receive(frame(2, end)).notices).toEqual([`message 2: ${header}${end}`]);
    expect(link.stored(2).written).toBe(ACK);
  });

  it('does not acknowledge late when the sender has given up', () => {
    const link = opened();
    link.receive(ENQ + frame(1, header + end));
    link.receive(EOT);
    expect(link.stored(1).written).toBe('');
    expect(link.receive(ENQ).written).toBe(ACK);
  });

  it('accepts several messages in one session', () => {
    const link = opened();
    link.receive(ENQ + frame(1, header + end));
    link.stored(1);
    const second = link.receive(frame(2, header + end));
    expect(second.notices).toEqual([`message 2: ${header}${end}`]);
  });

  it('reads frames that arrive byte by byte', () => {
    const link = opened();
    const steps = Array.from(ENQ + frame(1, header) + frame(2, end), (byte) => link.receive(byte));
    expect(steps.map(({ written }) => written).join('')).toBe(ACK + ACK);
    expect(steps.flatMap(({ notices }) => notices)).toEqual([`message 1: ${header}${end}`]);
  });

  it('joins a record that is split into frames (ETB), and continues with frame 0 after 7', () => {
    const link = opened();
    link.receive(ENQ);
    for (const number of [1, 2, 3, 4, 5, 6, 7, 0])
      expect(link.receive(frame(number, `R|${number}`, ETB)).written).toBe(ACK);
    const { notices } = link.receive(frame(1, `\r${end}`));
    expect(notices).toEqual([`message 1: R|1R|2R|3R|4R|5R|6R|7R|0\r${end}`]);
  });

  it('ends a record that the sender does not end with CR', () => {
    const link = opened();
    link.receive(ENQ + frame(1, 'H|\\^&'));
    expect(link.receive(frame(2, 'L|1')).notices).toEqual(['message 1: H|\\^&\rL|1']);
  });

  it.each<[string, string, string, string[]]>([
    [
      'with a wrong checksum is refused',
      frame(1, header).replace(/..\r\n$/, '00\r\n'),
      NAK,
      ['frame_checksum'],
    ],
    ['out of order is refused', frame(2, header), NAK, ['frame_missing']],
    [
      'without a number is refused',
      `${STX}H|${ETX}${checksum(`H|${ETX}`)}\r\n`,
      NAK,
      ['frame_broken'],
    ],
    ['after noise is accepted', `x\u0000?${frame(1, header)}`, ACK, []],
    [
      'after half a frame is accepted',
      frame(1, header).slice(0, 4) + frame(1, header),
      ACK,
      ['frame_broken'],
    ],
  ])('frame %s', (_, bytes, written, notices) => {
    const link = opened();
    link.receive(ENQ);
    expect(link.receive(bytes)).toEqual({ written, notices });
    expect(link.left()).toBe(limits.receive);
  });

  it('acknowledges a duplicate frame and uses it once', () => {
    const link = opened();
    link.receive(ENQ + frame(1, header));
    expect(link.receive(frame(1, header))).toEqual({ written: ACK, notices: [] });
    expect(link.receive(frame(2, end)).notices).toEqual([`message 1: ${header}${end}`]);
    link.stored(1);
    expect(link.receive(frame(2, end))).toEqual({ written: ACK, notices: [] });
  });

  it('refuses a repeated number with another text', () => {
    const link = opened();
    link.receive(ENQ + frame(1, header));
    expect(link.receive(frame(1, 'H|\\^&|x\r'))).toEqual({
      written: NAK,
      notices: ['frame_differs'],
    });
  });

  it('reports a message that ends before its terminator', () => {
    const link = opened();
    link.receive(ENQ + frame(1, header));
    expect(link.receive(EOT).notices).toEqual([`incomplete ended: ${header}`]);
  });

  it('starts again when the sender restarts, and reports what it acknowledged', () => {
    const link = opened();
    link.receive(ENQ + frame(1, header));
    expect(link.receive(ENQ)).toEqual({
      written: ACK,
      notices: [`incomplete restarted: ${header}`],
    });
    expect(link.receive(frame(1, header)).written).toBe(ACK);
  });

  it('becomes neutral 30 s after the last frame (6.5.2)', () => {
    const link = opened();
    link.receive(ENQ + frame(1, header));
    expect(link.wait(29_999).notices).toEqual([]);
    expect(link.wait(1).notices).toEqual(['receive_timeout', `incomplete timeout: ${header}`]);
    expect(link.receive(frame(2, end)).written).toBe('');
  });

  it('reports what it acknowledged when the connection ends', () => {
    const link = opened();
    link.receive(ENQ + frame(1, header));
    expect(link.step({ kind: 'closed' }).notices).toEqual([`incomplete closed: ${header}`]);
  });

  it('refuses a message that exceeds the limit until the sender aborts', () => {
    const link = opened({ maxBytes: 10 });
    link.receive(ENQ + frame(1, header));
    const refused = link.receive(frame(2, 'R|1|2|3\r'));
    expect(refused.written).toBe(NAK);
    expect(refused.notices).toEqual([`incomplete too_long: ${header}`, 'too_long']);
    expect(link.receive(frame(2, end)).written).toBe(NAK);
    link.receive(EOT);
    link.receive(ENQ);
    expect(link.receive(frame(1, 'L|1\r')).notices).toEqual(['message 1: L|1\r']);
  });

  it('asks the sender to stop with EOT in place of ACK (6.3.5)', () => {
    const link = opened();
    link.receive(ENQ);
    link.step({ kind: 'interrupt' });
    expect(link.receive(frame(1, header)).written).toBe(EOT);
    expect(link.receive(frame(2, 'P|1\r')).written).toBe(ACK);
  });

  it('compares no checksum in the variant without', () => {
    const link = opened({ kind: 'lis01-without-checksum' });
    link.receive(ENQ);
    expect(link.receive(`${STX}1${header}${ETX}\r\n`).written).toBe(ACK);
    expect(link.receive(`${STX}2P|1\r${ETX}00\r\n`).written).toBe(ACK);
  });
});

describe('sender (LIS01-A2, 6.2 to 6.5)', () => {
  it('asks, sends each record in a frame, and ends', () => {
    const link = opened();
    expect(link.send(header + end).written).toBe(ENQ);
    expect(link.receive(ACK).written).toBe(frame(1, header));
    expect(link.receive(ACK).written).toBe(frame(2, end));
    expect(link.receive(ACK)).toEqual({ written: EOT, notices: ['sent m1'] });
    expect(link.left()).toBeNull();
  });

  it.each([240, 10, 1])('splits a record into frames of %i characters', (frameSize) => {
    const [sender, receiver] = [opened({ frameSize }), opened({ role: 'instrument' })];
    const message = `${header}R|1|${'x'.repeat(300)}\r${end}`;
    let written = sender.send(message).written;
    let notices: string[] = [];
    while (written !== '' && notices.length === 0) {
      const received = receiver.receive(written);
      ({ notices } = received);
      ({ written } = sender.receive(received.written));
    }
    expect(notices).toEqual([`message 1: ${message}`]);
  });

  it('sends a refused frame again, six times in all (6.5.1)', () => {
    const link = opened();
    link.send(header + end);
    link.receive(ACK);
    for (let refusals = 1; refusals < 6; refusals += 1)
      expect(link.receive(NAK)).toEqual({ written: frame(1, header), notices: [] });
    expect(link.receive(NAK)).toEqual({ written: EOT, notices: ['not sent m1: refused'] });
  });

  it('counts the refusals of each frame', () => {
    const link = opened();
    link.send(header + end);
    link.receive(ACK);
    for (let refusals = 1; refusals < 6; refusals += 1) link.receive(NAK);
    expect(link.receive(ACK).written).toBe(frame(2, end));
    expect(link.receive(NAK).written).toBe(frame(2, end));
  });

  it.each([
    ['ENQ', (link: ReturnType<typeof opened>) => link.send(header)],
    [
      'a frame',
      (link: ReturnType<typeof opened>) => {
        link.send(header);
        return link.receive(ACK);
      },
    ],
  ])('gives up 15 s after %s without a reply (6.5.2)', (_, begin) => {
    const link = opened();
    begin(link);
    expect(link.wait(14_999)).toEqual({ written: '', notices: [] });
    expect(link.wait(1)).toEqual({ written: EOT, notices: ['not sent m1: no_answer'] });
  });

  it('asks a busy receiver again after 10 s (6.2.5)', () => {
    const link = opened();
    link.send(header);
    expect(link.receive(NAK).written).toBe('');
    expect(link.left()).toBe(10_000);
    expect(link.wait().written).toBe(ENQ);
  });

  it.each([
    ['host', 20_000],
    ['instrument', 1_000],
  ] as const)('the %s waits %i ms after a contention (6.2.7)', (role, pause) => {
    const link = opened({ role });
    link.send(header);
    expect(link.receive(ENQ).written).toBe('');
    expect(link.left()).toBe(pause);
    expect(link.wait().written).toBe(ENQ);
  });

  it('a contention is won by the instrument, and the host sends afterwards', () => {
    const [host, instrument] = [opened(), opened({ role: 'instrument' })];
    host.send('H|\\^&|host\rL|1\r', 'answer');
    instrument.send(header + end, 'result');
    host.receive(ENQ);
    instrument.receive(ENQ);
    expect(host.receive(instrument.wait(1_000).written).written).toBe(ACK);
    const stored = host.receive(instrument.receive(ACK).written);
    expect(stored.written).toBe(ACK);
    const last = host.receive(instrument.receive(ACK).written);
    expect(last.notices).toEqual([`message 1: ${header}${end}`]);
    const ended = instrument.receive(host.stored(1).written);
    expect(ended).toEqual({ written: EOT, notices: ['sent result'] });
    expect(host.receive(EOT).written).toBe(ENQ);
  });

  it('finishes the message after an interrupt request, then waits 15 s (6.3.5)', () => {
    const link = opened();
    link.send(header + end, 'first');
    link.send(header + end, 'second');
    link.receive(ACK);
    expect(link.receive(EOT)).toEqual({ written: frame(2, end), notices: ['interrupted'] });
    expect(link.receive(ACK)).toEqual({ written: EOT, notices: ['sent first'] });
    expect(link.left()).toBe(15_000);
    expect(link.receive(ENQ).written).toBe(ACK);
  });

  it('reports every queued message when the connection ends', () => {
    const link = opened();
    link.send(header, 'first');
    link.send(header, 'second');
    expect(link.step({ kind: 'closed' }).notices).toEqual([
      'not sent first: closed',
      'not sent second: closed',
    ]);
  });

  it('treats any other reply as a refusal, and line ends as none', () => {
    const link = opened();
    link.send(header + end);
    link.receive(`${ACK}\r\n`);
    expect(link.receive('x').written).toBe(frame(1, header));
  });
});

describe('records without a link layer', () => {
  it('ends a message with its terminator and holds the next one until storage', () => {
    const link = opened({ kind: 'raw' });
    expect(link.receive(header).notices).toEqual([]);
    expect(link.receive(`${end}${header}${end}`).notices).toEqual([`message 1: ${header}${end}`]);
    expect(link.stored(1)).toEqual({ written: '', notices: [`message 2: ${header}${end}`] });
  });

  it.each<[string, string, string[]]>([
    ['link characters', `${ENQ}${frame(1, header)}`, ['frame_broken']],
    ['a message that is too long', `H|${'x'.repeat(100_001)}`, ['too_long']],
  ])('reports %s', (_, bytes, faults) => {
    const { notices } = opened({ kind: 'raw' }).receive(bytes);
    expect(notices.filter((notice) => !notice.startsWith('incomplete'))).toEqual(faults);
  });

  it('reports a message that does not end within 30 s', () => {
    const link = opened({ kind: 'raw' });
    link.receive(header);
    expect(link.wait(30_000).notices).toEqual(['receive_timeout', `incomplete timeout: ${header}`]);
  });
});

describe('simplified envelope', () => {
  const records = header + end;

  it('acknowledges ENQ and STX, and ETX after storage', () => {
    const link = opened({ kind: 'envelope' });
    expect(link.receive(ENQ).written).toBe(ACK);
    expect(link.receive(STX).written).toBe(ACK);
    expect(link.receive(records + ETX)).toEqual({
      written: '',
      notices: [`message 1: ${records}`],
    });
    expect(link.stored(1).written).toBe(ACK);
    expect(link.receive(EOT).written).toBe(ACK);
    expect(link.left()).toBeNull();
  });

  it('does not acknowledge a message that could not be stored', () => {
    const link = opened({ kind: 'envelope' });
    link.receive(ENQ + STX + records + ETX);
    expect(link.refused(1).written).toBe('');
    expect(link.receive(ENQ).written).toBe(ACK);
  });

  it.each([
    ['without a terminator', header + ETX, 'frame_broken'],
    ['that ends within its records', header + EOT, 'frame_broken'],
    ['that is too long', 'x'.repeat(100_001), 'too_long'],
  ])('refuses a message %s', (_, text, problem) => {
    const link = opened({ kind: 'envelope' });
    link.receive(ENQ + STX);
    expect(link.receive(text)).toEqual({ written: '', notices: [problem] });
  });

  it('reports a message that does not end within 30 s', () => {
    const link = opened({ kind: 'envelope' });
    link.receive(ENQ + STX + header);
    expect(link.wait(30_000).notices).toEqual(['receive_timeout']);
  });

  it('sends each part after the acknowledgement of the one before', () => {
    const link = opened({ kind: 'envelope' });
    expect(link.send(records).written).toBe(ENQ);
    expect(link.receive(ACK).written).toBe(STX);
    expect(link.receive(ACK).written).toBe(records + ETX);
    expect(link.receive(ACK)).toEqual({ written: EOT, notices: ['sent m1'] });
    expect(link.receive(ACK)).toEqual({ written: '', notices: [] });
  });

  it('gives up without a reply, and waits after a contention', () => {
    const link = opened({ kind: 'envelope' });
    link.send(records);
    link.receive(ENQ);
    expect(link.left()).toBe(20_000);
    expect(link.wait().written).toBe(ENQ);
    expect(link.wait(15_000).notices).toEqual(['not sent m1: no_answer']);
    link.send(records, 'm2');
    expect(link.step({ kind: 'closed' }).notices).toEqual(['not sent m2: closed']);
  });
});

describe('MLLP', () => {
  const framedText = (message: string) => `\u000b${message}\u001c\r`;

  it('answers a message after storage', () => {
    const link = opened({ kind: 'mllp' });
    expect(link.receive(framedText('MSH|1\r')).notices).toEqual(['message 1: MSH|1\r']);
    expect(link.stored(1, 'MSH|ack\r').written).toBe(framedText('MSH|ack\r'));
    expect(link.stored(1, 'MSH|ack\r').written).toBe('');
  });

  it('frames the bytes of an answer in whatever character set they are', () => {
    const link = openLink({ kind: 'mllp', role: 'host', frameSize: 240, maxBytes: 100 });
    const bytes = Buffer.from('MSH|^~\\&|Zürich||||||ACK||P|2.5||||||8859/1\r', 'latin1');
    link.step({ kind: 'bytes', bytes: Buffer.from(framedText('MSH|1\r')) }, 0);
    const answered = link.step({ kind: 'stored', id: 1, reply: bytes }, 0).write;
    const sent = link.step({ kind: 'send', id: 'a', message: bytes }, 0).write;
    for (const written of [answered, sent])
      expect(Buffer.from(written)).toEqual(
        Buffer.concat([Buffer.of(0x0b), bytes, Buffer.of(0x1c, 0x0d)]),
      );
  });

  it('reports a message that is too long or does not end', () => {
    const link = opened({ kind: 'mllp', maxBytes: 4 });
    expect(link.receive('\u000bMSH|1').notices).toEqual(['too_long', 'incomplete too_long: MSH|1']);
    link.receive('\u000bMSH');
    expect(link.wait().notices).toEqual(['receive_timeout']);
  });
});
