import type { Notification, NotificationPage } from '@alms/lis-domain/notifications';
import { Button } from '@alms/ui/button';
import { Heading } from '@alms/ui/heading';
import { useMessages } from '@alms/ui/i18n';
import { Link } from '@alms/ui/link';
import { ResourceView, type Resource } from '@alms/ui/resource';
import { Segmented } from '@alms/ui/segmented';
import { NotificationRow, NotificationSkeleton } from '../../shared/notification-row/index.ts';
import { notificationPanelMessages } from './words/index.ts';
import * as S from './notification-panel.styles.ts';

export interface NotificationPanelProps {
  /** The latest notifications. */
  notifications: Resource<NotificationPage>;
  unreadOnly: boolean;
  onUnreadOnlyChange: (unreadOnly: boolean) => void;
  /** Number of unread notifications; undefined while unknown. */
  unread: number | undefined;
  onRead: (notification: Notification) => void;
  onReadAll: () => void;
  /** Link to all notifications. */
  allHref: string;
  onRetry?: () => void | Promise<void>;
}

/** Latest notifications beside the bell. The complete list has its own page. */
export function NotificationPanel({
  notifications,
  unreadOnly,
  onUnreadOnlyChange,
  unread,
  onRead,
  onReadAll,
  allHref,
  onRetry,
}: NotificationPanelProps) {
  const words = useMessages(notificationPanelMessages);
  return (
    <S.Root data-component="notification-panel">
      <div data-part="head">
        <Heading level={2} size="small">
          {words.title}
        </Heading>
        {unread !== undefined && unread > 0 && (
          <Button variant="quiet" size="small" onClick={onReadAll}>
            {words.markAllRead}
          </Button>
        )}
      </div>
      <div data-part="choice">
        <Segmented
          label={words.show}
          options={[
            { value: 'all', label: words.all },
            { value: 'unread', label: words.unread, count: unread },
          ]}
          value={unreadOnly ? 'unread' : 'all'}
          onValueChange={(value) => onUnreadOnlyChange(value === 'unread')}
        />
      </div>
      <ResourceView
        resource={notifications}
        label={words.title}
        flush
        skeleton={<NotificationSkeleton count={5} />}
        empty={{
          'none-yet': { title: words.emptyTitle, body: words.emptyBody },
          'no-match': { title: words.noMatchTitle },
        }}
        {...(onRetry && { onRetry })}
      >
        {({ items }) =>
          items.map((each) => <NotificationRow key={each.id} notification={each} onRead={onRead} />)
        }
      </ResourceView>
      <div data-part="foot">
        <Link href={allHref}>{words.seeAll}</Link>
      </div>
    </S.Root>
  );
}
