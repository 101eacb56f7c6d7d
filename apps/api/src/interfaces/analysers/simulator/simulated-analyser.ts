import { acknowledgement } from '../../hl7/acknowledgement.ts';
import { utf8 } from '../../hl7/character-set.ts';
import { parsedMessage, textAt } from '../../hl7/message.ts';
import { seededRandom } from '../../../seed/seeded-random.ts';
import { ACK, ENQ, NAK, STX } from '../link/frame.ts';
import type { Link } from '../link/link.ts';
import { openLink } from '../link/open-link.ts';
import { bytesOf } from '../profiles/answer-query.ts';
import type { AnalyserProfile } from '../profile.ts';
import { parseRecords } from '../records/astm-records.ts';
import { composeQuery, composeResults, type SimulatedResult } from './compose-message.ts';
import { simulatedData } from './simulated-data.ts';

/**
 * Faults, each once for every message.
 *
 * - `noise`: a frame with a wrong byte, and bytes before it; it is refused and sent again
 * - `nak`: a reply of the host that arrives garbled, so that an acknowledged frame is sent again,
 *   and a refused frame of the host
 * - `half-frame`: half of a frame, then the connection ends; all is sent again on the next one
 * - `restart`: the analyser restarts in the middle of a message and sends it again
 * - `duplicate`: the whole message a second time
 * - `wrong-unit`: another unit than the usual one
 * - `clock-off`: a clock that is three hours fast
 */
export const faults = [
  'noise',
  'nak',
  'half-frame',
  'restart',
  'duplicate',
  'wrong-unit',
  'clock-off',
] as const;
export type Fault = (typeof faults)[number];

export interface Simulation {
  profile: AnalyserProfile;
  /** Specimen numbers, measured in order. */
  specimens: readonly string[];
  /** Asks the host for the tests of each specimen first. */
  asks: boolean;
  /** Sends a control before the specimens. */
  hasControl: boolean;
  faults: readonly Fault[];
  /** Not 0. */
  seed: number;
  /** Local time of the laboratory for an instant. */
  localTime: (now: number) => string;
}

/** An event to print. `acknowledged`: the host has recorded the message. */
export interface SimulatorEvent {
  kind: 'asked' | 'ordered' | 'sent' | 'acknowledged' | 'not acknowledged' | 'refused' | 'fault';
  specimen: string;
  text: string;
}

export type SimulatorInput =
  | { kind: 'connected' }
  | { kind: 'bytes'; bytes: Uint8Array }
  | { kind: 'tick' }
  | { kind: 'closed' };

export interface SimulatorStep {
  write: Uint8Array;
  events: SimulatorEvent[];
  /** Epoch milliseconds of the next `tick`; null: none. */
  deadline: number | null;
  /** The connection must be closed; connect again. */
  disconnects: boolean;
  /** Everything is acknowledged or given up. */
  isDone: boolean;
}

export interface SimulatedAnalyser {
  step: (input: SimulatorInput, now: number) => SimulatorStep;
  /** Results as they were sent, by specimen. */
  sent: ReadonlyMap<string, readonly SimulatedResult[]>;
}

interface Job {
  kind: 'query' | 'results';
  specimen: string;
  isControl: boolean;
  codes: readonly string[] | undefined;
  /** Faults that have not happened yet. */
  faults: Set<Fault>;
  attempts: number;
}

/** Time for the host to answer a query or to acknowledge an HL7 message, in milliseconds. */
const ANSWER_LIMIT = 30_000;
const MAX_ATTEMPTS = 5;

/** Plays an analyser. The caller owns the socket and the clock. */
export function simulatedAnalyser(simulation: Simulation): SimulatedAnalyser {
  const { profile, seed } = simulation;
  const data = simulatedData(profile.id, profile.protocol);
  const random = seededRandom(seed);
  const isFramed = profile.link.kind.startsWith('lis01');
  /** The link acknowledges; in HL7 the application does. */
  const hasLink = profile.link.kind !== 'mllp';
  const jobs: Job[] = [
    ...(simulation.hasControl ? [jobOf('results', 'QC-1', true)] : []),
    ...simulation.specimens.map((specimen) =>
      jobOf(simulation.asks && profile.query ? 'query' : 'results', specimen, false),
    ),
  ];
  const sent = new Map<string, SimulatedResult[]>();
  const messages = new Map<Job, string>();
  let current: Job | undefined;
  let link: Link | undefined;
  let linkDeadline: number | null = null;
  /** The host has to answer until then. */
  let answerDeadline: number | null = null;
  let controlId = 0;
  let frames = 0;

  let now = 0;
  let out: Uint8Array[] = [];
  let events: SimulatorEvent[] = [];
  let disconnects = false;

  function jobOf(kind: Job['kind'], specimen: string, isControl: boolean): Job {
    return {
      kind,
      specimen,
      isControl,
      codes: undefined,
      faults: new Set(simulation.faults),
      attempts: 0,
    };
  }

  const report = (kind: SimulatorEvent['kind'], text = '') =>
    events.push({ kind, specimen: current?.specimen ?? '', text });

  function open() {
    link = openLink({
      kind: profile.link.kind,
      role: 'instrument',
      frameSize: profile.link.frameSize,
      maxBytes: 1_000_000,
    });
    linkDeadline = null;
  }

  function take(fault: Fault): boolean {
    if (!current?.faults.delete(fault)) return false;
    report('fault', fault);
    return true;
  }

  function results(job: Job): SimulatedResult[] {
    return data.tests
      .filter(([code]) => job.codes === undefined || job.codes.includes(code))
      .map(([code, name, unit, low, high, digits]) => ({
        code,
        name,
        value: data.calls
          ? random.pick(data.calls)
          : (low + random.next() * (high - low)).toFixed(digits),
        unit: simulation.faults.includes('wrong-unit') && unit !== '' ? `m${unit}` : unit,
      }));
  }

  function compose(job: Job): string {
    const known = messages.get(job);
    if (known !== undefined) return known;
    controlId += 1;
    const isOff = simulation.faults.includes('clock-off');
    const message = {
      profile,
      data,
      specimen: job.specimen,
      isControl: job.isControl,
      results: job.kind === 'results' ? results(job) : [],
      localTime: simulation.localTime(now + (isOff ? 3 * 3_600_000 : 0)),
      controlId: String(controlId),
      rack: '1',
      position: String((controlId % 10) + 1),
    };
    if (job.kind === 'results') sent.set(job.specimen, message.results);
    const text = job.kind === 'query' ? composeQuery(message) : composeResults(message);
    messages.set(job, text);
    return text;
  }

  /** Sends the next message when the one before is finished. */
  function next() {
    if (current || !link) return;
    current = jobs.shift();
    if (!current) return;
    begin();
  }

  function begin() {
    if (!current) return;
    current.attempts += 1;
    frames = 0;
    report(current.kind === 'query' ? 'asked' : 'sent');
    run({ kind: 'send', id: 'message', message: bytesOf(compose(current), profile) });
    if (!hasLink) answerDeadline = now + ANSWER_LIMIT;
  }

  function finish(kind: 'acknowledged' | 'not acknowledged', text = '') {
    if (!current) return;
    report(kind, text);
    answerDeadline = null;
    if (kind === 'acknowledged' && take('duplicate')) return begin();
    current = undefined;
    return next();
  }

  function again(text: string) {
    if (!current) return;
    if (current.attempts >= MAX_ATTEMPTS) finish('not acknowledged', text);
    else begin();
  }

  function run(input: Parameters<Link['step']>[0]) {
    if (!link) return;
    const own = link;
    const { write, notices, deadline } = own.step(input, now);
    linkDeadline = deadline;
    transmit(write);
    for (const notice of notices) {
      // A fault has replaced the link.
      if (link !== own) return;
      switch (notice.kind) {
        case 'message':
          run({ kind: 'stored', id: notice.id, ...replyTo(notice.bytes) });
          receive(notice.bytes);
          break;
        case 'sent':
          if (!hasLink) break;
          if (current?.kind === 'query') answerDeadline = now + ANSWER_LIMIT;
          else finish('acknowledged');
          break;
        case 'not_sent':
          if (notice.reason !== 'closed') again(notice.reason);
          break;
        case 'incomplete':
        case 'interrupted':
          break;
        case 'fault':
          report('refused', notice.fault);
          break;
      }
    }
  }

  /** Writes bytes of the link, with the faults of the line. */
  function transmit(bytes: Uint8Array) {
    if (bytes.length === 0) return;
    if (bytes[0] !== STX || !isFramed) {
      if (isFramed && bytes[0] === ACK && current?.kind === 'query' && frames > 0 && take('nak'))
        out.push(Uint8Array.of(NAK));
      else out.push(bytes);
      return;
    }
    frames += 1;
    if (frames === 2 && take('noise')) {
      const wrong = Uint8Array.from(bytes);
      wrong[3] = (wrong[3] ?? 0) ^ 0x01;
      out.push(Buffer.from('?~'), wrong);
    } else if (frames === 2 && take('half-frame')) {
      out.push(bytes.subarray(0, Math.ceil(bytes.length / 2)));
      disconnects = true;
    } else if (frames === 3 && take('restart')) {
      open();
      begin();
    } else {
      out.push(bytes);
    }
  }

  /** Application acknowledgement of an HL7 message of the host. */
  function replyTo(bytes: Uint8Array): { reply?: Uint8Array } {
    if (profile.protocol !== 'hl7') return {};
    const message = parsedMessage(Buffer.from(bytes));
    const type = textAt(message?.getSegment('MSH'), 9);
    if (!message || ['ACK', 'QCK', 'ORR', 'RSP'].includes(type)) return {};
    controlId += 1;
    const reply = acknowledgement({
      message,
      refusal: undefined,
      now: new Date(now),
      controlId: String(controlId),
      charset: utf8.name,
    });
    return { reply: Buffer.from(reply) };
  }

  function receive(bytes: Uint8Array) {
    if (profile.protocol === 'lis02') return receiveOrders(orderedIn(bytes, profile));
    const message = parsedMessage(Buffer.from(bytes));
    const [type, status] = [
      textAt(message?.getSegment('MSH'), 9),
      textAt(message?.getSegment('MSA'), 1),
    ];
    if (current?.kind === 'results')
      return status === 'AA' ? finish('acknowledged') : finish('not acknowledged', status);
    const found = textAt(message?.getSegment('QAK'), 2);
    if ((type === 'QCK' || type === 'RSP') && found !== 'OK') return receiveOrders([]);
    if (type === 'OML')
      return receiveOrders(message?.getAllSegments('OBR').map((order) => textAt(order, 4)));
    if (type === 'DSR')
      return receiveOrders(
        (message?.getAllSegments('DSP') ?? [])
          .filter((line) => Number(textAt(line, 1)) >= 29)
          .map((line) => textAt(line, 3)),
      );
    // One mode measures all tests of the analyser.
    if (type === 'ORR') return receiveOrders(status === 'AA' ? undefined : []);
    return undefined;
  }

  /** Measures the ordered tests; without an order, the specimen is not measured. */
  function receiveOrders(codes: readonly string[] | undefined) {
    if (current?.kind !== 'query') return;
    report('ordered', codes === undefined ? 'all' : codes.join(' ') || 'none');
    answerDeadline = null;
    if (codes === undefined || codes.length > 0)
      jobs.unshift({ ...jobOf('results', current.specimen, false), codes });
    current = undefined;
    // LIS02: the host ends its session first; the next message waits for the neutral state.
    next();
  }

  function tick() {
    if (linkDeadline !== null && now >= linkDeadline) run({ kind: 'tick' });
    if (answerDeadline === null || now < answerDeadline) return;
    answerDeadline = null;
    if (current?.kind === 'query') {
      finish('not acknowledged', 'no answer to the query');
    } else again('no acknowledgement');
  }

  return {
    sent,
    step(input, time) {
      [now, out, events, disconnects] = [time, [], [], false];
      switch (input.kind) {
        case 'connected':
          open();
          if (current) begin();
          else next();
          break;
        case 'bytes':
          garble(input.bytes);
          break;
        case 'tick':
          tick();
          break;
        case 'closed':
          [link, linkDeadline, answerDeadline] = [undefined, null, null];
          break;
      }
      const deadlines = [linkDeadline, answerDeadline].filter((each) => each !== null);
      return {
        write: Buffer.concat(out),
        events,
        deadline: deadlines.length > 0 ? Math.min(...deadlines) : null,
        disconnects,
        isDone: current === undefined && jobs.length === 0,
      };
    },
  };

  /** Passes received bytes on, with the garbled reply of the `nak` fault. */
  function garble(bytes: Uint8Array) {
    const isReply = isFramed && bytes.length === 1 && bytes[0] === ACK && frames === 1;
    if (isReply && current?.kind === 'results' && take('nak'))
      run({ kind: 'bytes', bytes: Uint8Array.of(NAK) });
    else run({ kind: 'bytes', bytes });
    // The host asks for a session: its download follows.
    if (bytes[0] === ENQ) frames = Math.max(frames, 1);
  }
}

/** Codes of a LIS02 download, read at the place that the profile names for the answer. */
function orderedIn(bytes: Uint8Array, { answer }: AnalyserProfile): string[] {
  if (answer?.kind !== 'lis02') return [];
  const component = answer.test.findIndex((each) => each.includes('{code}'));
  return (parseRecords(Buffer.from(bytes).toString('latin1')) ?? [])
    .filter(({ type }) => type === 'O')
    .flatMap((order) => order.repetitions(5).map((test) => test[component] ?? ''))
    .filter((code) => code !== '');
}
