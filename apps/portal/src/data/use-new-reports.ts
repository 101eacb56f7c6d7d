import { listNotifications, type Notification } from '@alms/lis-domain/notifications';
import { useEndpoint } from './use-endpoint.ts';
import { useNotificationsRefresh } from './use-unread-count.ts';

const QUERY = { unread_only: 'true', type: 'result_ready', limit: '50' } as const;

/**
 * Returns the unread notifications of a patient’s reports: those not displayed yet, and those
 * corrected since. Undefined while unknown, or when not requested.
 */
export function useNewReports(isRequested: boolean): readonly Notification[] | undefined {
  const refresh = useNotificationsRefresh();
  const { resource } = useEndpoint(
    listNotifications,
    isRequested ? { query: QUERY } : undefined,
    refresh,
  );
  return resource.status === 'ready' ? resource.data.items.filter(({ read }) => !read) : undefined;
}
