import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { Database } from '../../platform/db/database.ts';
import { createLogger } from '../../platform/observability/request-log.ts';
import { busiestTurn, MAX_BUSY } from '../../testing/busiest-turn.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import { openWorkers } from '../../platform/workers/workers.ts';
import { framed } from './framing.ts';
import { answerMessage } from './inbound.ts';
import { defaultHl7Limits, hl7Listener, type Hl7Limits, type Hl7Listener } from './hl7-listener.ts';
import { hasTooManyParts, MAX_SEPARATORS } from './message.ts';

/** Longer than any test. */
const never = 600_000;
const patient: Hl7Limits = {
  connections: 6,
  perSource: 3,
  perHolder: 3,
  handshake: never,
  message: never,
  silence: never,
};

let listener: Hl7Listener;
let port: number;
const sockets: Socket[] = [];

/** Accepts messages that start with MSH; rejects all others. */
async function listen(
  limits: Partial<Hl7Limits>,
  answer = async (message: Buffer) =>
    `MSH|^~\\&\rMSA|${String(message).startsWith('MSH') ? 'AA' : 'AR'}|1`,
): Promise<void> {
  listener = hl7Listener({
    host: '127.0.0.1',
    port: 0,
    logger: createLogger('silent'),
    answer,
    answerTooLong: async (_beginning, _ip, maxBytes) => `MSH|^~\\&\rMSA|AR|${maxBytes}`,
    holderOf: (message) => String(message).split('|')[2] ?? '',
    limits: { ...patient, ...limits },
    maxBytes: 1_000,
    maxDocumentBytes: 10_000,
  });
  port = await listener.listen();
}
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await listener.close();
});

/** Connects from an address of this machine. */
async function sender(localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

/** The end of a connection, by the listener or by a reset. `once` would reject after a reset. */
const ended = (socket: Socket) =>
  new Promise<[]>((resolve) => {
    socket.once('close', () => resolve([]));
  });

/** Waits until the listener ends the connection. */
async function closed(socket: Socket): Promise<boolean> {
  if (!socket.closed) await ended(socket.resume());
  return socket.closed;
}

/** Sends a message and returns the acknowledgement code; empty when the connection ends. */
async function send(socket: Socket, message = 'MSH|^~\\&|one'): Promise<string> {
  socket.write(framed(message));
  const [reply = ''] = await Promise.race([
    new Promise<[Buffer]>((resolve) => {
      socket.once('data', (data) => resolve([data]));
    }),
    ended(socket),
  ]);
  return /MSA\|(\w+)/.exec(String(reply))?.[1] ?? '';
}

describe('HL7 connection', () => {
  it('ends within seconds without a message', async () => {
    expect(defaultHl7Limits.handshake).toBeLessThanOrEqual(10_000);
    await listen({ handshake: 20 });
    expect(await closed(await sender())).toBe(true);
  });

  it('ends when a sender without a token sends bytes but no message', async () => {
    await listen({ handshake: 60 });
    const socket = await sender();
    const bytes = setInterval(() => socket.write('\u000bx'), 5);
    expect(await closed(socket)).toBe(true);
    clearInterval(bytes);
  });

  it('ends after a rejected message, unless an accepted one follows', async () => {
    await listen({ handshake: 40 });
    const socket = await sender();
    expect(await send(socket, 'no message')).toBe('AR');
    expect(await closed(socket)).toBe(true);
  });

  it('stays open between accepted messages', async () => {
    await listen({ handshake: 500, silence: never });
    const [silent, socket] = [await sender(), await sender()];
    expect(await send(socket)).toBe('AA');
    // The handshake time is over when the silent connection ends.
    expect(await closed(silent)).toBe(true);
    expect(await send(socket)).toBe('AA');
  });

  it('ends when a begun message is not completed, however many bytes arrive', async () => {
    await listen({ message: 60 });
    const socket = await sender();
    expect(await send(socket)).toBe('AA');
    const bytes = setInterval(() => socket.write('\u000bx'), 5);
    expect(await closed(socket)).toBe(true);
    clearInterval(bytes);
  });

  it('ends after a long silence', async () => {
    await listen({ silence: 20 });
    const socket = await sender();
    expect(await send(socket)).toBe('AA');
    expect(await closed(socket)).toBe(true);
  });
});

describe('HL7 senders', () => {
  it('have a limit per source, where silent connections give way', async () => {
    await listen({ perSource: 3 });
    const silent = [await sender(), await sender(), await sender()];
    const socket = await sender();
    expect(await send(socket)).toBe('AA');
    expect(await closed(silent[0] as Socket)).toBe(true);
    expect(silent.filter((each) => !each.closed)).toHaveLength(2);
  });

  it('behind one tunnel are not shut out by the facility with the most connections', async () => {
    await listen({ perSource: 4, perHolder: 4 });
    const [first, second, third, other] = [
      await sender(),
      await sender(),
      await sender(),
      await sender(),
    ];
    for (const socket of [first, second, third]) expect(await send(socket, 'MSH|x|big')).toBe('AA');
    expect(await send(other, 'MSH|x|small')).toBe('AA');
    expect(await send(await sender(), 'MSH|x|late')).toBe('AA');
    expect(await closed(first)).toBe(true);
    expect(await send(other, 'MSH|x|small')).toBe('AA');
    for (const socket of [second, third]) expect(await send(socket, 'MSH|x|big')).toBe('AA');
  });

  it('of one facility have a limit in all, whatever their sources', async () => {
    await listen({ connections: 6, perSource: 3, perHolder: 2 });
    const sockets = [];
    for (const source of ['127.0.0.2', '127.0.0.3', '127.0.0.4']) {
      sockets.push(await sender(source));
      expect(await send(sockets.at(-1) as Socket, 'MSH|x|one')).toBe('AA');
    }
    expect(await closed(sockets[0] as Socket)).toBe(true);
    for (const socket of sockets.slice(1)) expect(await send(socket, 'MSH|x|one')).toBe('AA');
  });

  it('are not shut out by the accepted connections of one facility', async () => {
    await listen({ connections: 4, perSource: 4, perHolder: 4 });
    const steady = await sender('127.0.0.9');
    expect(await send(steady, 'MSH|x|other')).toBe('AA');
    for (const source of ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5'])
      expect(await send(await sender(source), 'MSH|x|one')).toBe('AA');
    expect(await send(await sender('127.0.0.10'), 'MSH|x|late')).toBe('AA');
    expect(await send(steady, 'MSH|x|other')).toBe('AA');
  });

  it('are not shut out by the connections of others', async () => {
    await listen({ connections: 6, perSource: 3 });
    const steady = await sender('127.0.0.9');
    expect(await send(steady)).toBe('AA');
    for (const source of ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5'])
      for (let count = 0; count < 5; count += 1) await sender(source);
    const late = await sender('127.0.0.10');
    expect(await send(late)).toBe('AA');
    expect(await send(steady)).toBe('AA');
  });
});

describe('HL7 message', () => {
  const many = 983_000;
  it.each([
    ['ends of blocks', '\x1c'.repeat(many)],
    ['starts of blocks', '\x0b'.repeat(many)],
    ['blocks', '\x1c\r\x0b'.repeat(many / 3)],
    ['separators', `MSH|^~\\&|${'|'.repeat(MAX_SEPARATORS - 100)}`],
    ['escapes', `MSH|^~\\&|${'\\X41\\'.repeat(many / 5)}`],
    ['letters', `MSH|^~\\&|${'x'.repeat(many)}`],
  ])('of very many %s leaves the server free for others', async (_, content) => {
    await listen({}, (message) =>
      answerMessage(message, '', {
        db: {} as Database,
        gate: { pass: () => Promise.reject(new Refusal('unauthenticated')) },
        clock: { now: () => new Date(0) },
        logger: createLogger('silent'),
        workers: openWorkers(),
        beta: true,
      }),
    );
    const message = Buffer.from(`\x0b${content}\x1c\r`, 'latin1');
    const turn = async () => {
      const socket = await sender();
      const answered = new Promise<void>((resolve) => {
        socket.once('data', () => resolve());
        socket.once('close', () => resolve());
      });
      socket.write(message);
      return busiestTurn(answered);
    };
    await turn();
    // Garbage of earlier messages may be collected in the measured turn, so a long one is repeated.
    const longest = await turn();
    expect(longest > MAX_BUSY ? await turn() : longest).toBeLessThanOrEqual(MAX_BUSY);
  });

  it.each([
    ['segments', `MSH|^~\\&|\r${'\r'.repeat(MAX_SEPARATORS)}`, true],
    ['fields', `MSH|^~\\&|${'|'.repeat(MAX_SEPARATORS)}`, true],
    ['components', `MSH|^~\\&|${'^'.repeat(MAX_SEPARATORS)}`, true],
    ['letters', `MSH|^~\\&|${'x'.repeat(1_000_000)}`, false],
  ])('of very many %s is recognised before it is parsed', (_, message, isTooLong) => {
    expect(hasTooManyParts(Buffer.from(message))).toBe(isTooLong);
  });
});

describe('a message with an embedded document', () => {
  /** A message of this many bytes, with a document in its first observation. */
  const withDocument = (bytes: number, holder = 'one', type = 'ED') =>
    `MSH|^~\\&|${holder}|\rOBX|1|${type}|K||^application^pdf^Base64^`.padEnd(bytes, 'A');

  it('has a larger limit than others', async () => {
    await listen({});
    expect(await send(await sender(), withDocument(9_000))).toBe('AA');
    expect(await send(await sender(), withDocument(9_000, 'one', 'TX'))).toBe('AR');
    expect(await send(await sender(), withDocument(11_000))).toBe('AR');
  });

  it('has it again for the next message of the connection, which others have not', async () => {
    await listen({});
    const socket = await sender();
    expect(await send(socket, withDocument(9_000))).toBe('AA');
    expect(await send(socket, withDocument(9_000))).toBe('AA');
    expect(await send(socket, `MSH|^~\\&|one\rNTE|${'x'.repeat(2_000)}`)).toBe('AR');
  });

  it('has it for a sender with a token only, and for four at once', async () => {
    await listen({ perSource: 9, connections: 9 });
    expect(await send(await sender(), withDocument(9_000, ''))).toBe('AR');
    const open = await Promise.all([1, 2, 3, 4].map(() => sender()));
    for (const socket of open) socket.write(framed(withDocument(9_000)).subarray(0, 5_000));
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
    expect(await send(await sender(), withDocument(9_000))).toBe('AR');
    for (const socket of open) socket.destroy();
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
    expect(await send(await sender(), withDocument(9_000))).toBe('AA');
  });
});
