import { readNotificationStats } from '@alms/lis-domain/notifications';
import useSWR from 'swr';
import { useTenant } from '../tenant/tenant-provider.tsx';
import { useAnswer } from './use-answer.ts';

/** Whether the server tells of notifications as they come; kept beside the answers, so that whoever shows one knows. */
export const LIVE_NOTIFICATIONS = 'live-notifications';
/** How often notifications and their count are asked for while the page is visible and nobody tells of them. */
const REFRESH_MS = 60_000;
/** Specification, section 9: shown in a demonstration until the first count is known, and nowhere else (safe reading 64). */
const DEMO_UNREAD = 3;

/** How often to ask for notifications; not at all while the server tells of them. */
export function useNotificationsRefresh(): { refreshMs?: number } {
  const { data: isLive } = useSWR<boolean>(LIVE_NOTIFICATIONS, null);
  return isLive ? {} : { refreshMs: REFRESH_MS };
}

/** How many notifications are unread; undefined while it is not known. */
export function useUnreadCount(): number | undefined {
  const { config } = useTenant();
  const { resource } = useAnswer(readNotificationStats, {}, useNotificationsRefresh());
  if (resource.status === 'ready') return resource.data.unread;
  return config.demo && resource.status === 'loading' ? DEMO_UNREAD : undefined;
}
