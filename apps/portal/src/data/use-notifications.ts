import type { User } from '@alms/lis-domain/identity';
import {
  deleteNotification,
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
  readNotificationStats,
  type Notification,
  type NotificationPage,
  type NotificationStats,
} from '@alms/lis-domain/notifications';
import type { AnswerOf, InputOf } from '@alms/lis-domain/http';
import { useCallback } from 'react';
import { useSWRConfig, type Arguments } from 'swr';
import { useApi, useSignedIn } from '../session/session-provider.tsx';
import { useEndpoint } from './use-endpoint.ts';
import { useNotificationsRefresh } from './use-unread-count.ts';

/** Returns the user’s notifications, refreshed like the count. */
export function useNotifications(query: InputOf<typeof listNotifications>['query'] & object) {
  const refresh = useNotificationsRefresh();
  const narrowed = query.unread_only !== undefined || query.type !== undefined;
  return useEndpoint(
    listNotifications,
    { query },
    {
      ...refresh,
      emptiness: ({ total }) => (total === 0 ? (narrowed ? 'no-match' : 'none-yet') : undefined),
    },
  );
}

interface Dated<T> {
  answer: T;
  at: string;
}

type Held = Dated<NotificationPage> | Dated<NotificationStats>;

/**
 * Returns the actions on the user’s notifications. Each is applied optimistically to every list and
 * the count, and reverted on error. `refresh` reloads everything, for callers that learn of new
 * notifications.
 */
export function useNotificationActions() {
  const { mutate } = useSWRConfig();
  const { call } = useApi();
  const { user } = useSignedIn();

  const change = useCallback(
    async (sent: Promise<unknown>, shown: Shown) => {
      // Each entry is updated separately: for a key filter, SWR computes the update for the first
      // match and reuses it for the others.
      const keys: Arguments[] = [];
      void mutate((key) => {
        if (isOwnNotifications(user)(key)) keys.push(key);
        return false;
      });
      const changeOne = (key: Arguments) =>
        mutate<Held>(key, () => sent.then(() => undefined), {
          optimisticData: (held) => withChange(held, shown) as Held,
          populateCache: false,
          rollbackOnError: true,
        });
      await Promise.all([sent, ...keys.map(changeOne)]);
    },
    [mutate, user],
  );

  return {
    refresh: useCallback(() => mutate(isOwnNotifications(user)), [mutate, user]),
    markRead: useCallback(
      ({ id }: Pick<Notification, 'id'>) =>
        change(call(markNotificationRead, { params: { id } }), {
          read: (each) => each.id === id,
          unread: (count) => Math.max(0, count - 1),
        }),
      [call, change],
    ),
    markAllRead: useCallback(
      () => change(call(markAllNotificationsRead, {}), { read: () => true, unread: () => 0 }),
      [call, change],
    ),
    remove: useCallback(
      ({ id, read }: Pick<Notification, 'id' | 'read'>) =>
        change(call(deleteNotification, { params: { id } }), {
          gone: id,
          unread: (count) => (read ? count : Math.max(0, count - 1)),
        }),
      [call, change],
    ),
  };
}

/** Returns a filter for cache keys of this user’s notifications. */
export const isOwnNotifications = (user: Pick<User, 'tenant_id' | 'id'>) => (key: Arguments) =>
  Array.isArray(key) &&
  key[0] === user.tenant_id &&
  key[1] === user.id &&
  (key[2] === listNotifications.id || key[2] === readNotificationStats.id);

/** Optimistic changes of an action to cached responses. */
interface Shown {
  read?: (notification: Notification) => boolean;
  gone?: string;
  unread: (count: number) => number;
}

function withChange(held: Held | undefined, { read, gone, unread }: Shown): Held | undefined {
  if (held === undefined) return undefined;
  const { answer } = held;
  if (!('items' in answer))
    return { ...held, answer: { ...answer, unread: unread(answer.unread) } };
  const items = answer.items
    .filter(({ id }) => id !== gone)
    .map((each) => (read?.(each) ? { ...each, read: true } : each));
  const changed: AnswerOf<typeof listNotifications> = {
    ...answer,
    items,
    total: answer.total - (answer.items.length - items.length),
    unread_count: unread(answer.unread_count),
  };
  return { ...held, answer: changed };
}
