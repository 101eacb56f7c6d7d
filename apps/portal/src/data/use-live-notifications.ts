import { readNotificationStats } from '@alms/lis-domain/notifications';
import { useEffect } from 'react';
import { unstable_serialize as keyText, useSWRConfig, type Arguments } from 'swr';
import { useApi, useSignedIn } from '../session/session-provider.tsx';
import { followNotifications } from './live-notifications.ts';
import { isOwnNotifications } from './use-notifications.ts';
import { LIVE_NOTIFICATIONS } from './use-unread-count.ts';

/** The page comes first: it has just asked, and asks again when the stream is there. */
const AFTER_PAGE_MS = 2_000;

/** An answer about the own notifications, as the cache holds it; without data while it is under way. */
interface HeldAnswer {
  key: Arguments;
  data: unknown;
}

/**
 * The event that the count of unread ones is as of. Undefined until it is known, and where a list is held beside it, which may have been read before it:
 * then all of it is asked for once more.
 */
export function shownAsOf(held: readonly HeldAnswer[]): string | undefined {
  const [count, ...others] = held;
  const isCount = Array.isArray(count?.key) && count.key[2] === readNotificationStats.id;
  return isCount && others.length === 0
    ? (count.data as { answer: { event_id: string } } | undefined)?.answer.event_id
    : undefined;
}

/** Has everything that shows notifications ask for them at the moment something has changed. Where the server cannot tell, they go on asking by themselves. */
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
        onChange: () => void mutate(isOwnNotifications(user)),
        onLive,
        signal,
      });
    // In a browser that cannot, asking goes on.
    const timer = setTimeout(() => void follow().catch(() => undefined), AFTER_PAGE_MS);
    return () => {
      clearTimeout(timer);
      left.abort();
      if (wasLive) onLive(false);
    };
  }, [callUntil, cache, mutate, id, tenant_id]);
}
