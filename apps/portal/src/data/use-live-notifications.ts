import type { User } from '@alms/lis-domain/identity';
import { readNotificationStats } from '@alms/lis-domain/notifications';
import { countRequestedReports } from '@alms/lis-domain/results';
import { useEffect } from 'react';
import { unstable_serialize as keyText, useSWRConfig, type Arguments } from 'swr';
import { useApi, useSignedIn } from '../session/session-provider.tsx';
import { followNotifications } from './live-notifications.ts';
import { isOwnNotifications } from './use-notifications.ts';
import { LIVE_NOTIFICATIONS } from './use-unread-count.ts';

/** Delay in ms: the page has just loaded its data, and reloads it once the stream is connected. */
const AFTER_PAGE_MS = 2_000;

/**
 * Returns a filter for the cache keys of this user’s notifications and of the number of reports to
 * read: a notification announces a critical result.
 */
const isOwnUpdate = (user: Pick<User, 'id' | 'tenant_id'>) => (key: Arguments) =>
  isOwnNotifications(user)(key) ||
  (Array.isArray(key) &&
    key[0] === user.tenant_id &&
    key[1] === user.id &&
    key[2] === countRequestedReports.id);

/** A cached response about the user’s notifications; without data while pending. */
interface HeldAnswer {
  key: Arguments;
  data: unknown;
}

/**
 * Returns the event that the unread count corresponds to. Undefined while the count is unknown, or
 * if a list is also cached, which may be older; everything is then reloaded.
 */
export function shownAsOf(held: readonly HeldAnswer[]): string | undefined {
  const [count, ...others] = held;
  const isCount = Array.isArray(count?.key) && count.key[2] === readNotificationStats.id;
  return isCount && others.length === 0
    ? (count.data as { answer: { event_id: string } } | undefined)?.answer.event_id
    : undefined;
}

/**
 * Reloads all displayed notifications when a change is signalled. Without a stream, they keep
 * polling.
 */
export function useLiveNotifications(): void {
  const { callUntil } = useApi();
  const { cache, mutate } = useSWRConfig();
  const { id, tenant_id } = useSignedIn().user;

  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    let wasLive = false;
    const onLive = (isLive: boolean) => {
      wasLive = isLive;
      void mutate(LIVE_NOTIFICATIONS, isLive, { revalidate: false });
    };
    const user = { id, tenant_id };
    const held = () => {
      const answers: HeldAnswer[] = [];
      void mutate((key) => {
        if (isOwnNotifications(user)(key))
          answers.push({
            key,
            data: (cache.get(keyText(key)) as { data?: unknown } | undefined)?.data,
          });
        return false;
      });
      return answers;
    };
    const follow = () =>
      followNotifications({
        callUntil,
        user,
        asOf: shownAsOf(held()),
        onChange: () => void mutate(isOwnUpdate(user)),
        onLive,
        signal,
      });
    // Browsers without support keep polling.
    const timer = setTimeout(() => void follow().catch(() => undefined), AFTER_PAGE_MS);
    return () => {
      clearTimeout(timer);
      left.abort();
      if (wasLive) onLive(false);
    };
  }, [callUntil, cache, mutate, id, tenant_id]);
}
