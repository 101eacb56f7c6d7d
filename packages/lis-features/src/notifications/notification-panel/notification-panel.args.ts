import { someNotifications } from '@alms/lis-domain/fixtures';
import { ready } from '@alms/ui/resource';
import type { NotificationPanelProps } from './notification-panel.tsx';

export const notificationPanelArgs: NotificationPanelProps = {
  notifications: ready({
    items: someNotifications(),
    total: 5,
    unread_count: 3,
    limit: 20,
    offset: 0,
  }),
  unreadOnly: false,
  onUnreadOnlyChange: () => {},
  unread: 3,
  onRead: () => {},
  onReadAll: () => {},
  allHref: '/app/notifications',
  onRetry: () => {},
};
