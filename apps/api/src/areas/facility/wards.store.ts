import type { LaboratoryId, NamedWard, Ward, WardBody, WardId } from '@alms/lis-domain/facility';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { UserId } from '@alms/lis-domain/identity';
import type { OrderId } from '@alms/lis-domain/orders';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';

/** All wards, by name. */
export async function findWards(tx: TenantTransaction, tenantId: TenantId): Promise<Ward[]> {
  const rows = await tx
    .selectFrom('ward')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy(sql`lower(name)`)
    .execute();
  return rows.map(({ tenant_id: _tenant, ...ward }) => ward);
}

/** One ward, locked until the transaction ends. */
export function lockWard(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: WardId,
): Promise<Pick<Ward, 'id'> | undefined> {
  return tx
    .selectFrom('ward')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertWard(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: WardId,
  body: WardBody,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('ward')
    .values({ ...body, tenant_id: tenantId, id, created_at: now, updated_at: now })
    .execute();
}

export async function updateWardRow(
  tx: TenantTransaction,
  tenantId: TenantId,
  { id, version }: Pick<Ward, 'id' | 'version'>,
  body: WardBody,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('ward')
    .set({ ...body, version: version + 1, updated_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** Whether the facility has this site, and it is active. */
export async function isActiveSite(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: LaboratoryId,
): Promise<boolean> {
  const found = await tx
    .selectFrom('laboratory')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('active', '=', true)
    .forShare()
    .executeTakeFirst();
  return found !== undefined;
}

/** Names of those of the wards that the facility has and that are active. */
export async function findActiveWards(
  tx: TenantTransaction,
  tenantId: TenantId,
  ids: readonly WardId[],
): Promise<ReadonlyMap<WardId, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('ward')
    .select(['id', 'name'])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .where('active', '=', true)
    .forShare()
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The active ward with this code, not deactivated until the transaction ends. */
export async function findWardWithCode(
  tx: TenantTransaction,
  tenantId: TenantId,
  code: string,
): Promise<WardId | undefined> {
  const ward = await tx
    .selectFrom('ward')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('code', '=', code)
    .where('active', '=', true)
    .forShare()
    .executeTakeFirst();
  return ward?.id;
}

/** Wards where the user works. */
export async function findWardsOf(
  tx: TenantTransaction,
  tenantId: TenantId,
  userId: UserId,
): Promise<WardId[]> {
  const rows = await tx
    .selectFrom('user_ward')
    .select('ward_id')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .execute();
  return rows.map(({ ward_id }) => ward_id);
}

/** The short form of a ward. */
export async function findWardCode(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: WardId,
): Promise<string> {
  const { code } = await tx
    .selectFrom('ward')
    .select('code')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return code;
}

/** A ward of an order, as a recipient of critical results. */
export interface NotifiedWard {
  id: WardId;
  email: string;
  /** Accounts of its staff, whatever their role and status. */
  members: UserId[];
}

/** Wards of these orders, by order; an order without a ward is omitted. */
export async function findWardsOfOrders(
  tx: TenantTransaction,
  tenantId: TenantId,
  orderIds: readonly OrderId[],
): Promise<Map<OrderId, NotifiedWard>> {
  if (orderIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('test_order as o')
    .innerJoin('ward as w', (on) =>
      on.onRef('w.tenant_id', '=', 'o.tenant_id').onRef('w.id', '=', 'o.ward_id'),
    )
    .select([
      'o.id as order_id',
      'w.id',
      'w.email',
      sql<UserId[]>`array(
        select m.user_id from user_ward m where m.tenant_id = w.tenant_id and m.ward_id = w.id)`.as(
        'members',
      ),
    ])
    .where('o.tenant_id', '=', tenantId)
    .where('o.id', 'in', orderIds)
    .execute();
  return new Map(rows.map(({ order_id, ...ward }) => [order_id, ward]));
}

/** SQL column: the ward of order `o`; null if none. */
export const wardOfOrder = sql<NamedWard | null>`(
  select jsonb_build_object('id', w.id, 'name', w.name)
  from ward w where w.tenant_id = o.tenant_id and w.id = o.ward_id)`;

/** SQL condition: order `o` was placed by the user, or is of a ward where the user works. */
export const isOwnOrder = (tenantId: TenantId, userId: UserId) =>
  sql<boolean>`(o.created_by = ${userId} or o.ward_id = any(array(
    select w.ward_id from user_ward w where w.tenant_id = ${tenantId} and w.user_id = ${userId})))`;
