import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { connect, type Connection } from './pool.ts';

/** A connection that receives `pg_notify` messages from connections of this and other processes. */
export interface Listener {
  close(): Promise<void>;
}

export interface ListenerOptions {
  /** Message handlers by channel. */
  onMessage: Readonly<Record<string, (payload: string) => void>>;
  /** Called on the first connection and every reconnection: messages in between were missed. */
  onConnected: () => void;
  /** Called when the connection breaks or cannot be opened. */
  onError: (error: Error & { code?: string }) => void;
}

const firstPause = 250;
const longestPause = 10_000;

/**
 * Listens until closed, reconnecting whenever the connection breaks. One per process, because each
 * occupies a server connection.
 */
export function openListener(
  connection: Connection,
  { onMessage, onConnected, onError }: ListenerOptions,
): Listener {
  const closing = new AbortController();

  async function listenOnce(): Promise<void> {
    const client: pg.Client = await connect(connection, 'alms-listener');
    const ended = new Promise<void>((done) => {
      client.once('end', done);
      client.on('error', (error) => {
        onError(error);
        done();
      });
      // It may have been closed during connecting; past abort events are not dispatched again.
      if (closing.signal.aborted) done();
      else closing.signal.addEventListener('abort', () => done(), { once: true });
    });
    try {
      client.on('notification', ({ channel, payload = '' }) => onMessage[channel]?.(payload));
      for (const channel of Object.keys(onMessage))
        await client.query(`listen ${client.escapeIdentifier(channel)}`);
      onConnected();
      await ended;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  async function listen(): Promise<void> {
    let pause = firstPause;
    while (!closing.signal.aborted) {
      const since = performance.now();
      await listenOnce().catch(onError);
      pause =
        performance.now() - since > longestPause ? firstPause : Math.min(pause * 2, longestPause);
      await delay(pause, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }

  const listening = listen();
  return {
    async close() {
      closing.abort();
      await listening;
    },
  };
}
