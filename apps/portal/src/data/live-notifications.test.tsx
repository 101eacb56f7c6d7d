import { aUser } from '@alms/lis-domain/fixtures';
import type { Client } from '@alms/lis-domain/http';
import { listNotifications, readNotificationStats } from '@alms/lis-domain/notifications';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followNotifications } from './live-notifications.ts';
import { shownAsOf } from './use-live-notifications.ts';

/** Minimal Web Locks: one holder at a time; a waiting request is aborted by its signal. */
const queue: (() => void)[] = [];
const locks = {
  request: async (
    _name: string,
    { signal }: { signal: AbortSignal },
    hold: () => Promise<void>,
  ) => {
    await new Promise<void>((turn, gaveUp) => {
      signal.addEventListener('abort', () => {
        if (queue.indexOf(turn) > 0) queue.splice(queue.indexOf(turn), 1);
        gaveUp(signal.reason as Error);
      });
      queue.push(turn);
      if (queue[0] === turn) turn();
    });
    await hold().finally(() => {
      queue.shift();
      queue[0]?.();
    });
  },
};

beforeEach(() => void vi.stubGlobal('navigator', { locks }));
afterEach(() => vi.unstubAllGlobals());

/** A server that records the start event of each connection. */
function openServer() {
  const connections: { after: string | undefined; write: (id: string) => void }[] = [];
  const callUntil = (signal: AbortSignal) =>
    (async (_spec: unknown, { lastEventId }: { lastEventId?: string }) => {
      const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
      const writer = writable.getWriter();
      signal.addEventListener('abort', () => void writer.abort().catch(() => undefined));
      connections.push({
        after: lastEventId,
        write: (id) =>
          void writer
            .write(new TextEncoder().encode(`id: ${id}\nevent: changed\ndata: {}\n\n`))
            .catch(() => undefined),
      });
      return readable;
    }) as unknown as Client;
  return { connections, callUntil };
}

function openTab({ callUntil }: ReturnType<typeof openServer>, asOf?: string) {
  const closed = new AbortController();
  const onChange = vi.fn();
  const onLive = vi.fn();
  const following = followNotifications({
    callUntil,
    user: aUser('nurse'),
    asOf,
    onChange,
    onLive,
    signal: closed.signal,
  });
  return { onChange, onLive, close: () => (closed.abort(), following) };
}

it('opens one connection for all tabs and notifies each tab once per change', async () => {
  const server = openServer();
  const tabs = [openTab(server), openTab(server), openTab(server)];
  await vi.waitFor(() =>
    expect(tabs.map(({ onLive }) => onLive.mock.calls)).toEqual([[[true]], [[true]], [[true]]]),
  );
  server.connections[0]?.write('1.1');
  server.connections[0]?.write('2.2');
  await vi.waitFor(() =>
    expect(tabs.map(({ onChange }) => onChange.mock.calls.length)).toEqual([2, 2, 2]),
  );
  expect(server.connections).toHaveLength(1);
  for (const { close } of tabs.toReversed()) await close();
});

it('continues in another tab from the last event when the connected tab closes', async () => {
  const server = openServer();
  const [first, second] = [openTab(server), openTab(server)];
  await vi.waitFor(() => expect(second.onLive).toHaveBeenCalledWith(true));
  server.connections[0]?.write('7.7');
  await vi.waitFor(() => expect(second.onChange).toHaveBeenCalledOnce());
  await first.close();
  await vi.waitFor(() =>
    expect(server.connections.map(({ after }) => after)).toEqual([undefined, '7.7']),
  );
  server.connections[1]?.write('8.8');
  await vi.waitFor(() => expect(second.onChange).toHaveBeenCalledTimes(2));
  expect([second.onLive.mock.calls.at(-1), first.onChange.mock.calls.length]).toEqual([[true], 1]);
  await second.close();
});

it('sends the current state to a tab that opens later', async () => {
  const server = openServer();
  const first = openTab(server);
  await vi.waitFor(() => expect(first.onLive).toHaveBeenCalledWith(true));
  server.connections[0]?.write('4.4');
  await vi.waitFor(() => expect(first.onChange).toHaveBeenCalledOnce());
  const later = openTab(server);
  await vi.waitFor(() => expect(later.onLive).toHaveBeenCalledWith(true));
  await later.close();
  await first.close();
});

it('does not request fresh data again and follows from its event', async () => {
  const server = openServer();
  const tab = openTab(server, '4.4');
  await vi.waitFor(() => expect(tab.onLive).toHaveBeenCalledWith(true));
  expect([server.connections[0]?.after, tab.onChange.mock.calls.length]).toEqual(['4.4', 0]);
  server.connections[0]?.write('5.5');
  await vi.waitFor(() => expect(tab.onChange).toHaveBeenCalledOnce());
  await tab.close();
});

describe('shownAsOf', () => {
  const held = (spec: { id: string }, answer?: object) => ({
    key: ['tenant', 'user', spec.id, '{}'],
    data: answer && { answer, at: '' },
  });
  const count = held(readNotificationStats, { event_id: '4.4' });
  it.each([
    ['the event of the count', [count], '4.4'],
    ['none without data', [], undefined],
    ['none while the count is loading', [held(readNotificationStats)], undefined],
    ['none with a cached list that may be older', [count, held(listNotifications, {})], undefined],
    ['none when the list was loaded first', [held(listNotifications, {}), count], undefined],
    ['none while a list that may be newer is loading', [count, held(listNotifications)], undefined],
  ])('%s', (_, answers, expected) => {
    expect(shownAsOf(answers)).toBe(expected);
  });
});
