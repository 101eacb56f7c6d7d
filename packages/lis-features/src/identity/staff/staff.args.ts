import { aStaffMember, aUser, FIXTURE_NOW, fixtureId, minutesAgo } from '@alms/lis-domain/fixtures';
import { idle, ready, type Submission } from '@alms/ui/resource';
import type { StaffScreenProps } from './staff-screen.tsx';

const done = async (): Promise<Submission> => ({ status: 'done' });

/** Never signed in: none of the fixture users matches. */
const NEW = { last_seen_at: null, signed_in: false, email_verified: false } as const;

export const people = {
  waiting: aStaffMember({
    ...NEW,
    id: fixtureId('user', 31),
    full_name: 'Nadia Newcomer',
    email: 'nadia@northside.test',
    role: null,
    status: 'pending',
    permissions: [],
    created_at: minutesAgo(90),
  }),
  admin: aStaffMember({ role: 'admin', last_seen_at: minutesAgo(1), has_second_factor: true }),
  technician: aStaffMember({ role: 'technician', has_second_factor: true }),
  manager: aStaffMember({
    role: 'lab_manager',
    last_seen_at: minutesAgo(60 * 20),
    signed_in: false,
  }),
  invited: aStaffMember({
    ...NEW,
    role: 'phlebotomist',
    status: 'invited',
    created_at: minutesAgo(60 * 24),
  }),
  held: aStaffMember({ ...NEW, role: 'doctor', status: 'invited', invitation_held: true }),
  disabled: aStaffMember({
    role: 'data_entry',
    status: 'disabled',
    last_seen_at: minutesAgo(60 * 24 * 20),
    signed_in: false,
  }),
};

const list = { items: Object.values(people), nextCursor: null };

/** Data loaded an hour ago; the refresh failed. */
export const stale: StaffScreenProps['staff'] = {
  status: 'ready',
  data: list,
  freshness: 'stale',
  asOf: minutesAgo(62),
};

export const staffArgs = {
  viewer: aUser('admin'),
  filter: { query: '', status: '', role: '' },
  onFilterChange: () => {},
  staff: ready(list, FIXTURE_NOW),
  onRetry: () => {},
  submission: idle,
  onInvite: done,
  onResendInvitation: done,
  onApprove: done,
  onDecline: done,
  onChangeAccess: done,
  onDisable: done,
  onEnable: done,
  onSignOut: done,
  onResetSecondFactor: done,
} satisfies StaffScreenProps;
