import { CallError } from '@alms/lis-domain/http';
import { EventSourceParserStream } from 'eventsource-parser/stream';

/** The server gives a sign of life every fifteen seconds; a connection that is silent for longer than two of them has gone. */
const SILENCE_MS = 40_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

export interface FollowedEvents {
  /** Opens the stream after the event with this id. */
  open: (
    lastEventId: string | undefined,
    signal: AbortSignal,
  ) => Promise<ReadableStream<Uint8Array>>;
  /** The event that was the last one so far, whoever has seen it. */
  lastEventId: () => string | undefined;
  onEvent: (id: string) => void;
  /** Whether events are coming. While they are not, whoever needs to know has to ask. */
  onLive: (isLive: boolean) => void;
  signal: AbortSignal;
  /** Where the browser says whether it is connected. */
  page: EventTarget;
  /** Answers from 0 up to 1. @default Math.random */
  random?: () => number;
}

/**
 * Follows a stream of events until the signal says so, or the server says that there is none for this person. A connection that breaks, or of
 * which nothing is heard any more, is opened again after a pause that grows, at once when the browser is connected again; the server then tells
 * of what happened meanwhile.
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
    const hear = () => {
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
      const events = text.pipeThrough(new EventSourceParserStream({ onComment: hear })).getReader();
      onLive(true);
      failures = 0;
      for (;;) {
        const { done, value } = await events.read();
        if (done) return;
        hear();
        if (value.id !== undefined) onEvent(value.id);
      }
    } finally {
      clearTimeout(silence);
      page.removeEventListener('offline', give);
      onLive(false);
    }
  }

  /** Many were cut off at the same moment: they shall not all come back at the same one. */
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

/** Asking again changes nothing: the session has ended, or the stream is not for this person. Whoever has too many of them may have one later. */
function isFinal(error: unknown): boolean {
  return (
    error instanceof CallError &&
    (error.kind === 'unauthenticated' || error.kind === 'forbidden' || error.kind === 'not-found')
  );
}
