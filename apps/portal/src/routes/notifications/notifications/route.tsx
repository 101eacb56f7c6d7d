import { NotificationsScreen } from '@alms/lis-features/notifications/notifications';
import { useNotificationList } from './use-notification-list.ts';
import { useSender } from './use-sender.ts';

/** `/app/notifications` */
export default function NotificationsRoute() {
  return <NotificationsScreen {...useNotificationList()} sender={useSender()} />;
}
