import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import type { Logger } from 'pino';
import { framed, frameReader } from './framing.ts';

export interface Hl7ListenerOptions {
  host: string;
  port: number;
  logger: Logger;
  /** Responds to a message from this address. */
  answer(message: Buffer, ip: string): Promise<string>;
  /** @default 1 MiB */
  mostBytes?: number;
}

/** Maximum number of connections, and idle timeout in ms. */
const mostConnections = 64;
const silentFor = 10 * 60_000;

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

export function hl7Listener({
  host,
  port,
  logger,
  answer,
  mostBytes = 1_048_576,
}: Hl7ListenerOptions): Hl7Listener {
  const talks = new Map<Socket, Promise<void>>();
  const server: Server = createServer((socket) => talk(socket));
  server.maxConnections = mostConnections;

  function talk(socket: Socket): void {
    const ip = socket.remoteAddress ?? '';
    const reader = frameReader(mostBytes);
    talks.set(socket, Promise.resolve());
    socket.setTimeout(silentFor, () => socket.destroy());
    socket.on('error', ({ message: reason }) =>
      logger.warn({ reason, ip }, 'HL7 connection failed'),
    );
    socket.on('close', () => talks.delete(socket));
    socket.on('data', (chunk) => {
      let messages: Buffer[];
      try {
        messages = reader.read(chunk);
      } catch (error) {
        logger.warn({ reason: String(error), ip }, 'HL7 connection was closed by the server');
        socket.destroy();
        return;
      }
      if (messages.length === 0) return;
      // Processes messages sequentially in order; reading pauses until each is done.
      socket.pause();
      const before = talks.get(socket) ?? Promise.resolve();
      const turn = before.then(async () => {
        for (const message of messages) {
          const reply = await answer(message, ip);
          if (!socket.destroyed) socket.write(framed(reply));
        }
        socket.resume();
      });
      talks.set(socket, turn);
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
      for (const [socket, turn] of talks)
        void turn.finally(() => socket.end(() => socket.destroy()));
      await closed;
    },
  };
}
