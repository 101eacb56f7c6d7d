import type { OwnAuthorizations } from '@alms/lis-domain/identity/competence';
import { Alert } from '@alms/ui/alert';
import { Card } from '@alms/ui/card';
import { useMessages } from '@alms/ui/i18n';
import { ResourceView, type Resource } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import { AuthorizationRecord } from '../../shared/authorization/index.ts';
import { profileAuthorizationsMessages } from './words/profile-authorizations/index.ts';

export interface ProfileAuthorizationsProps {
  authorizations: Resource<OwnAuthorizations>;
  onRetry?: (() => void | Promise<void>) | undefined;
}

/** The user’s own authorizations by department, also expired and withdrawn ones. */
export function ProfileAuthorizations({ authorizations, onRetry }: ProfileAuthorizationsProps) {
  const words = useMessages(profileAuthorizationsMessages);
  return (
    <Card heading={words.title} footer={words.note}>
      <ResourceView
        resource={authorizations}
        label={words.title}
        headingLevel={3}
        flush
        skeleton={<Skeleton count={4} />}
        {...(onRetry && { onRetry })}
      >
        {({ required, authorizations: records }) => (
          <Stack gap="s5">
            {records.length === 0 &&
              (required ? (
                <Alert tone="caution">{words.missing}</Alert>
              ) : (
                <Text tone="muted">{words.none}</Text>
              ))}
            {records.map((authorization) => (
              <AuthorizationRecord key={authorization.id} authorization={authorization} />
            ))}
          </Stack>
        )}
      </ResourceView>
    </Card>
  );
}
