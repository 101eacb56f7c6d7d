import { connect } from 'node:net';
import { framed, frameReader } from './framing.ts';
import type { Hl7Peer } from './hl7-sender.ts';

/** Maximum size of an acknowledgement, which is always short. */
const maxBytes = 262_144;

/** Sends one message over a separate connection and returns the first reply. Rejects on timeout. */
export function exchangeOver(
  milliseconds = 15_000,
): (peer: Pick<Hl7Peer, 'host' | 'port'>, message: string) => Promise<Buffer> {
  return ({ host, port }, message) =>
    new Promise((resolve, reject) => {
      const reader = frameReader(maxBytes);
      const socket = connect({ host, port });
      const fail = (error: Error) => {
        socket.destroy();
        reject(error);
      };
      const patience = setTimeout(
        () => fail(new Error('No response was received in time')),
        milliseconds,
      );
      socket.on('connect', () => socket.write(framed(message)));
      socket.on('data', (chunk) => {
        try {
          const [answer] = reader.read(chunk);
          if (!answer) return;
          resolve(answer);
          socket.end();
        } catch (error) {
          fail(error as Error);
        }
      });
      socket.on('error', fail);
      socket.on('close', () => {
        clearTimeout(patience);
        reject(new Error('The connection was closed without a response'));
      });
    });
}
