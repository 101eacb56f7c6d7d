import { normaliseRole, type Actor, type Role } from '../../access/index.ts';
import type { Permission } from '../../access/permissions.ts';
import type { AccountStatus, StaffMember } from './staff.schema.ts';

/** What can be done to an account. */
export type StaffAct =
  | 'resend-invitation'
  | 'approve'
  | 'decline'
  | 'change-access'
  | 'disable'
  | 'enable'
  | 'sign-out'
  | 'reset-second-factor';

const possibleWhen: Record<StaffAct, readonly AccountStatus[]> = {
  'resend-invitation': ['invited'],
  approve: ['pending', 'declined'],
  decline: ['pending'],
  'change-access': ['invited', 'active', 'disabled'],
  disable: ['invited', 'active'],
  enable: ['disabled'],
  'sign-out': ['active'],
  'reset-second-factor': ['active'],
};

/** Nobody raises, closes or ends what is the own; leaving is signing out, and the own second factor is changed with a code of it. */
const notToOneself: ReadonlySet<StaffAct> = new Set<StaffAct>([
  'change-access',
  'disable',
  'sign-out',
  'reset-second-factor',
]);

/** What an account may do. */
export interface StaffAccess {
  role: Role | null;
  permissions: readonly Permission[];
}

/** The two things that rule over others: the role admin, and managing staff. */
const rulesOverOthers = ({ role, permissions }: StaffAccess) =>
  role === 'admin' || permissions.includes('manage_staff');

const isAdmin = (actor: Actor) => normaliseRole(actor.role) === 'admin';

/**
 * Whether somebody who manages staff may give an account this access. What rules over others only an administrator gives: otherwise
 * whoever manages staff could make an administrator and be one.
 */
export function mayGive(actor: Actor, access: StaffAccess): boolean {
  return isAdmin(actor) || !rulesOverOthers(access);
}

/**
 * Why somebody who manages staff may not do this to an account; undefined when it is possible. That a facility keeps an active
 * administrator is decided by the server, which sees all of them.
 */
export function staffActProblem(
  act: StaffAct,
  actor: Actor & { id: string },
  member: Pick<StaffMember, 'id' | 'status' | 'role' | 'permissions' | 'has_second_factor'>,
): 'own_account' | 'forbidden' | 'conflict' | undefined {
  if (
    !possibleWhen[act].includes(member.status) ||
    (act === 'reset-second-factor' && !member.has_second_factor)
  )
    return 'conflict';
  if (member.id === actor.id && notToOneself.has(act)) return 'own_account';
  return mayGive(actor, member) ? undefined : 'forbidden';
}
