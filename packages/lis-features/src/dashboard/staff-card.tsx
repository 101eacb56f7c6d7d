import type { StaffMember } from '@alms/lis-domain/staff';
import { Card } from '@alms/ui/card';
import { useMessages } from '@alms/ui/i18n';
import { Link } from '@alms/ui/link';
import { ResourceView } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import type { ListedResource } from './listed.js';
import { dashboardMessages } from './dashboard.messages.js';

export interface StaffCardProps {
  /** Those who asked to join and wait for a decision. */
  waiting: ListedResource<StaffMember>;
  onRetry: () => void | Promise<void>;
  /** Where staff is managed. */
  href: string;
}

/** Who wants to be let in, and the way to everybody who works here. */
export function StaffCard({ waiting, onRetry, href }: StaffCardProps) {
  const words = useMessages(dashboardMessages);
  return (
    <Card heading={words.staff} headerActions={<Link href={href}>{words.manageStaff}</Link>}>
      <ResourceView
        resource={waiting}
        label={words.staff}
        skeleton={<Skeleton width="9rem" height="28px" />}
        empty={{ 'none-yet': { title: words.nobodyWaitsTitle, body: words.nobodyWaitsBody } }}
        onRetry={onRetry}
      >
        {({ items, nextCursor }) => (
          <Stack gap="s2">
            <Text strong>{nextCursor === null ? words.waitToJoin({ count: items.length }) : words.waitToJoinMany({ count: items.length })}</Text>
            <ul data-part="people">
              {items.map(({ id, full_name, email }) => (
                <li key={id}>
                  {full_name}
                  <span data-part="identity"><Text as="span" tone="muted">{email}</Text></span>
                </li>
              ))}
            </ul>
          </Stack>
        )}
      </ResourceView>
    </Card>
  );
}
