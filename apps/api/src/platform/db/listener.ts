import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { connect, type Connection } from './pool.ts';

/** A connection that hears what other connections to the database tell with `pg_notify`, in this process and in others. */
export interface Listener {
  close(): Promise<void>;
}

export interface ListenerOptions {
  /** What to do with what is told, by channel. */
  onMessage: Readonly<Record<string, (payload: string) => void>>;
  /** The connection stands, at first or again: what was told in between has not been heard. */
  onConnected: () => void;
  /** Told when it breaks or cannot be made. */
  onError: (error: Error & { code?: string }) => void;
}

const firstPause = 250;
const longestPause = 10_000;

/** Listens until it is closed, and connects again whenever the connection breaks. One for the process: each is a connection of the server's. */
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
      // It may have been closed while the connection was being made; an event of the past is not told again.
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
