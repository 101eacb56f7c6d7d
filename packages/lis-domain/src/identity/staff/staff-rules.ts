import type { UserId } from '../user-id.ts';
import {
  holds,
  normaliseRole,
  readsOwnPatientsOnly,
  type Actor,
  type Role,
} from '../../access/index.ts';
import type { Permission } from '../../access/permissions.ts';
import type { WardId } from '../../facility/ward-id.ts';
import type { LaboratoryId } from '../../facility/laboratory-id.ts';
import type { AccountStatus, StaffMember } from './staff.schema.ts';

export type StaffAction =
  | 'resend-invitation'
  | 'approve'
  | 'decline'
  | 'change-access'
  | 'disable'
  | 'enable'
  | 'sign-out'
  | 'reset-second-factor';

const possibleWhen: Record<StaffAction, readonly AccountStatus[]> = {
  'resend-invitation': ['invited'],
  approve: ['pending', 'declined'],
  decline: ['pending'],
  'change-access': ['invited', 'active', 'disabled'],
  disable: ['invited', 'active'],
  enable: ['disabled'],
  'sign-out': ['active'],
  'reset-second-factor': ['active'],
};

/**
 * Actions that users cannot perform on their own account. Ending one’s own session is signing out,
 * and one’s own second factor is changed with a code.
 */
const notToOneself: ReadonlySet<StaffAction> = new Set<StaffAction>([
  'change-access',
  'disable',
  'sign-out',
  'reset-second-factor',
]);

/**
 * Actions that open the access that an account has: users give only what they hold. A password
 * alone opens an account whose two-step verification was reset.
 */
const givesAccess: ReadonlySet<StaffAction> = new Set<StaffAction>([
  'resend-invitation',
  'enable',
  'reset-second-factor',
]);

/** Role and permissions of an account. */
export interface StaffAccess {
  role: Role | null;
  permissions: readonly Permission[];
  /** Wards whose patients are own patients of a doctor or nurse. */
  ward_ids?: readonly WardId[];
}

/**
 * Returns whether an account has control over others: the admin role or the permission to manage
 * staff.
 */
const rulesOverOthers = ({ role, permissions }: StaffAccess) =>
  role === 'admin' || permissions.includes('manage_staff');

const isAdmin = (actor: Actor) => normaliseRole(actor.role) === 'admin';

/** Returns whether a user can manage accounts with this access: administrators manage all. */
const mayManage = (actor: Actor, access: StaffAccess) => isAdmin(actor) || !rulesOverOthers(access);

/** Returns whether an account with this access reads the chart of every patient. */
const readsEveryChart = (access: StaffAccess) =>
  access.permissions.includes('view_results') && !readsOwnPatientsOnly(access);

/**
 * Returns whether a staff manager can grant this access. They grant only permissions that they
 * hold, and only an administrator can grant control over others: otherwise a staff manager could
 * obtain any access through a second account. A doctor or nurse reads the chart of own patients
 * only and so cannot give a role that reads every chart.
 */
export function mayGive(actor: Actor, access: StaffAccess): boolean {
  return (
    mayManage(actor, access) &&
    access.permissions.every((each) => holds(actor, each)) &&
    !(readsEveryChart(access) && readsOwnPatientsOnly(actor))
  );
}

/**
 * Returns the permissions that a change gives: the new ones, and a kept `view_results` that the new
 * role extends from own patients to every chart, or a new ward to its patients.
 */
export function givenPermissions(before: StaffAccess, after: StaffAccess): Permission[] {
  const widens =
    (readsEveryChart(after) && !readsEveryChart(before)) ||
    (after.ward_ids ?? []).some((ward) => before.ward_ids?.includes(ward) !== true);
  return after.permissions.filter(
    (each) => !before.permissions.includes(each) || (widens && each === 'view_results'),
  );
}

/** Returns whether a staff manager can assign a site: admins all, others where they work. */
export function mayAssign(
  actor: Actor & { readonly laboratories: readonly { readonly id: LaboratoryId }[] },
  site: LaboratoryId,
): boolean {
  return isAdmin(actor) || actor.laboratories.some(({ id }) => id === site);
}

/**
 * Returns the reason a staff manager cannot perform an action on an account; undefined if it is
 * allowed. The server, which knows all accounts, ensures that a facility keeps an active
 * administrator.
 */
export function staffActionProblem(
  action: StaffAction,
  actor: Actor & { id: UserId },
  member: Pick<StaffMember, 'id' | 'status' | 'role' | 'permissions' | 'has_second_factor'>,
): 'own_account' | 'forbidden' | 'conflict' | undefined {
  if (
    !possibleWhen[action].includes(member.status) ||
    (action === 'reset-second-factor' && !member.has_second_factor)
  )
    return 'conflict';
  if (member.id === actor.id && notToOneself.has(action)) return 'own_account';
  const isAllowed = givesAccess.has(action) ? mayGive(actor, member) : mayManage(actor, member);
  return isAllowed ? undefined : 'forbidden';
}
