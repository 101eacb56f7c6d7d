import { NotificationPanel } from '@alms/lis-features/notifications/notification-panel';
import { useState } from 'react';
import { paths } from '../../../app/paths.ts';
import { useNotSaved } from '../../../data/use-not-saved.ts';
import { useNotificationActions, useNotifications } from '../../../data/use-notifications.ts';
import { useUnreadCount } from '../../../data/use-unread-count.ts';

/** The latest notifications, next to the bell. */
export default function BellPanel() {
  const [unreadOnly, setUnreadOnly] = useState(false);
  const { resource, reload } = useNotifications({
    limit: '5',
    ...(unreadOnly && { unread_only: 'true' as const }),
  });
  const { markRead, markAllRead } = useNotificationActions();
  const unread = useUnreadCount();
  const notSaved = useNotSaved();
  return (
    <NotificationPanel
      notifications={resource}
      unreadOnly={unreadOnly}
      onUnreadOnlyChange={setUnreadOnly}
      unread={unread}
      onRead={(notification) => void markRead(notification).catch(notSaved)}
      onReadAll={() => void markAllRead().catch(notSaved)}
      allHref={paths.notifications}
      onRetry={reload}
    />
  );
}
