import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { useApi, useSignedIn } from '../session/session-provider.tsx';
import { followNotifications } from './live-notifications.ts';
import { isOwnNotifications } from './use-notifications.ts';
import { LIVE_NOTIFICATIONS } from './use-unread-count.ts';

/** The page comes first: it has just asked, and asks again when the stream is there. */
const AFTER_PAGE_MS = 2_000;

/** Has everything that shows notifications ask for them at the moment something has changed. Where the server cannot tell, they go on asking by themselves. */
export function useLiveNotifications(): void {
  const { callUntil } = useApi();
  const { mutate } = useSWRConfig();
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
    const follow = () => followNotifications({ callUntil, user, onChange: () => void mutate(isOwnNotifications(user)), onLive, signal });
    // In a browser that cannot, asking goes on.
    const timer = setTimeout(() => void follow().catch(() => undefined), AFTER_PAGE_MS);
    return () => {
      clearTimeout(timer);
      left.abort();
      if (wasLive) onLive(false);
    };
  }, [callUntil, mutate, id, tenant_id]);
}
