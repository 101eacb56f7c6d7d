import { PassThrough, type Readable } from 'node:stream';
import type { Logger } from 'pino';
import { Refusal } from './problems.ts';
import { RateLimited } from './rate-limits.ts';

/** An event as a stream carries it. */
export interface SentEvent {
  event: string;
  id: string;
  data: unknown;
}

/** Answers what has happened since an event, or undefined when nothing has. A refusal ends the stream. */
export type Look = (lastEventId: string | undefined) => Promise<SentEvent | undefined>;

export interface StreamRules {
  /** A sign of life this often, in milliseconds, so that neither side waits for one that has gone without a word. */
  heartbeatEvery: number;
  /** A look this often without being woken: for what only time brings, and for a session that has run out. */
  lookEvery: number;
  /** Streams of one account in one process. A browser needs one, whatever the number of its tabs. */
  mostPerAccount: number;
}

export const defaultStreamRules: StreamRules = {
  heartbeatEvery: 15_000,
  lookEvery: 60_000,
  mostPerAccount: 6,
};

export interface EventStreams {
  /** A stream that begins with what has happened since `lastEventId`. Rejects with the refusal when there may be none. */
  open(account: string, look: Look, lastEventId: string | undefined): Promise<Readable>;
  /** Something about the account has changed. */
  wake(account: string): void;
  wakeAll(): void;
  /** Ends every stream; those who listen come back to another process. */
  close(): void;
}

/** The streams that this process holds open. */
export function eventStreams(
  logger: Logger,
  { heartbeatEvery, lookEvery, mostPerAccount }: StreamRules = defaultStreamRules,
): EventStreams {
  const wakers = new Map<string, Set<() => void>>();
  const streams = new Set<PassThrough>();

  /** Keeps the way to wake a stream for as long as it is open. */
  function keep(account: string, stream: PassThrough, wake: () => void): void {
    const own = wakers.get(account) ?? new Set();
    // One tab too many is no attack, and asks again: it is not put on record.
    if (own.size >= mostPerAccount) throw new RateLimited({ 'Retry-After': '60' }, false);
    wakers.set(account, own.add(wake));
    streams.add(stream);
    const timers = [
      setInterval(() => say(stream, ':\n\n'), heartbeatEvery),
      setInterval(wake, lookEvery),
    ];
    stream.once('close', () => {
      for (const timer of timers) clearInterval(timer);
      streams.delete(stream);
      own.delete(wake);
      if (own.size === 0) wakers.delete(account);
    });
  }

  return {
    async open(account, look, lastEventId) {
      const stream = new PassThrough();
      let last = lastEventId;
      let looking = false;
      let wokenMeanwhile = false;

      const lookOnce = async () => {
        const happened = await look(last);
        if (!happened) return;
        last = happened.id;
        say(
          stream,
          `id: ${happened.id}\nevent: ${happened.event}\ndata: ${JSON.stringify(happened.data)}\n\n`,
        );
      };
      const wake = () => {
        wokenMeanwhile = true;
        if (looking) return;
        looking = true;
        void lookWhileWoken().finally(() => (looking = false));
      };
      const lookWhileWoken = async () => {
        while (wokenMeanwhile && !stream.closed) {
          wokenMeanwhile = false;
          try {
            await lookOnce();
          } catch (error) {
            if (error instanceof Refusal) stream.end();
            // The database may be away for a moment: what has happened is still there at the next look.
            else logger.warn({ err: error }, 'a stream could not look');
          }
        }
      };

      looking = true;
      try {
        keep(account, stream, wake);
        // So that the headers are on their way even when there is nothing to tell.
        say(stream, ':\n\n');
        await lookOnce();
      } catch (error) {
        stream.destroy();
        throw error;
      } finally {
        looking = false;
      }
      if (wokenMeanwhile) wake();
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

/** Whoever does not read what is sent is not waited for. */
function say(stream: PassThrough, text: string): void {
  if (stream.writableEnded) return;
  if (stream.writableNeedDrain) stream.destroy();
  else stream.write(text);
}
