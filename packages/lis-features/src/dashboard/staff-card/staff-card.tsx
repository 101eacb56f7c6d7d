import type { StaffMember } from '@alms/lis-domain/identity/staff';
import { Card } from '@alms/ui/card';
import { useMessages } from '@alms/ui/i18n';
import { Link } from '@alms/ui/link';
import { ResourceView } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import { t } from '@alms/ui/theme';
import { styled } from 'styled-components';
import type { ListedResource } from '../listed.ts';
import { staffCardMessages } from './words/index.ts';

const People = /* @__PURE__ */ styled.ul`
  > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${t.space.s4};
    overflow-wrap: anywhere;
  }
`;

export interface StaffCardProps {
  /** Users with pending access requests. */
  waiting: ListedResource<StaffMember>;
  onRetry: () => void | Promise<void>;
  /** Link to staff management. */
  href: string;
}

/** Pending access requests, with a link to all staff. */
export function StaffCard({ waiting, onRetry, href }: StaffCardProps) {
  const words = useMessages(staffCardMessages);
  return (
    <Card heading={words.title} headerActions={<Link href={href}>{words.manage}</Link>}>
      <ResourceView
        resource={waiting}
        label={words.title}
        skeleton={<Skeleton width="9rem" height="28px" />}
        empty={{ 'none-yet': { title: words.emptyTitle, body: words.emptyBody } }}
        onRetry={onRetry}
      >
        {({ items, nextCursor }) => (
          <Stack gap="s2">
            <Text strong>
              {nextCursor === null
                ? words.waitToJoin({ count: items.length })
                : words.waitToJoinMany({ count: items.length })}
            </Text>
            <People>
              {items.map(({ id, full_name, email }) => (
                <li key={id}>
                  <bdi>{full_name}</bdi>
                  <Text as="span" tone="muted">
                    <bdi dir="ltr">{email}</bdi>
                  </Text>
                </li>
              ))}
            </People>
          </Stack>
        )}
      </ResourceView>
    </Card>
  );
}
