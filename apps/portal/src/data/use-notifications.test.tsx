import { aUser, someNotifications } from '@alms/lis-domain/fixtures';
import { CallError, type Endpoint } from '@alms/lis-domain/http';
import {
  deleteNotification,
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
  readNotificationStats,
  type Notification,
} from '@alms/lis-domain/notifications';
import { systemClock } from '@alms/ui/clock';
import { act, renderHook } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openSessionStore } from '../session/session-store.ts';
import { SessionProvider } from '../session/session-provider.tsx';
import type { Api } from './api.ts';
import { openEarlyAnswers } from './early-answers.ts';
import { useEndpoint } from './use-endpoint.ts';
import { useNotificationActions, useNotifications } from './use-notifications.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const [first, second] = someNotifications().map((each) => ({
  ...each,
  read: false,
  read_at: null,
})) as [Notification, Notification];

/** A server with two unread notifications that responds to an action on command of the test. */
async function open() {
  let answerAction: { done: () => void; refused: () => void } | undefined;
  const call = vi.fn((spec: Endpoint): Promise<unknown> => {
    if (spec === listNotifications)
      return Promise.resolve({
        items: [first, second],
        total: 2,
        unread_count: 2,
        limit: 20,
        offset: 0,
      });
    if (spec === readNotificationStats) return Promise.resolve({ total: 2, unread: 2 });
    return new Promise(
      (done, refused) =>
        (answerAction = {
          done: () => done(undefined),
          refused: () => refused(new CallError('server', 500)),
        }),
    );
  });
  const store = openSessionStore(window);
  store.start({
    access_token: 'token-1',
    token_type: 'bearer',
    expires_in: 600,
    user: aUser('nurse'),
  });
  const { result } = renderHook(
    () => ({
      actions: useNotificationActions(),
      whole: useNotifications({}).resource,
      unread: useNotifications({ unread_only: 'true' }).resource,
      count: useEndpoint(readNotificationStats, {}).resource,
    }),
    {
      wrapper: ({ children }) => (
        <SWRConfig value={{ provider: () => new Map() }}>
          <SessionProvider
            store={store}
            api={{ call, early: openEarlyAnswers(systemClock) } as unknown as Api}
          >
            {children}
          </SessionProvider>
        </SWRConfig>
      ),
    },
  );
  await act(async () => {});
  const shown = () => {
    const { whole, unread, count } = result.current;
    const read = (resource: typeof whole) =>
      resource.status === 'ready'
        ? [
            resource.data.items.map((each) => each.read),
            resource.data.total,
            resource.data.unread_count,
          ]
        : resource.status;
    return {
      whole: read(whole),
      unread: read(unread),
      count: count.status === 'ready' ? count.data.unread : count.status,
    };
  };
  const reads = () =>
    call.mock.calls.filter(([spec]) => spec === listNotifications || spec === readNotificationStats)
      .length;
  return { actions: () => result.current.actions, shown, call, reads, answer: () => answerAction };
}

const untouched = { whole: [[false, false], 2, 2], unread: [[false, false], 2, 2], count: 2 };

describe('notification action', () => {
  it.each([
    [
      'marking one as read',
      markNotificationRead,
      (actions: Actions) => actions.markRead(first),
      { whole: [[true, false], 2, 1], unread: [[true, false], 2, 1], count: 1 },
    ],
    [
      'marking all as read',
      markAllNotificationsRead,
      (actions: Actions) => actions.markAllRead(),
      { whole: [[true, true], 2, 0], unread: [[true, true], 2, 0], count: 0 },
    ],
    [
      'deleting one',
      deleteNotification,
      (actions: Actions) => actions.remove(first),
      { whole: [[false], 1, 1], unread: [[false], 1, 1], count: 1 },
    ],
    [
      'deleting one that was read',
      deleteNotification,
      (actions: Actions) => actions.remove({ id: first.id, read: true }),
      { whole: [[false], 1, 2], unread: [[false], 1, 2], count: 2 },
    ],
  ] as const)(
    'updates every list and the count before the response, and is reverted on error: %s',
    async (_, spec, doIt, changed) => {
      const { actions, shown, call, answer } = await open();
      expect(shown()).toEqual(untouched);
      const outcome = vi.fn();
      await act(async () => void doIt(actions()).catch(outcome));
      expect(shown()).toEqual(changed);
      expect(call.mock.calls.filter(([each]) => each === spec)).toHaveLength(1);
      await act(async () => answer()?.refused());
      expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ kind: 'server' }));
      expect(shown()).toEqual(untouched);
    },
  );

  it('reloads the data after the response', async () => {
    const { actions, reads, answer } = await open();
    const before = reads();
    await act(async () => void actions().markRead(first));
    expect(reads()).toBe(before);
    await act(async () => answer()?.done());
    expect(reads()).toBe(before + 3);
  });

  it('reloads the data when a notification arrives', async () => {
    const { actions, shown, reads } = await open();
    const before = reads();
    await act(async () => void (await actions().refresh()));
    expect([reads() - before, shown()]).toEqual([3, untouched]);
  });
});

type Actions = ReturnType<typeof useNotificationActions>;
