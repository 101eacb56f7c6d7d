import { readNotificationStats } from '@alms/lis-domain/notifications';
import useSWR from 'swr';
import { useTenant } from '../tenant/tenant-provider.tsx';
import { useEndpoint } from './use-endpoint.ts';

/**
 * Cache key for whether the notification stream is connected; stored next to the responses so that
 * every consumer sees it.
 */
export const LIVE_NOTIFICATIONS = 'live-notifications';
/**
 * Polling interval of notifications and their count while the page is visible and no stream is
 * connected.
 */
const REFRESH_MS = 60_000;
/**
 * Specification, section 9: displayed in demo mode until the first count is known, and nowhere else
 * (safe reading 64).
 */
const DEMO_UNREAD = 3;

/** Returns the polling interval of notifications; none while the stream is connected. */
export function useNotificationsRefresh(): { refreshMs?: number } {
  const { data: isLive } = useSWR<boolean>(LIVE_NOTIFICATIONS, null);
  return isLive ? {} : { refreshMs: REFRESH_MS };
}

/** Returns the number of unread notifications; undefined while unknown. */
export function useUnreadCount(): number | undefined {
  const { config } = useTenant();
  const { resource } = useEndpoint(readNotificationStats, {}, useNotificationsRefresh());
  if (resource.status === 'ready') return resource.data.unread;
  return config.demo !== 'off' && resource.status === 'loading' ? DEMO_UNREAD : undefined;
}
