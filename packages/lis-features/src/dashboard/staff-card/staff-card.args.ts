import { aStaffMember, FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { ready } from '@alms/ui/resource';
import type { StaffCardProps } from './staff-card.tsx';

/** One pending access request. */
export const staffCardArgs = {
  waiting: ready(
    {
      items: [
        aStaffMember({
          full_name: 'Nadia Newcomer',
          role: null,
          status: 'pending',
          last_seen_at: null,
          signed_in: false,
        }),
      ],
      nextCursor: null,
    },
    FIXTURE_NOW,
  ),
  onRetry: async () => {},
  href: '/app/settings/staff',
} satisfies StaffCardProps;
