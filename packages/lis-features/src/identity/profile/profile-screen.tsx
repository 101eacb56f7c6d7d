import type { User } from '@alms/lis-domain/identity';
import { LinkButton } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { useMessages } from '@alms/ui/i18n';
import { PageHeader } from '@alms/ui/page-header';
import { ResourceView, type Resource } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Stack } from '@alms/ui/stack';
import { ProfileAccess } from './profile-access.tsx';
import { ProfileAppearance, type ProfileAppearanceProps } from './profile-appearance.tsx';
import {
  ProfileAuthorizations,
  type ProfileAuthorizationsProps,
} from './profile-authorizations.tsx';
import { ProfileForm, type ProfileFormProps } from './profile-form.tsx';
import { ProfileNotifications, type ProfileNotificationsProps } from './profile-notifications.tsx';
import { profileMessages } from './words/index.ts';
import * as S from './profile.styles.ts';

export interface ProfileScreenProps extends Pick<ProfileFormProps, 'submission' | 'onSave'> {
  user: Resource<User>;
  /** Called when the language, colour scheme or row height changes. */
  onAppearanceChange: ProfileAppearanceProps['onChange'];
  /** Notification types that are also sent by email. */
  notifications: ProfileNotificationsProps['preferences'];
  /** Called when email for a notification type is switched on or off. */
  onMailedChange: ProfileNotificationsProps['onChange'];
  onNotificationsRetry?: ProfileNotificationsProps['onRetry'];
  /** Authorizations of a user who enters or verifies results; undefined for others. */
  authorizations?: ProfileAuthorizationsProps['authorizations'] | undefined;
  onAuthorizationsRetry?: ProfileAuthorizationsProps['onRetry'];
  onRetry?: () => void | Promise<void>;
  hrefs: { security: string };
}

/** The signed-in user’s account. The name is editable; role and permissions are read-only. */
export function ProfileScreen({
  user,
  submission,
  onSave,
  onAppearanceChange,
  notifications,
  onMailedChange,
  onNotificationsRetry,
  authorizations,
  onAuthorizationsRetry,
  onRetry,
  hrefs,
}: ProfileScreenProps) {
  const words = useMessages(profileMessages);
  return (
    <S.Root data-component="profile-screen">
      <PageHeader
        title={words.title}
        context={words.context}
        actions={<LinkButton href={hrefs.security}>{words.security}</LinkButton>}
      />
      <ResourceView
        resource={user}
        label={words.account}
        headingLevel={2}
        skeleton={
          <Stack>
            <Card>
              <Skeleton count={3} />
            </Card>
            <Card>
              <Skeleton count={6} />
            </Card>
          </Stack>
        }
        {...(onRetry && { onRetry })}
      >
        {(account) => (
          <Stack>
            <ProfileForm key={account.id} user={account} submission={submission} onSave={onSave} />
            <ProfileAppearance
              appearance={account}
              hasTables={account.role !== 'patient'}
              onChange={onAppearanceChange}
            />
            <ProfileNotifications
              user={account}
              preferences={notifications}
              onChange={onMailedChange}
              onRetry={onNotificationsRetry}
            />
            <ProfileAccess user={account} />
            {authorizations && (
              <ProfileAuthorizations
                authorizations={authorizations}
                onRetry={onAuthorizationsRetry}
              />
            )}
          </Stack>
        )}
      </ResourceView>
    </S.Root>
  );
}
