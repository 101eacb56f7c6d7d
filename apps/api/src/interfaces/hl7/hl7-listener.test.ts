import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createLogger } from '../../platform/observability/request-log.ts';
import { framed } from './framing.ts';
import { defaultHl7Limits, hl7Listener, type Hl7Limits, type Hl7Listener } from './hl7-listener.ts';
import { hasTooManyParts, MOST_SEPARATORS } from './message.ts';

/** Longer than any test. */
const never = 600_000;
const patient: Hl7Limits = {
  connections: 6,
  perSource: 3,
  handshake: never,
  message: never,
  silence: never,
};

let listener: Hl7Listener;
let port: number;
const sockets: Socket[] = [];

/** Accepts messages that start with MSH; rejects all others. */
async function listen(limits: Partial<Hl7Limits>): Promise<void> {
  listener = hl7Listener({
    host: '127.0.0.1',
    port: 0,
    logger: createLogger('silent'),
    answer: async (message) =>
      `MSH|^~\\&\rMSA|${String(message).startsWith('MSH') ? 'AA' : 'AR'}|1`,
    limits: { ...patient, ...limits },
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

  it('are refused above the limit of their source while all its senders have a token', async () => {
    await listen({ perSource: 2 });
    const proven = [await sender(), await sender()];
    for (const socket of proven) expect(await send(socket)).toBe('AA');
    expect(await closed(await sender())).toBe(true);
    for (const socket of proven) expect(await send(socket)).toBe('AA');
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
  it.each([
    ['segments', `MSH|^~\\&|\r${'\r'.repeat(MOST_SEPARATORS)}`, true],
    ['fields', `MSH|^~\\&|${'|'.repeat(MOST_SEPARATORS)}`, true],
    ['components', `MSH|^~\\&|${'^'.repeat(MOST_SEPARATORS)}`, true],
    ['letters', `MSH|^~\\&|${'x'.repeat(1_000_000)}`, false],
  ])('of very many %s is recognised before it is parsed', (_, message, isTooLong) => {
    expect(hasTooManyParts(Buffer.from(message))).toBe(isTooLong);
  });
});
