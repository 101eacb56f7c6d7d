import { CallError } from '@alms/lis-domain/http';
import { EventSourceParserStream } from 'eventsource-parser/stream';

/**
 * The server sends a heartbeat every fifteen seconds; a connection silent for more than two of them
 * is lost.
 */
const SILENCE_MS = 40_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

export interface FollowedEvents {
  /** Opens the stream after the event with this id. */
  open: (
    lastEventId: string | undefined,
    signal: AbortSignal,
  ) => Promise<ReadableStream<Uint8Array>>;
  /** Id of the latest event, in any tab. */
  lastEventId: () => string | undefined;
  onEvent: (id: string) => void;
  /** Whether events are arriving. While they are not, consumers must poll. */
  onLive: (isLive: boolean) => void;
  signal: AbortSignal;
  /** Target of the browser’s online and offline events. */
  page: EventTarget;
  /** Returns a number from 0 to below 1. @default Math.random */
  random?: () => number;
}

/**
 * Follows an event stream until the signal aborts, or the server reports that this user has none. A
 * broken or silent connection is reopened after an increasing delay, or immediately when the
 * browser is online again; the server then sends the missed events.
 */
export async function followEvents({
  open,
  lastEventId,
  onEvent,
  onLive,
  signal,
  page,
  random = Math.random,
}: FollowedEvents): Promise<void> {
  let failures = 0;

  async function followOnce(): Promise<void> {
    const attempt = new AbortController();
    const give = () => attempt.abort();
    let silence = setTimeout(give, SILENCE_MS);
    const restartTimeout = () => {
      clearTimeout(silence);
      silence = setTimeout(give, SILENCE_MS);
    };
    page.addEventListener('offline', give);
    const until = AbortSignal.any([signal, attempt.signal]);
    try {
      const bytes = await open(lastEventId(), until);
      const text = bytes.pipeThrough<string>(
        new TextDecoderStream() as TransformStream<Uint8Array, string>,
        { signal: until },
      );
      const events = text
        .pipeThrough(new EventSourceParserStream({ onComment: restartTimeout }))
        .getReader();
      onLive(true);
      failures = 0;
      for (;;) {
        const { done, value } = await events.read();
        if (done) return;
        restartTimeout();
        if (value.id !== undefined) onEvent(value.id);
      }
    } finally {
      clearTimeout(silence);
      page.removeEventListener('offline', give);
      onLive(false);
    }
  }

  /** Random delay: clients that lost the connection together should not reconnect together. */
  async function pause(): Promise<void> {
    const longest = Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);
    failures += 1;
    await new Promise<void>((done) => {
      const over = new AbortController();
      const end = () => {
        over.abort();
        clearTimeout(timer);
        done();
      };
      const timer = setTimeout(end, longest * (0.5 + random() / 2));
      page.addEventListener('online', end, { signal: over.signal });
      signal.addEventListener('abort', end, { signal: over.signal });
    });
  }

  while (!signal.aborted) {
    try {
      await followOnce();
    } catch (error) {
      if (isFinal(error)) return;
    }
    if (!signal.aborted) await pause();
  }
}

/**
 * Retrying is useless if the session ended or the stream is not for this user. After too many
 * connections, a later retry can succeed.
 */
function isFinal(error: unknown): boolean {
  return (
    error instanceof CallError &&
    (error.kind === 'unauthenticated' || error.kind === 'forbidden' || error.kind === 'not-found')
  );
}
