import {
  bulkSendNotifications,
  notificationReach,
  readNotificationAudience,
  sendNotification,
} from '@alms/lis-domain/notifications';
import { listStaff } from '@alms/lis-domain/identity/staff';
import type {
  NotificationAudience,
  NotificationSender,
  OutgoingNotification,
  PeopleFinder,
} from '@alms/lis-features/notifications/notifications';
import { useMessages } from '@alms/ui/i18n';
import { useToasts } from '@alms/ui/toast';
import { useState } from 'react';
import { useDebouncedValue } from '../../../data/use-debounced-value.ts';
import { useEndpoint } from '../../../data/use-endpoint.ts';
import { useNotificationActions } from '../../../data/use-notifications.ts';
import { useSubmission } from '../../../data/use-submission.ts';
import { useApi, useSignedIn } from '../../../session/session-provider.tsx';
import { notificationOutcomeMessages } from './words/notification-outcome/index.ts';

/** Data and functions for sending; undefined for users who may not send. */
export function useSender(): NotificationSender | undefined {
  const { call } = useApi();
  const { user } = useSignedIn();
  const { refresh } = useNotificationActions();
  const { show } = useToasts();
  const words = useMessages(notificationOutcomeMessages);
  const [audience, setAudience] = useState<NotificationAudience>();
  const { resource: audienceSize } = useEndpoint(
    readNotificationAudience,
    audience && { query: audience === 'all' ? {} : { role: audience.roles.join(',') } },
  );
  const people = usePeople();
  const { state, submit } = useSubmission({
    after: async ({ status }) => {
      if (status !== 'done') return;
      setAudience(undefined);
      await refresh();
    },
  });
  const reach = notificationReach(user);
  if (reach === 'none') return undefined;

  /** Sends to the recipients and returns their number, undefined if unknown. */
  const send = async (
    { to, mail, ...content }: OutgoingNotification,
    key: string,
  ): Promise<number | undefined> => {
    const body = {
      ...content,
      type: 'system' as const,
      channels: mail ? (['in_app', 'email'] as ('in_app' | 'email')[]) : ['in_app' as const],
    };
    const recipients =
      to === 'all'
        ? { all: true as const }
        : 'people' in to
          ? { recipient_ids: [...to.people] }
          : { roles: [...to.roles] };
    const [role, ...otherRoles] = 'roles' in recipients ? recipients.roles : [];
    if (role === undefined || otherRoles.length > 0)
      return (await call(bulkSendNotifications, { key, body: { ...body, ...recipients } })).queued;
    await call(sendNotification, { key, body: { ...body, recipient_role: role } });
    return audienceSize.status === 'ready' ? audienceSize.data.requested : undefined;
  };
  return {
    reach,
    audienceSize,
    onAudienceChange: setAudience,
    people,
    submission: state,
    onSend: (outgoing) =>
      submit(async (key) => {
        const count = await send(outgoing, key);
        if (count !== undefined) show({ tone: 'positive', message: words.sent({ count }) });
      }),
  };
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
