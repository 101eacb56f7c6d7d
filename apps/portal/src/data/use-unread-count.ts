import { readNotificationStats } from '@alms/lis-domain/notifications';
import { useTenant } from '../tenant/tenant-provider.tsx';
import { useAnswer } from './use-answer.ts';

/** How often notifications and their count are asked for while the page is visible. */
export const NOTIFICATIONS_REFRESH_MS = 60_000;
/** Specification, section 9: shown in a demonstration until the first count is known, and nowhere else (safe reading 64). */
const DEMO_UNREAD = 3;

/** How many notifications are unread; undefined while it is not known. */
export function useUnreadCount(): number | undefined {
  const { config } = useTenant();
  const { resource } = useAnswer(readNotificationStats, {}, { refreshMs: NOTIFICATIONS_REFRESH_MS });
  if (resource.status === 'ready') return resource.data.unread;
  return config.demo && resource.status === 'loading' ? DEMO_UNREAD : undefined;
}
