import { connect } from 'node:net';
import { connect as connectTls, type ConnectionOptions } from 'node:tls';
import { framed, frameReader } from './framing.ts';
import type { Hl7Peer } from './hl7-sender.ts';

/** Maximum size of an acknowledgement, which is always short. */
const maxBytes = 262_144;

/**
 * Sends one message over a separate connection and returns the first reply. Rejects on timeout. A
 * receiver with TLS must have a certificate for its host, of `ca` or a public authority; it gets
 * the certificate of this service.
 */
export function exchangeOver(
  milliseconds = 15_000,
  certificates: Pick<ConnectionOptions, 'cert' | 'key' | 'ca'> = {},
): (peer: Pick<Hl7Peer, 'host' | 'port' | 'tls'>, message: string) => Promise<Buffer> {
  return ({ host, port, tls = false }, message) =>
    new Promise((resolve, reject) => {
      const reader = frameReader(maxBytes);
      const socket = tls
        ? connectTls({ host, port, minVersion: 'TLSv1.2', ...certificates })
        : connect({ host, port });
      const fail = (error: Error) => {
        socket.destroy();
        reject(error);
      };
      const patience = setTimeout(
        () => fail(new Error('No response was received in time')),
        milliseconds,
      );
      socket.on(tls ? 'secureConnect' : 'connect', () => socket.write(framed(message)));
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
