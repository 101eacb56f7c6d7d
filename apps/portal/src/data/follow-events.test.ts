import { CallError } from '@alms/lis-domain/http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followEvents } from './follow-events.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A controllable server and a client that follows its stream. */
function follow(answer: (opened: number) => Error | undefined = () => undefined) {
  const connections: {
    after: string | undefined;
    write: (text: string) => void;
    end: () => void;
    given: () => boolean;
  }[] = [];
  const events: string[] = [];
  const live: boolean[] = [];
  const left = new AbortController();
  const page = new EventTarget();
  const following = followEvents({
    open: async (after, signal) => {
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
      const writer = writable.getWriter();
      connections.push({
        after,
        write: (text) => void writer.write(new TextEncoder().encode(text)).catch(() => undefined),
        end: () => void writer.close(),
        given: () => signal.aborted,
      });
      const refusal = answer(connections.length);
      if (refusal) throw refusal;
      return readable;
    },
    lastEventId: () => events.at(-1),
    onEvent: (id) => events.push(id),
    onLive: (isLive) => live.push(isLive),
    signal: left.signal,
    page,
    random: () => 1,
  });
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  return { connections, events, live, following, page, pass, leave: () => left.abort() };
}

const event = (id: string) => `id: ${id}\nevent: changed\ndata: {"arrived":[]}\n\n`;

describe('event stream', () => {
  it('delivers each event once, regardless of chunk boundaries', async () => {
    const { connections, events, live, pass } = follow();
    await pass(0);
    connections[0]?.write(`:\n\n${event('1.5')}id: 2`);
    connections[0]?.write(`.6\nevent: changed\ndata: {"arrived":[]}\n\n`);
    await pass(0);
    expect([connections[0]?.after, events, live]).toEqual([undefined, ['1.5', '2.6'], [true]]);
  });

  it('reopens after its end from the last event on', async () => {
    const { connections, live, pass } = follow();
    await pass(0);
    connections[0]?.write(event('3.9'));
    await pass(0);
    connections[0]?.end();
    await pass(999);
    expect([connections.length, live]).toEqual([1, [true, false]]);
    await pass(1);
    expect([connections[1]?.after, live]).toEqual(['3.9', [true, false, true]]);
  });

  it('counts as lost when silent, but not while heartbeats arrive', async () => {
    const { connections, pass } = follow();
    await pass(0);
    for (let n = 0; n < 5; n += 1) {
      await pass(39_999);
      connections[0]?.write(':\n\n');
      await pass(0);
    }
    expect(connections[0]?.given()).toBe(false);
    await pass(40_000);
    expect(connections[0]?.given()).toBe(true);
    await pass(1_000);
    expect(connections).toHaveLength(2);
  });

  it('closes when the browser goes offline, and reopens when it is online again', async () => {
    const { connections, live, page, pass } = follow();
    await pass(0);
    page.dispatchEvent(new Event('offline'));
    await pass(0);
    expect([connections[0]?.given(), live]).toEqual([true, [true, false]]);
    page.dispatchEvent(new Event('online'));
    await pass(0);
    expect([connections.length, live]).toEqual([2, [true, false, true]]);
  });

  it('ends when it is aborted', async () => {
    const { connections, following, live, pass, leave } = follow();
    await pass(0);
    leave();
    await following;
    expect([connections[0]?.given(), live]).toEqual([true, [true, false]]);
  });
});

describe('unavailable event stream', () => {
  it.each([
    ['the server fails', new CallError('server', 503)],
    ['there is no connection', new CallError('offline', 0)],
    ['the rate limit is exceeded', new CallError('rejected', 429)],
  ])('is retried with increasing delays while %s', async (_, refusal) => {
    const { connections, pass } = follow(() => refusal);
    await pass(0);
    const counts = [];
    for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60]) {
      await pass(seconds * 1_000 - 1);
      counts.push(connections.length);
      await pass(1);
    }
    expect(counts).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('resets the retry delay after a successful connection', async () => {
    const { connections, pass } = follow((opened) =>
      opened < 5 ? new CallError('server', 503) : undefined,
    );
    await pass(15_000);
    expect(connections).toHaveLength(5);
    connections[4]?.end();
    await pass(1_000);
    expect(connections).toHaveLength(6);
  });

  it.each([
    ['the session has ended', new CallError('unauthenticated', 401)],
    ['access is denied', new CallError('forbidden', 403)],
  ])('is not retried when %s', async (_, refusal) => {
    const { connections, following, pass } = follow(() => refusal);
    await following;
    await pass(600_000);
    expect(connections).toHaveLength(1);
  });
});
