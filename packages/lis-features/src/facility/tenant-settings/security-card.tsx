import type { HospitalSettings } from '@alms/lis-domain/facility';
import { PROTECTED_IDLE, SESSION_IDLE } from '@alms/lis-domain/identity';
import { Card } from '@alms/ui/card';
import { DescriptionList } from '@alms/ui/description-list';
import { useMessages } from '@alms/ui/i18n';
import { ResourceView, type Resource } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Stack } from '@alms/ui/stack';
import { SecurityForm, type SecurityFormProps } from './security-form.tsx';
import { tenantSettingsMessages } from './words/index.ts';

export interface SecurityCardProps extends Omit<SecurityFormProps, 'settings'> {
  settings: Resource<HospitalSettings>;
  onRetry?: () => void | Promise<void>;
}

const minutesOf = (ms: number) => Math.round(ms / 60_000);

/** Security requirements for staff, and the fixed limits of the product for all users. */
export function SecurityCard({ settings, onRetry, ...form }: SecurityCardProps) {
  const words = useMessages(tenantSettingsMessages);
  return (
    <Card heading={words.security}>
      <Stack gap="s5">
        <ResourceView
          resource={settings}
          label={words.security}
          headingLevel={3}
          skeleton={<Skeleton count={3} />}
          {...(onRetry && { onRetry })}
        >
          {(read) => <SecurityForm {...form} settings={read} />}
        </ResourceView>
        <DescriptionList
          items={[
            {
              id: 'inside',
              term: words.idleInside,
              description: words.afterMinutes({ minutes: minutesOf(PROTECTED_IDLE.limitMs) }),
            },
            {
              id: 'outside',
              term: words.idleOutside,
              description: words.afterMinutes({ minutes: minutesOf(SESSION_IDLE.limitMs) }),
            },
            { id: 'passwords', term: words.passwords, description: words.passwordsValue },
            { id: 'reads', term: words.resultAccess, description: words.resultAccessValue },
          ]}
        />
      </Stack>
    </Card>
  );
}
