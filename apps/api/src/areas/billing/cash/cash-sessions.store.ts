import type { TenantId } from '@alms/lis-domain/tenancy';
import type { UserId } from '@alms/lis-domain/identity';
import { sql, type Selectable } from 'kysely';
import type { Schema } from '../../../platform/db/schema.ts';
import type { TenantTransaction } from '../../../platform/db/tenant-transaction.ts';

export type Drawer = Selectable<Schema['cash_session']>;

function drawers(tx: TenantTransaction, tenantId: TenantId) {
  return tx.selectFrom('cash_session').selectAll().where('tenant_id', '=', tenantId);
}

export interface DrawerPage {
  state: 'open' | 'closed' | undefined;
  /** Opening time and id of the last drawer on the previous page. */
  after: [string, string] | undefined;
  max: number;
}

/** Cash drawers, last opened first. */
export function findDrawers(
  tx: TenantTransaction,
  tenantId: TenantId,
  { state, after, max }: DrawerPage,
): Promise<Drawer[]> {
  let page = drawers(tx, tenantId);
  if (state !== undefined) page = page.where('closed_at', state === 'open' ? 'is' : 'is not', null);
  if (after !== undefined)
    page = page.where(
      sql<boolean>`(opened_at, id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    );
  return page.orderBy('opened_at', 'desc').orderBy('id', 'desc').limit(max).execute();
}

/** `lock`: blocks closing and cash movements until the transaction ends. */
export function findDrawer(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: string,
  { lock = false } = {},
): Promise<Drawer | undefined> {
  const query = drawers(tx, tenantId).where('id', '=', id);
  return (lock ? query.forUpdate() : query).executeTakeFirst();
}

export function findOwnOpenDrawer(
  tx: TenantTransaction,
  tenantId: TenantId,
  userId: UserId,
  { lock = false } = {},
): Promise<Drawer | undefined> {
  const query = drawers(tx, tenantId)
    .where('opened_by', '=', userId)
    .where('closed_at', 'is', null);
  return (lock ? query.forUpdate() : query).executeTakeFirst();
}

/** Cash movements into and out of the drawers. */
export async function cashIn(tx: TenantTransaction, tenantId: TenantId, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return tx
    .selectFrom('invoice_payment')
    .select(['cash_session_id', 'kind', 'method', 'amount_minor'])
    .where('tenant_id', '=', tenantId)
    .where('cash_session_id', 'in', ids)
    .execute();
}
