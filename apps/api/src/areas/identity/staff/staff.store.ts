import type { Permission, StaffRole } from '@alms/lis-domain/access';
import type { LaboratoryId, WardId } from '@alms/lis-domain/facility';
import type { AccountStatus } from '@alms/lis-domain/identity/staff';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { User, UserId } from '@alms/lis-domain/identity';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../../platform/db/tenant-transaction.ts';
import {
  grantedTo,
  holdsSecondFactor,
  isSignedIn,
  lastSeenAt,
  wardsOf,
  worksAt,
} from '../../../platform/auth/account.ts';

/** Sorts pending requests first. */
const place = sql<number>`case u.status when 'pending' then 0 else 1 end`;
const name = sql<string>`lower(u.full_name)`;

function staff(tx: TenantTransaction, tenantId: TenantId, now: Date) {
  return tx
    .selectFrom('app_user as u')
    .select([
      'u.id',
      'u.email',
      'u.full_name',
      'u.role',
      'u.status',
      'u.email_verified',
      'u.invitation_waits_for',
      'u.version',
      'u.created_at',
      'u.updated_at',
      grantedTo().as('granted'),
      place.as('place'),
      name.as('name'),
      lastSeenAt().as('last_seen_at'),
      isSignedIn(now).as('signed_in'),
      holdsSecondFactor().as('has_second_factor'),
      worksAt().as('laboratory_ids'),
      wardsOf().as('ward_ids'),
    ])
    .where('u.tenant_id', '=', tenantId)
    .where('u.role', '<>', 'patient');
}

export type StaffRow = Awaited<ReturnType<typeof listStaffRows>>[number];

export interface StaffPage {
  words: string | undefined;
  status: AccountStatus | undefined;
  role: StaffRole | undefined;
  /** Sort rank, name and id of the last account on the previous page. */
  after: [number, string, string] | undefined;
  max: number;
}

/** Staff in list order. */
export function listStaffRows(
  tx: TenantTransaction,
  tenantId: TenantId,
  { words, status, role, after, max }: StaffPage,
  now: Date,
) {
  let page = staff(tx, tenantId, now);
  page =
    status === undefined
      ? page.where('u.status', '<>', 'declined')
      : page.where('u.status', '=', status);
  // Accounts not yet approved have no effective role, whatever the column contains.
  if (role !== undefined)
    page = page.where('u.role', '=', role).where('u.status', 'not in', ['pending', 'declined']);
  if (words !== undefined) {
    const pattern = `%${words.toLowerCase().replace(/[\\%_]/g, String.raw`\$&`)}%`;
    page = page.where(({ or, eb }) =>
      or([eb(name, 'like', pattern), eb('u.email_norm', 'like', pattern)]),
    );
  }
  if (after !== undefined)
    page = page.where(
      sql<boolean>`(${place}, ${name}, u.id) > (${after[0]}::integer, ${after[1]}::text, ${after[2]}::uuid)`,
    );
  return page.orderBy(place).orderBy(name).orderBy('u.id').limit(max).execute();
}

/** One staff account. `lock`: locks it until the transaction ends. */
export function findStaffRow(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: UserId,
  now: Date,
  { lock = false } = {},
): Promise<StaffRow | undefined> {
  const query = staff(tx, tenantId, now).where('u.id', '=', id);
  return (lock ? query.forNoKeyUpdate() : query).executeTakeFirst();
}

/** Whether the account has ever had a password. */
export async function hasPassword(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: UserId,
): Promise<boolean> {
  const account = await tx
    .selectFrom('app_user')
    .select('password_hash')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  return account !== undefined && account.password_hash !== null;
}

/**
 * Active administrators, locked until the transaction ends. Lock them before the account itself.
 */
export async function lockActiveAdmins(
  tx: TenantTransaction,
  tenantId: TenantId,
): Promise<string[]> {
  const admins = await tx
    .selectFrom('app_user')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return admins.map(({ id }) => id);
}

/** Replaces the laboratories where the person works; none: all. */
export async function assignLaboratories(
  tx: TenantTransaction,
  tenantId: TenantId,
  userId: UserId,
  laboratoryIds: readonly LaboratoryId[],
): Promise<void> {
  await tx
    .deleteFrom('user_laboratory')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .execute();
  if (laboratoryIds.length > 0)
    await tx
      .insertInto('user_laboratory')
      .values(
        laboratoryIds.map((laboratory_id) => ({
          tenant_id: tenantId,
          user_id: userId,
          laboratory_id,
        })),
      )
      .execute();
}

/** Replaces the wards where the person works. */
export async function assignWards(
  tx: TenantTransaction,
  tenantId: TenantId,
  userId: UserId,
  wardIds: readonly WardId[],
): Promise<void> {
  await tx
    .deleteFrom('user_ward')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .execute();
  if (wardIds.length > 0)
    await tx
      .insertInto('user_ward')
      .values(wardIds.map((ward_id) => ({ tenant_id: tenantId, user_id: userId, ward_id })))
      .execute();
}

/**
 * Assigns a new account to the laboratories of its staff manager. An administrator's new staff work
 * at all.
 */
export async function assignLaboratoriesOf(
  tx: TenantTransaction,
  { id, tenant_id, role }: User,
  userId: UserId,
): Promise<void> {
  if (role === 'admin') return;
  await tx
    .insertInto('user_laboratory')
    .columns(['tenant_id', 'user_id', 'laboratory_id'])
    .expression((query) =>
      query
        .selectFrom('user_laboratory')
        .select(['tenant_id', sql<UserId>`${userId}`.as('user_id'), 'laboratory_id'])
        .where('tenant_id', '=', tenant_id)
        .where('user_id', '=', id),
    )
    .execute();
}

/** Replaces the permissions of an account. */
export async function grantPermissions(
  tx: TenantTransaction,
  tenantId: TenantId,
  userId: UserId,
  granted: readonly Permission[],
): Promise<void> {
  await tx
    .deleteFrom('user_permission')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .execute();
  if (granted.length > 0)
    await tx
      .insertInto('user_permission')
      .values(granted.map((permission) => ({ tenant_id: tenantId, user_id: userId, permission })))
      .execute();
}
