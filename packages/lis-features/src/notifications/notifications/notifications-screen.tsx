import {
  notificationTypes,
  type Notification,
  type NotificationPage,
  type NotificationType,
} from '@alms/lis-domain/notifications';
import { Button, IconButton } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { useMessages } from '@alms/ui/i18n';
import { Icon, PlusGlyph, RemoveGlyph } from '@alms/ui/icon';
import { Inline } from '@alms/ui/inline';
import { PageHeader } from '@alms/ui/page-header';
import { Pagination } from '@alms/ui/pagination';
import { ResourceView, type Resource } from '@alms/ui/resource';
import { Segmented } from '@alms/ui/segmented';
import { SelectField } from '@alms/ui/select-field';
import { Stack } from '@alms/ui/stack';
import { useState } from 'react';
import {
  NotificationRow,
  NotificationSkeleton,
  useNotificationTypeWords,
} from '../../shared/notification-row/index.ts';
import { notificationsMessages } from './words/index.ts';
import { SendDialog, type NotificationSender } from './send-dialog.tsx';

/** Filter of the list; an empty type matches every kind. */
export interface NotificationFilter {
  unreadOnly: boolean;
  type: NotificationType | '';
}

export interface NotificationsScreenProps {
  filter: NotificationFilter;
  onFilterChange: (filter: NotificationFilter) => void;
  notifications: Resource<NotificationPage>;
  /** Number of unread notifications; undefined while unknown. */
  unread: number | undefined;
  /** Requests another page, counted from 1. */
  onPageChange: (page: number) => void;
  onRead: (notification: Notification) => void;
  onReadAll: () => void;
  onDelete: (notification: Notification) => void;
  onRetry?: () => void | Promise<void>;
  /** Sending of notifications. When omitted, the user may not send any. */
  sender?: NotificationSender | undefined;
}

/**
 * All notifications of the user, newest first, with actions to mark as read, delete and, with
 * permission, send.
 */
export function NotificationsScreen({
  filter,
  onFilterChange,
  notifications,
  unread,
  onPageChange,
  onRead,
  onReadAll,
  onDelete,
  onRetry,
  sender,
}: NotificationsScreenProps) {
  const words = useMessages(notificationsMessages);
  const types = useNotificationTypeWords();
  const [sending, setSending] = useState(false);
  const close = () => {
    setSending(false);
    sender?.onAudienceChange(undefined);
  };
  const actionsOf = (notification: Notification) => (
    <IconButton
      size="small"
      label={words.delete({ title: notification.title })}
      onClick={() => onDelete(notification)}
    >
      <Icon glyph={RemoveGlyph} size="small" />
    </IconButton>
  );
  return (
    <Stack gap="s5">
      <PageHeader
        title={words.title}
        context={unread === undefined ? undefined : words.context({ unread })}
        actions={
          <>
            {unread !== undefined && unread > 0 && (
              <Button onClick={onReadAll}>{words.markAllRead}</Button>
            )}
            {sender && (
              <Button
                variant="primary"
                leading={<Icon glyph={PlusGlyph} />}
                onClick={() => setSending(true)}
              >
                {words.send}
              </Button>
            )}
          </>
        }
      />
      <Inline role="search" aria-label={words.filters} gap="s3" align="end">
        <Segmented
          label={words.show}
          options={[
            { value: 'all', label: words.all },
            { value: 'unread', label: words.unread, count: unread },
          ]}
          value={filter.unreadOnly ? 'unread' : 'all'}
          onValueChange={(value) => onFilterChange({ ...filter, unreadOnly: value === 'unread' })}
        />
        <SelectField
          dense
          label={words.type}
          placeholder={words.anyType}
          options={notificationTypes.map((value) => ({ value, label: types[value] }))}
          value={filter.type}
          onChange={(event) =>
            onFilterChange({
              ...filter,
              type: notificationTypes.find((each) => each === event.target.value) ?? '',
            })
          }
        />
      </Inline>
      <Card body="flush" aria-label={words.title}>
        <ResourceView
          resource={notifications}
          label={words.title}
          headingLevel={2}
          flush
          skeleton={<NotificationSkeleton count={8} />}
          empty={{
            'none-yet': { title: words.emptyTitle, body: words.emptyBody },
            'no-match': { title: words.noMatchTitle, body: words.noMatchBody },
          }}
          {...(onRetry && { onRetry })}
        >
          {({ items }) =>
            items.map((each) => (
              <NotificationRow
                key={each.id}
                notification={each}
                onRead={onRead}
                actions={actionsOf(each)}
              />
            ))
          }
        </ResourceView>
      </Card>
      {notifications.status === 'ready' && (
        <Pages shown={notifications.data} onPageChange={onPageChange} />
      )}
      {sender && <SendDialog open={sending} onClose={close} {...sender} />}
    </Stack>
  );
}

/** Position in the list; renders nothing for a single page. */
function Pages({
  shown: { offset, limit, total, items },
  onPageChange,
}: {
  shown: NotificationPage;
  onPageChange: (page: number) => void;
}) {
  const words = useMessages(notificationsMessages);
  if (total <= limit) return null;
  return (
    <Pagination
      label={words.pages}
      page={Math.floor(offset / limit) + 1}
      pageCount={Math.ceil(total / limit)}
      onPageChange={(to) => onPageChange(to)}
      summary={words.shown({ first: offset + 1, last: offset + items.length, total })}
    />
  );
}
