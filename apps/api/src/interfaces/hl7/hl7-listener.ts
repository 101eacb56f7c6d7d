import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { createServer as createTlsServer, type TlsOptions } from 'node:tls';
import type { Logger } from 'pino';
import { isAccepted } from './acknowledgement.ts';
import { sourceOf } from '../../platform/http/requests/source-of.ts';
import { framed, frameReader, FrameTooLong } from './framing.ts';

export interface Hl7ListenerOptions {
  host: string;
  port: number;
  logger: Logger;
  /** Responds to a message from this address. */
  answer(message: Buffer, ip: string): Promise<string>;
  /** Responds to a message that is longer than `maxBytes`, by its beginning. */
  answerTooLong(beginning: Buffer, ip: string, maxBytes: number): Promise<string>;
  /** The facility whose token an accepted message contains. */
  holderOf(message: Buffer): string;
  /** @default 1 MiB */
  maxBytes?: number;
  /** For a message with an embedded document. @default 16 MiB */
  maxDocumentBytes?: number;
  limits?: Hl7Limits;
  /** Certificate of the listener. With `ca`, senders must have a certificate of it. */
  tls?: Pick<TlsOptions, 'cert' | 'key' | 'ca'> | undefined;
}

/** Limits of connections and their durations in ms. */
export interface Hl7Limits {
  connections: number;
  /** Per source address. All senders behind one tunnel have the same. */
  perSource: number;
  /** Per facility whose token was accepted. */
  perHolder: number;
  /** For the first accepted message, and after a rejected one. */
  handshake: number;
  /** For the rest of a message that has begun. */
  message: number;
  /** Between messages, after an accepted one: instruments stay connected. */
  silence: number;
}

export const defaultHl7Limits: Hl7Limits = {
  connections: 256,
  perSource: 64,
  perHolder: 64,
  handshake: 10_000,
  message: 30_000,
  silence: 10 * 60_000,
};

/**
 * MLLP listener for HL7 messages. Without TLS, MLLP is unencrypted: run it behind a tunnel or on a
 * trusted network.
 */
export interface Hl7Listener {
  /** Returns the port. */
  listen(): Promise<number>;
  /** Accepts no further messages; pending ones are acknowledged. */
  close(): Promise<void>;
}

/** Rejected messages after which the connection of a sender without a token ends. */
const MAX_REJECTED = 10;

/** Messages above the ordinary limit that are received at once: they are kept in memory. */
const MAX_LARGE = 4;

/** An embedded document (OBX-2 `ED`), by any delimiters. */
const document = /[\r\n]OBX[^\w\s]\d*[^\w\s]ED[^\w\s]/;

/** A connection. */
interface Talk {
  socket: Socket;
  /** See `sourceOf`. */
  source: string;
  /** Resolves when all received messages are answered. */
  turn: Promise<void>;
  /** Facility of the sender, once a message with its token was accepted. */
  holder?: string;
  /** Ends the connection when its sender is silent for too long. */
  deadline?: NodeJS.Timeout;
}

export function hl7Listener({
  host,
  port,
  logger,
  answer,
  answerTooLong,
  holderOf,
  maxBytes = 1_048_576,
  maxDocumentBytes = 16 * 1_048_576,
  limits = defaultHl7Limits,
  tls,
}: Hl7ListenerOptions): Hl7Listener {
  /** Open connections, the longest-silent first. */
  const talks = new Set<Talk>();
  /** Connections that receive a message above the ordinary limit. */
  const large = new Set<Talk>();
  const server: Server = tls ? tlsServer(tls) : createServer((socket) => talk(socket));

  /** A connection counts once its handshake is complete, which the limit of time ensures. */
  function tlsServer({ cert, key, ca }: NonNullable<Hl7ListenerOptions['tls']>): Server {
    return createTlsServer(
      {
        cert,
        key,
        ...(ca !== undefined && { ca, requestCert: true, rejectUnauthorized: true }),
        minVersion: 'TLSv1.2',
        handshakeTimeout: limits.handshake,
      },
      (socket) => talk(socket),
    ).on('tlsClientError', ({ message: reason }, { remoteAddress: ip }) =>
      logger.warn({ reason, ip }, 'HL7 connection failed'),
    );
  }

  /**
   * Ends a connection where a new one of this source would exceed a limit. Senders without a token
   * give way first, those of the source with the most; then the longest-silent of the facility with
   * the most. A sender is never shut out by the connections of others.
   */
  function makeRoom(source: string): void {
    const ofSource = [...talks].filter((each) => each.source === source);
    if (ofSource.length >= limits.perSource) end(minNeeded(ofSource));
    else if (talks.size >= limits.connections) end(minNeeded([...talks]));
  }

  function minNeeded(some: readonly Talk[]): Talk | undefined {
    const unproven = some.filter(({ holder }) => holder === undefined);
    return unproven.length > 0
      ? firstOfLargest(unproven, ({ source }) => source)
      : firstOfLargest(some, ({ holder = '' }) => holder);
  }

  /** A facility that exceeds its limit loses its longest-silent connection. */
  function prove(given: Talk, holder: string): void {
    if (!talks.has(given)) return;
    given.holder = holder;
    const own = [...talks].filter((each) => each.holder === holder && each !== given);
    if (own.length >= limits.perHolder) end(own[0]);
  }

  function end(given: Talk | undefined): void {
    if (given === undefined) return;
    leave(given);
    given.socket.destroy();
  }

  function leave(given: Talk): void {
    clearTimeout(given.deadline);
    talks.delete(given);
    large.delete(given);
  }

  /** Expects something of the sender within this time. */
  function expectWithin(given: Talk, time: number): void {
    clearTimeout(given.deadline);
    if (!talks.has(given)) return;
    given.deadline = setTimeout(() => end(given), time).unref();
    // The longest-silent connection is the first one.
    talks.delete(given);
    talks.add(given);
  }

  function talk(socket: Socket): void {
    const ip = socket.remoteAddress ?? '';
    const source = sourceOf(ip);
    socket.on('error', ({ message: reason }) =>
      logger.warn({ reason, ip }, 'HL7 connection failed'),
    );
    makeRoom(source);
    const own: Talk = { socket, source, turn: Promise.resolve() };
    const reader = frameReader(maxBytes, {
      maxBytes: maxDocumentBytes,
      admits(beginning) {
        const isAdmitted =
          large.size < MAX_LARGE &&
          holderOf(beginning) !== '' &&
          document.test(beginning.toString('latin1'));
        if (isAdmitted) large.add(own);
        return isAdmitted;
      },
    });
    talks.add(own);
    expectWithin(own, limits.handshake);
    let isReceiving = false;
    let rejected = 0;
    socket.on('close', () => leave(own));
    let isRefused = false;
    socket.on('data', (chunk) => {
      if (isRefused) return;
      let messages: Buffer[];
      try {
        messages = reader.read(chunk);
      } catch (error) {
        logger.warn({ reason: String(error), ip }, 'HL7 connection was closed by the server');
        if (!(error instanceof FrameTooLong)) {
          end(own);
          return;
        }
        // The rest is read and dropped until the sender has its answer, but not for long.
        isRefused = true;
        expectWithin(own, limits.handshake);
        own.turn = own.turn.then(async () => {
          const reply = await answerTooLong(error.beginning, ip, error.maxBytes);
          if (!socket.destroyed) socket.end(framed(reply));
        });
        return;
      }
      // The deadline of a message starts with its first byte; further bytes do not extend it.
      if (messages.length === 0) {
        if (own.holder !== undefined && reader.isInside() && !isReceiving)
          expectWithin(own, limits.message);
        isReceiving = reader.isInside();
        return;
      }
      isReceiving = false;
      clearTimeout(own.deadline);
      // Processes messages sequentially in order; reading pauses until each is done.
      socket.pause();
      own.turn = own.turn.then(async () => {
        large.delete(own);
        for (const message of messages) {
          if (socket.destroyed) break;
          // Serves others between two messages.
          await setImmediate();
          const reply = await answer(message, ip);
          if (!socket.destroyed) socket.write(framed(reply));
          if (isAccepted(reply)) prove(own, holderOf(message));
          else rejected += 1;
          if (own.holder === undefined && rejected >= MAX_REJECTED) end(own);
        }
        isReceiving = reader.isInside();
        const next = isReceiving ? limits.message : limits.silence;
        expectWithin(own, own.holder === undefined ? limits.handshake : next);
        socket.resume();
      });
    });
  }

  return {
    listen: () =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
      }),
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const { socket, turn } of talks)
        void turn.finally(() => socket.end(() => socket.destroy()));
      await closed;
    },
  };
}

/** The longest-silent connection of the group with the most. */
function firstOfLargest(some: readonly Talk[], groupOf: (talk: Talk) => string): Talk | undefined {
  const counts = new Map<string, number>();
  for (const each of some) counts.set(groupOf(each), (counts.get(groupOf(each)) ?? 0) + 1);
  const max = Math.max(...counts.values());
  return some.find((each) => counts.get(groupOf(each)) === max);
}
