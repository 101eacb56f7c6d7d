import { NotificationPanel } from '@alms/lis-features/notifications/notification-panel';
import { useToasts } from '@alms/ui/toast';
import { useMessages } from '@alms/ui/i18n';
import { useState } from 'react';
import { paths } from '../../app/paths.ts';
import { useNotificationActs, useNotifications } from '../../data/use-notifications.ts';
import { useUnreadCount } from '../../data/use-unread-count.ts';
import { notificationOutcomeMessages } from '../notifications/notification-outcome.messages.ts';

/** The newest notifications, beside the bell. */
export default function BellPanel() {
  const [unreadOnly, setUnreadOnly] = useState(false);
  const { resource, reload } = useNotifications({ limit: '5', ...(unreadOnly && { unread_only: 'true' as const }) });
  const { markRead, markAllRead } = useNotificationActs();
  const unread = useUnreadCount();
  const { show } = useToasts();
  const words = useMessages(notificationOutcomeMessages);
  const failed = () => show({ tone: 'critical', message: words.notChanged });
  return (
    <NotificationPanel
      notifications={resource}
      unreadOnly={unreadOnly}
      onUnreadOnlyChange={setUnreadOnly}
      unread={unread}
      onRead={(notification) => void markRead(notification).catch(failed)}
      onReadAll={() => void markAllRead().catch(failed)}
      allHref={paths.notifications}
      onRetry={reload}
    />
  );
}
