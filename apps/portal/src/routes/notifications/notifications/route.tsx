import type { Role } from '@alms/lis-domain/access';
import {
  bulkSendNotifications,
  notificationReach,
  notificationTypes,
  readNotificationAudience,
  sendNotification,
  type Notification,
} from '@alms/lis-domain/notifications';
import { listStaff } from '@alms/lis-domain/identity/staff';
import {
  NotificationsScreen,
  type NotificationAudience,
  type NotificationFilter,
  type NotificationSender,
  type OutgoingNotification,
  type PeopleFinder,
} from '@alms/lis-features/notifications/notifications';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { useToasts } from '@alms/ui/toast';
import { useState } from 'react';
import { useView } from '../../../app/use-view.ts';
import { useEndpoint } from '../../../data/use-endpoint.ts';
import { useIdempotencyKey } from '../../../data/use-idempotency-key.ts';
import { useNotSaved } from '../../../data/use-not-saved.ts';
import { useNotificationActions, useNotifications } from '../../../data/use-notifications.ts';
import { useDebouncedValue } from '../../../data/use-debounced-value.ts';
import { useSubmission } from '../../../data/use-submission.ts';
import { useUnreadCount } from '../../../data/use-unread-count.ts';
import { useApi, useSignedIn } from '../../../session/session-provider.tsx';
import { notificationOutcomeMessages } from './words/notification-outcome/index.ts';
import { useDeletion } from './use-deletion.ts';

const PAGE_SIZE = 20;

/** `/app/notifications`: filter and page are stored in the URL. */
export default function NotificationsRoute() {
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
  const { markRead, markAllRead } = useNotificationActions();
  const { begin, hidden } = useDeletion();
  const unread = useUnreadCount();
  const sender = useSender();
  const notSaved = useNotSaved();
  const go = (next: NotificationFilter, to = 1) =>
    setView({
      show: next.unreadOnly ? 'unread' : '',
      type: next.type,
      page: to === 1 ? '' : String(to),
    });
  const shown =
    resource.status === 'ready'
      ? {
          ...resource,
          data: {
            ...resource.data,
            items: resource.data.items.filter(({ id }) => !hidden.has(id)),
          },
        }
      : resource;
  return (
    <NotificationsScreen
      filter={filter}
      onFilterChange={(next) => go(next)}
      notifications={shown}
      unread={unread}
      onPageChange={(to) => go(filter, to)}
      onRead={(notification: Notification) => void markRead(notification).catch(notSaved)}
      onReadAll={() => void markAllRead().catch(notSaved)}
      onDelete={begin}
      onRetry={reload}
      sender={sender}
    />
  );
}

/** Data and functions for sending; undefined for users who may not send. */
function useSender(): NotificationSender | undefined {
  const { call } = useApi();
  const { user } = useSignedIn();
  const { refresh } = useNotificationActions();
  const { submission, submit } = useSubmission();
  const key = useIdempotencyKey();
  const { show } = useToasts();
  const words = useMessages(notificationOutcomeMessages);
  const [audience, setAudience] = useState<NotificationAudience>();
  const { resource: audienceSize } = useEndpoint(
    readNotificationAudience,
    audience && { query: audience === 'everybody' ? {} : { role: audience.roles.join(',') } },
  );
  const people = usePeople();
  const reach = notificationReach(user);
  if (reach === 'nobody') return undefined;

  const onSend = async ({ to, mail, ...content }: OutgoingNotification): Promise<Submission> => {
    const body = {
      ...content,
      type: 'system' as const,
      channels: mail ? (['in_app', 'email'] as ('in_app' | 'email')[]) : ['in_app' as const],
    };
    let reached: number | undefined;
    const outcome = await submit(async () => {
      const bulk = async (
        recipients: { all: true } | { roles: Role[] } | { recipient_ids: string[] },
      ) => {
        const { queued } = await call(bulkSendNotifications, {
          key: key.read(),
          body: { ...body, ...recipients },
        });
        reached = queued;
      };
      const [role, ...otherRoles] = to !== 'everybody' && 'roles' in to ? to.roles : [];
      if (to === 'everybody') await bulk({ all: true });
      else if ('people' in to) await bulk({ recipient_ids: [...to.people] });
      else if (role !== undefined && otherRoles.length === 0) {
        await call(sendNotification, { key: key.read(), body: { ...body, recipient_role: role } });
        reached = audienceSize.status === 'ready' ? audienceSize.data.requested : undefined;
      } else await bulk({ roles: [...to.roles] });
    });
    // After a definite response the next submission is a new notification; after a lost connection
    // the same one is retried.
    if (outcome.status !== 'failed') key.renew();
    if (outcome.status === 'done') {
      setAudience(undefined);
      if (reached !== undefined)
        show({ tone: 'positive', message: words.sent({ count: reached }) });
      await refresh();
    }
    return outcome;
  };
  return { reach, audienceSize, onAudienceChange: setAudience, people, submission, onSend };
}

/** A short list: the user types more of a name that is missing. */
const FOUND_AT_MOST = 20;

/** Staff to select as recipients, once searched for. */
function usePeople(): PeopleFinder {
  const [text, setText] = useState<string>();
  const q = useDebouncedValue(text, 250);
  const { resource: found, reload } = useEndpoint(
    listStaff,
    q === undefined
      ? undefined
      : { query: { ...(q && { q }), status: 'active', limit: String(FOUND_AT_MOST) } },
  );
  return { found, onSearch: setText, onRetry: () => void reload() };
}
