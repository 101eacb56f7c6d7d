import { PassThrough, type Readable } from 'node:stream';
import type { Logger } from 'pino';
import { Refusal } from '../refusals/problems.ts';
import { RateLimited } from '../refusals/rate-limits.ts';

/** A server-sent event. */
export interface SentEvent {
  event: string;
  id: string;
  data: unknown;
}

/**
 * Returns events since the given one, or undefined when there are none. A rejection ends the
 * stream.
 */
export type PollEvents = (lastEventId: string | undefined) => Promise<SentEvent | undefined>;

export interface StreamRules {
  /** Heartbeat interval in ms, so that both sides detect a dead connection. */
  heartbeatEvery: number;
  /** Polling interval in ms without a wake-up, for scheduled events and expired sessions. */
  pollEvery: number;
  /** Maximum number of streams per account and process. A browser needs one for all its tabs. */
  maxPerAccount: number;
}

export const defaultStreamRules: StreamRules = {
  heartbeatEvery: 15_000,
  pollEvery: 60_000,
  maxPerAccount: 6,
};

export interface EventStreams {
  /** Opens a stream starting with the events since `lastEventId`. Rejects when access is denied. */
  open(account: string, poll: PollEvents, lastEventId: string | undefined): Promise<Readable>;
  /** Called when the account has changed. */
  wake(account: string): void;
  wakeAll(): void;
  /** Ends every stream; clients reconnect to another process. */
  close(): void;
}

/** Event streams open in this process. */
export function eventStreams(
  logger: Logger,
  { heartbeatEvery, pollEvery, maxPerAccount }: StreamRules = defaultStreamRules,
): EventStreams {
  const wakers = new Map<string, Set<() => void>>();
  const streams = new Set<PassThrough>();

  /** Registers the wake-up function of a stream while it is open. */
  function register(account: string, stream: PassThrough, wake: () => void): void {
    const own = wakers.get(account) ?? new Set();
    // Too many tabs are not an attack, and the client retries, so this is not audited.
    if (own.size >= maxPerAccount) throw new RateLimited({ 'Retry-After': '60' }, false);
    wakers.set(account, own.add(wake));
    streams.add(stream);
    const timers = [
      setInterval(() => write(stream, ':\n\n'), heartbeatEvery),
      setInterval(wake, pollEvery),
    ];
    stream.once('close', () => {
      for (const timer of timers) clearInterval(timer);
      streams.delete(stream);
      own.delete(wake);
      if (own.size === 0) wakers.delete(account);
    });
  }

  return {
    async open(account, poll, lastEventId) {
      const stream = new PassThrough();
      let last = lastEventId;
      let isPolling = false;
      let pollRequested = false;

      const pollOnce = async () => {
        const happened = await poll(last);
        if (!happened) return;
        last = happened.id;
        write(
          stream,
          `id: ${happened.id}\nevent: ${happened.event}\ndata: ${JSON.stringify(happened.data)}\n\n`,
        );
      };
      const wake = () => {
        pollRequested = true;
        if (isPolling) return;
        isPolling = true;
        void pollWhileRequested().finally(() => (isPolling = false));
      };
      const pollWhileRequested = async () => {
        while (pollRequested && !stream.closed) {
          pollRequested = false;
          try {
            await pollOnce();
          } catch (error) {
            if (error instanceof Refusal) stream.end();
            // The database may be unavailable briefly; the events remain available at the next
            // poll.
            else logger.warn({ err: error }, 'event stream polling failed');
          }
        }
      };

      isPolling = true;
      try {
        register(account, stream, wake);
        // Flushes the headers even without events.
        write(stream, ':\n\n');
        await pollOnce();
      } catch (error) {
        stream.destroy();
        throw error;
      } finally {
        isPolling = false;
      }
      if (pollRequested) wake();
      return stream;
    },
    wake(account) {
      for (const wake of wakers.get(account) ?? []) wake();
    },
    wakeAll() {
      for (const own of wakers.values()) for (const wake of own) wake();
    },
    close() {
      for (const stream of streams) stream.end();
    },
  };
}

/** Clients that do not read are disconnected. */
function write(stream: PassThrough, text: string): void {
  if (stream.writableEnded) return;
  if (stream.writableNeedDrain) stream.destroy();
  else stream.write(text);
}
