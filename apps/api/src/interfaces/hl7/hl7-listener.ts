import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import type { Logger } from 'pino';
import { isAccepted } from './acknowledgement.ts';
import { framed, frameReader } from './framing.ts';

export interface Hl7ListenerOptions {
  host: string;
  port: number;
  logger: Logger;
  /** Responds to a message from this address. */
  answer(message: Buffer, ip: string): Promise<string>;
  /** @default 1 MiB */
  mostBytes?: number;
  limits?: Hl7Limits;
}

/** Limits of connections and their durations in ms. */
export interface Hl7Limits {
  connections: number;
  /** Per source address. All senders behind one tunnel have the same. */
  perSource: number;
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
  handshake: 10_000,
  message: 30_000,
  silence: 10 * 60_000,
};

/**
 * MLLP listener for HL7 messages. MLLP is unencrypted, so run it behind a tunnel or on a trusted
 * network.
 */
export interface Hl7Listener {
  /** Returns the port. */
  listen(): Promise<number>;
  /** Accepts no further messages; pending ones are acknowledged. */
  close(): Promise<void>;
}

/** A connection. */
interface Talk {
  socket: Socket;
  ip: string;
  /** Resolves when all received messages are answered. */
  turn: Promise<void>;
  /** A message was accepted, so the sender has a token. */
  isProven: boolean;
  /** Ends the connection when its sender is silent for too long. */
  deadline?: NodeJS.Timeout;
}

export function hl7Listener({
  host,
  port,
  logger,
  answer,
  mostBytes = 1_048_576,
  limits = defaultHl7Limits,
}: Hl7ListenerOptions): Hl7Listener {
  /** Open connections, the longest-silent first. */
  const talks = new Set<Talk>();
  const server: Server = createServer((socket) => talk(socket));

  /**
   * Makes room for a connection of this source. Senders that have proven themselves keep theirs;
   * others give way, first those of the source with the most.
   */
  function hasRoom(ip: string): boolean {
    const ofSource = (source: string) => [...talks].filter((each) => each.ip === source);
    const unproven = (some: Iterable<Talk>) => [...some].filter(({ isProven }) => !isProven);
    if (ofSource(ip).length >= limits.perSource) return end(unproven(ofSource(ip))[0]);
    if (talks.size < limits.connections) return true;
    const counts = new Map<string, number>();
    for (const { ip: source } of talks) counts.set(source, (counts.get(source) ?? 0) + 1);
    const [first] = unproven(talks).toSorted(
      (one, other) => (counts.get(other.ip) ?? 0) - (counts.get(one.ip) ?? 0),
    );
    return end(first);
  }

  function end(given: Talk | undefined): boolean {
    if (given === undefined) return false;
    leave(given);
    given.socket.destroy();
    return true;
  }

  function leave(given: Talk): void {
    clearTimeout(given.deadline);
    talks.delete(given);
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
    socket.on('error', ({ message: reason }) =>
      logger.warn({ reason, ip }, 'HL7 connection failed'),
    );
    if (!hasRoom(ip)) {
      logger.warn({ ip }, 'HL7 connection refused: too many connections');
      socket.destroy();
      return;
    }
    const reader = frameReader(mostBytes);
    const own: Talk = { socket, ip, turn: Promise.resolve(), isProven: false };
    talks.add(own);
    expectWithin(own, limits.handshake);
    let isReceiving = false;
    socket.on('close', () => leave(own));
    socket.on('data', (chunk) => {
      let messages: Buffer[];
      try {
        messages = reader.read(chunk);
      } catch (error) {
        logger.warn({ reason: String(error), ip }, 'HL7 connection was closed by the server');
        end(own);
        return;
      }
      // The deadline of a message starts with its first byte; further bytes do not extend it.
      if (messages.length === 0) {
        if (own.isProven && reader.isInside() && !isReceiving) expectWithin(own, limits.message);
        isReceiving = reader.isInside();
        return;
      }
      isReceiving = false;
      clearTimeout(own.deadline);
      // Processes messages sequentially in order; reading pauses until each is done.
      socket.pause();
      own.turn = own.turn.then(async () => {
        for (const message of messages) {
          const reply = await answer(message, ip);
          own.isProven ||= isAccepted(reply);
          if (!socket.destroyed) socket.write(framed(reply));
        }
        isReceiving = reader.isInside();
        const next = isReceiving ? limits.message : limits.silence;
        expectWithin(own, own.isProven ? next : limits.handshake);
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
