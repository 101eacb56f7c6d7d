import { notificationTypes, type NotificationPage } from '@alms/lis-domain/notifications';
import type {
  NotificationFilter,
  NotificationsScreenProps,
} from '@alms/lis-features/notifications/notifications';
import { useView } from '../../../app/use-view.ts';
import { useNotSaved } from '../../../data/use-not-saved.ts';
import { useNotificationActions, useNotifications } from '../../../data/use-notifications.ts';
import { useUnreadCount } from '../../../data/use-unread-count.ts';
import { usePageReading } from '../../../session/use-page-reading.ts';
import { useDeletion } from './use-deletion.ts';

const PAGE_SIZE = 20;

/** The user’s notifications and the actions on them; filter and page are stored in the URL. */
export function useNotificationList(): Omit<NotificationsScreenProps, 'sender'> {
  const [view, setView] = useView();
  const filter: NotificationFilter = {
    unreadOnly: view.get('show') === 'unread',
    type: notificationTypes.find((each) => each === view.get('type')) ?? '',
  };
  const page = Math.max(1, Math.floor(Number(view.get('page'))) || 1);
  const { unreadOnly, type } = filter;
  const { resource, reload } = useNotifications({
    limit: String(PAGE_SIZE),
    ...(page > 1 && { offset: String((page - 1) * PAGE_SIZE) }),
    ...(unreadOnly && { unread_only: 'true' as const }),
    ...(type && { type }),
  });
  usePageReading(resource);
  const { markRead, markAllRead } = useNotificationActions();
  const { begin, hidden } = useDeletion();
  const unread = useUnreadCount();
  const notSaved = useNotSaved();
  const go = (next: NotificationFilter, to = 1) =>
    setView({
      show: next.unreadOnly ? 'unread' : '',
      type: next.type,
      page: to === 1 ? '' : String(to),
    });
  const withoutHidden = ({ items, ...page }: NotificationPage) => ({
    ...page,
    items: items.filter(({ id }) => !hidden.has(id)),
  });
  return {
    filter,
    onFilterChange: (next) => go(next),
    notifications:
      resource.status === 'ready' ? { ...resource, data: withoutHidden(resource.data) } : resource,
    unread,
    onPageChange: (to) => go(filter, to),
    onRead: (notification) => void markRead(notification).catch(notSaved),
    onReadAll: () => void markAllRead().catch(notSaved),
    onDelete: begin,
    onRetry: reload,
  };
}
