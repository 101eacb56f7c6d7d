import type { User } from '@alms/lis-domain/identity';
import {
  notificationTypesOf,
  type MailedChoice,
  type NotificationPreferences,
} from '@alms/lis-domain/notifications';
import { Alert } from '@alms/ui/alert';
import { Card } from '@alms/ui/card';
import { CheckboxGroup } from '@alms/ui/checkbox-group';
import { useMessages } from '@alms/ui/i18n';
import { ResourceView, type Resource } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Stack } from '@alms/ui/stack';
import { useNotificationTypeWords } from '../../shared/notification-row/index.ts';
import { profileNotificationsMessages } from './words/profile-notifications/index.ts';

export interface ProfileNotificationsProps {
  user: Pick<User, 'role' | 'email_verified'>;
  preferences: Resource<NotificationPreferences>;
  /** Called when email for a notification type is switched on or off. Applies immediately. */
  onChange: (choice: MailedChoice) => void;
  onRetry?: (() => void | Promise<void>) | undefined;
}

/**
 * Notification types that are also sent by email. Changes apply immediately, so there is nothing to
 * save.
 */
export function ProfileNotifications({
  user,
  preferences,
  onChange,
  onRetry,
}: ProfileNotificationsProps) {
  const words = useMessages(profileNotificationsMessages);
  const typeWords = useNotificationTypeWords();
  const types = notificationTypesOf(user.role);
  return (
    <Card heading={words.title} footer={words.note}>
      <ResourceView
        resource={preferences}
        label={words.region}
        headingLevel={3}
        flush
        skeleton={<Skeleton count={4} />}
        {...(onRetry && { onRetry })}
      >
        {({ mailed }) => (
          <Stack>
            {!user.email_verified && <Alert tone="caution">{words.unconfirmed}</Alert>}
            <CheckboxGroup
              label={words.which}
              hint={words.hint}
              layout="columns"
              options={types.map((value) => ({ value, label: typeWords[value] }))}
              value={mailed}
              onValueChange={(chosen) => {
                const changed = types.find(
                  (type) => chosen.includes(type) !== mailed.includes(type),
                );
                if (changed !== undefined)
                  onChange({ type: changed, mailed: chosen.includes(changed) });
              }}
            />
          </Stack>
        )}
      </ResourceView>
    </Card>
  );
}
