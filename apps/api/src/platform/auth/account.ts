import { holds, permissions, type Permission, type Role } from '@alms/lis-domain/access';
import type { LaboratoryId, WardId, Workplace } from '@alms/lis-domain/facility';
import type { User, UserId } from '@alms/lis-domain/identity';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql, type Selectable, type Updateable } from 'kysely';
import type { Schema } from '../db/schema.ts';
import type { TenantTransaction } from '../db/tenant-transaction.ts';

type UserRow = Selectable<Schema['app_user']>;

/** An account with its permissions and facility. */
export interface Account {
  row: UserRow;
  subdomain: string;
  user: User;
  /** Reason why the account cannot sign in or stay signed in; undefined when it can. */
  shutOut: 'not_active' | 'portal_closed' | undefined;
}

/** Finds one account of this facility. */
export async function findAccount(
  tx: TenantTransaction,
  tenantId: TenantId,
  by: { id: UserId } | { email_norm: string },
): Promise<Account | undefined> {
  const found = await tx
    .selectFrom('app_user as u')
    .innerJoin('tenant as t', 't.id', 'u.tenant_id')
    .selectAll('u')
    .select([
      't.subdomain',
      grantedTo().as('granted'),
      lacksSecondFactor().as('needs_second_factor'),
      portalIsClosed().as('portal_is_closed'),
      activeLaboratories().as('active_laboratories'),
    ])
    .where('u.tenant_id', '=', tenantId)
    .where(({ eb }) =>
      'id' in by ? eb('u.id', '=', by.id) : eb('u.email_norm', '=', by.email_norm),
    )
    .executeTakeFirst();
  if (!found) return undefined;
  const { subdomain, granted, needs_second_factor, portal_is_closed, active_laboratories, ...row } =
    found;
  const shutOut =
    row.status !== 'active' ? 'not_active' : portal_is_closed ? 'portal_closed' : undefined;
  return {
    row,
    subdomain,
    user: {
      ...userOf(row, granted),
      needs_second_factor,
      ...workplaceOf(row, active_laboratories),
    },
    shutOut,
  };
}

/** Updates any account of the facility. */
export async function updateAccount(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: UserId,
  values: Updateable<Schema['app_user']>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('app_user')
    .set(values)
    .set(({ eb }) => ({ updated_at: now.toISOString(), version: eb('version', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** Permissions granted to account `u` of a query. */
export function grantedTo() {
  return sql<
    Permission[]
  >`array(select p.permission from user_permission p where p.tenant_id = u.tenant_id and p.user_id = u.id order by p.permission)`;
}

/**
 * Whether account `u` of a query has a second factor: a confirmed authenticator app or a passkey.
 */
export function holdsSecondFactor() {
  return sql<boolean>`(
    exists (select from authenticator a where a.tenant_id = u.tenant_id and a.user_id = u.id and a.confirmed_at is not null)
    or exists (select from passkey k where k.tenant_id = u.tenant_id and k.user_id = u.id)
  )`;
}

/** Laboratories where account `u` of a query works; empty: all. */
export function worksAt() {
  return sql<
    LaboratoryId[]
  >`array(select w.laboratory_id from user_laboratory w where w.tenant_id = u.tenant_id and w.user_id = u.id order by w.laboratory_id)`;
}

/** Wards where account `u` of a query works. */
export function wardsOf() {
  return sql<
    WardId[]
  >`array(select w.ward_id from user_ward w where w.tenant_id = u.tenant_id and w.user_id = u.id order by w.ward_id)`;
}

/**
 * The facility's active laboratories, the main one first, and whether account `u` of a query works
 * there.
 */
function activeLaboratories() {
  return sql<ActiveLaboratory[]>`(
    select json_agg(json_build_object('id', l.id, 'name', l.name, 'time_zone', coalesce(l.time_zone, p.timezone), 'works', ${worksAt()} = '{}' or l.id = any(${worksAt()})) order by l.id <> l.tenant_id, l.name)
    from laboratory l join facility_profile p on p.tenant_id = l.tenant_id
    where l.tenant_id = u.tenant_id and l.active
  )`;
}

type PlaceOfWork = 'laboratory_id' | 'laboratories';

/** Whether the user `works` there is true for all laboratories when none is assigned. */
type ActiveLaboratory = Workplace & { works: boolean };

/** The chosen laboratory if the user still works there, otherwise the first one where they work. */
function workplaceOf(
  { role, laboratory_id }: UserRow,
  active: readonly ActiveLaboratory[],
): Pick<User, PlaceOfWork> {
  const own = active.filter(({ works }) => works);
  const choices = own.length > 0 ? own : active.slice(0, 1);
  const current = choices.find(({ id }) => id === laboratory_id) ?? choices[0];
  if (!current) throw new Error('@alms/api: the facility has no main laboratory.');
  const isShown = active.length > 1 && role !== 'patient';
  return {
    laboratory_id: current.id,
    laboratories: isShown ? choices.map(({ works: _works, ...each }) => each) : [],
  };
}

/** Last sign-in or session renewal of account `u` of a query. */
export function lastSeenAt() {
  return sql<
    string | null
  >`(select max(r.created_at) from refresh_token r where r.tenant_id = u.tenant_id and r.user_id = u.id)`;
}

/** Whether account `u` of a query has an open session. */
export function isSignedIn(now: Date) {
  return sql<boolean>`exists (
    select from refresh_token r
    where r.tenant_id = u.tenant_id and r.user_id = u.id and r.used_at is null and r.revoked_at is null and r.expires_at > ${now.toISOString()}::timestamptz
  )`;
}

/**
 * Whether account `u` of a query is a patient account at a facility with the patient portal
 * disabled.
 */
function portalIsClosed() {
  return sql<boolean>`(u.role = 'patient' and exists (select from access_settings h where h.tenant_id = u.tenant_id and not h.enable_patient_portal))`;
}

/**
 * Whether the facility requires a second factor of account `u` of a query and it has none. Patients
 * are exempt.
 */
function lacksSecondFactor() {
  return sql<boolean>`(
    u.role <> 'patient'
    and exists (select from access_settings s where s.tenant_id = u.tenant_id and s.require_second_factor)
    and not ${holdsSecondFactor()}
  )`;
}

/** Permissions of a role with these grants. For an admin, the full default list. */
export function permissionsOf(role: Role, granted: readonly Permission[]): Permission[] {
  return permissions.filter((each) => holds({ role, preferences: { permissions: granted } }, each));
}

/** Maps an account to the contract. */
function userOf(
  row: UserRow,
  granted: Permission[],
): Omit<User, 'needs_second_factor' | PlaceOfWork> {
  return {
    id: row.id,
    email: row.email,
    full_name: row.full_name,
    username: row.username,
    role: row.role,
    tenant_id: row.tenant_id,
    preferences: { permissions: permissionsOf(row.role, granted) },
    language: row.language,
    color_scheme: row.color_scheme,
    density: row.density,
    scan_sounds: row.scan_sounds,
    email_verified: row.email_verified,
    patient_id: row.patient_id,
    version: row.version,
  };
}

/** Normalises an email address for comparison, ignoring case and surrounding whitespace. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}
