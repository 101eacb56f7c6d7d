import type { Permission, StaffRole } from '@alms/lis-domain/access';
import type { Department } from '@alms/lis-domain/catalogue';
import type { UserId } from '@alms/lis-domain/identity';
import type {
  AuthorizationId,
  CompetenceNeed,
  ResultTask,
} from '@alms/lis-domain/identity/competence';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql, type Insertable } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import type { TenantTransaction } from '../../../platform/db/tenant-transaction.ts';
import { grantedTo } from '../../../platform/auth/account.ts';

export type AuthorizationRow = Awaited<ReturnType<typeof findAuthorizations>>[number];

/** Authorizations of these accounts, the newest first. */
export function findAuthorizations(
  tx: TenantTransaction,
  tenantId: TenantId,
  userIds: readonly UserId[],
) {
  return tx
    .selectFrom('staff_authorization')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('user_id', 'in', userIds.length > 0 ? userIds : [null])
    .orderBy('granted_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Whether the facility requires authorizations. */
export async function isAuthorizationRequired(
  tx: TenantTransaction,
  tenantId: TenantId,
): Promise<boolean> {
  const { authorization_required } = await tx
    .selectFrom('laboratory_settings')
    .select('authorization_required')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return authorization_required;
}

/** Authorizations of an account that may be in force today. */
export function findCurrentAuthorizations(
  tx: TenantTransaction,
  tenantId: TenantId,
  userId: UserId,
  today: string,
): Promise<{ department: Department; tasks: ResultTask[] }[]> {
  return tx
    .selectFrom('staff_authorization')
    .select(['department', 'tasks'])
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('withdrawn_at', 'is', null)
    .where('valid_until', '>=', today)
    .execute();
}

/** Permissions of which an account needs one to appear in the list. */
const working: readonly Permission[] = ['enter_results', 'verify_results'];

export interface CompetencePage {
  words: string | undefined;
  department: Department | undefined;
  need: CompetenceNeed | undefined;
  /** Today, and the last day of the period in which an authorization is expiring. */
  today: string;
  soon: string;
  /** Name and id of the last account on the previous page. */
  after: [string, string] | undefined;
  max: number;
}

export type CompetentRow = Awaited<ReturnType<typeof listCompetentRows>>[number];

const name = sql<string>`lower(u.full_name)`;

/** Active staff who enter or verify results. An administrator holds every permission. */
function competent(tx: TenantTransaction, tenantId: TenantId) {
  return tx
    .selectFrom('app_user as u')
    .select(['u.id', 'u.full_name', name.as('name'), grantedTo().as('granted')])
    .select(sql<StaffRole>`u.role`.as('role'))
    .where('u.tenant_id', '=', tenantId)
    .where('u.status', '=', 'active')
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('u.role', '=', 'admin'),
        exists(
          selectFrom('user_permission as p')
            .select('p.permission')
            .whereRef('p.tenant_id', '=', 'u.tenant_id')
            .whereRef('p.user_id', '=', 'u.id')
            .where('p.permission', 'in', working),
        ),
      ]),
    );
}

/** Condition: the account has an authorization that is not withdrawn and ends in a period. */
const endsBetween = (
  { department }: Pick<CompetencePage, 'department'>,
  from: string | null,
  to: string | null,
) => sql<boolean>`exists (
  select from staff_authorization a
  where a.tenant_id = u.tenant_id and a.user_id = u.id and a.withdrawn_at is null
    and (${department ?? null}::text is null or a.department = ${department ?? null})
    and a.valid_until between coalesce(${from}::date, '-infinity') and coalesce(${to}::date, 'infinity'))`;

function fits({ need, department, today, soon }: CompetencePage) {
  const current = endsBetween({ department }, today, null);
  switch (need) {
    case 'none':
      return sql<boolean>`not ${current}`;
    case 'expiring':
      return endsBetween({ department }, today, soon);
    case 'expired':
      return sql<boolean>`(${endsBetween({ department }, null, today)} and not ${current})`;
    default:
      return department === undefined ? sql<boolean>`true` : current;
  }
}

/** Staff by name. */
export function listCompetentRows(
  tx: TenantTransaction,
  tenantId: TenantId,
  filter: CompetencePage,
) {
  const { words, after, max } = filter;
  let page = competent(tx, tenantId).where(fits(filter));
  if (words !== undefined) {
    const pattern = `%${words.toLowerCase().replace(/[\\%_]/g, String.raw`\$&`)}%`;
    page = page.where(name, 'like', pattern);
  }
  if (after !== undefined)
    page = page.where(sql<boolean>`(${name}, u.id) > (${after[0]}::text, ${after[1]}::uuid)`);
  return page.orderBy(name).orderBy('u.id').limit(max).execute();
}

/** One member of the list. */
export function findCompetentRow(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: UserId,
): Promise<CompetentRow | undefined> {
  return competent(tx, tenantId).where('u.id', '=', id).executeTakeFirst();
}

export async function addAuthorizations(
  tx: TenantTransaction,
  rows: readonly Insertable<Schema['staff_authorization']>[],
): Promise<void> {
  await tx
    .insertInto('staff_authorization')
    .values([...rows])
    .execute();
}

/** One authorization with its account, locked until the transaction ends. */
export function lockAuthorization(tx: TenantTransaction, tenantId: TenantId, id: AuthorizationId) {
  return tx
    .selectFrom('staff_authorization')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function markWithdrawn(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: AuthorizationId,
  withdrawal: { by: UserId; by_name: string; at: Date; reason: string },
): Promise<void> {
  await tx
    .updateTable('staff_authorization')
    .set({
      withdrawn_by: withdrawal.by,
      withdrawn_by_name: withdrawal.by_name,
      withdrawn_at: withdrawal.at,
      withdrawal_reason: withdrawal.reason,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** Facilities with authorizations that end before these days and have had no reminder. */
export async function facilitiesWithEndingAuthorizations(
  db: Database,
  { soon, past }: { soon: string; past: string },
): Promise<TenantId[]> {
  const { rows } = await sql<{
    tenant_id: TenantId;
  }>`select tenant_id from facilities_with_ending_authorizations(${soon}::date, ${past}::date)`.execute(
    db,
  );
  return rows.map(({ tenant_id }) => tenant_id);
}

export interface EndingAuthorization {
  id: AuthorizationId;
  user_id: UserId;
  full_name: string;
  department: Department;
  valid_until: string;
  /** Whether another authorization for the same tasks lasts longer. */
  is_renewed: boolean;
}

/**
 * Marks authorizations that end by `soon`, or ended before `today`, as reminded, and returns those
 * of active accounts.
 */
export async function takeEndingAuthorizations(
  tx: TenantTransaction,
  tenantId: TenantId,
  { today, soon }: { today: string; soon: string },
): Promise<EndingAuthorization[]> {
  const { rows } = await sql<EndingAuthorization>`
    with taken as (
      update staff_authorization
      set reminded = case when valid_until < ${today}::date then 2 else 1 end
      where tenant_id = ${tenantId} and withdrawn_at is null
        and ((reminded = 0 and valid_until <= ${soon}::date)
          or (reminded < 2 and valid_until < ${today}::date))
      returning tenant_id, id, user_id, department, tasks, valid_until
    )
    select t.id, t.user_id, u.full_name, t.department, t.valid_until,
      exists (
        select from staff_authorization o
        where o.tenant_id = t.tenant_id and o.user_id = t.user_id
          and o.department = t.department and o.tasks @> t.tasks and o.withdrawn_at is null
          and o.valid_until > t.valid_until
      ) as is_renewed
    from taken t
    join app_user u on u.tenant_id = t.tenant_id and u.id = t.user_id
    where u.status = 'active'
    order by t.valid_until, lower(u.full_name), t.id`.execute(tx);
  return rows;
}
