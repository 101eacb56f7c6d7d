import type { Reflex } from '@alms/lis-domain/results';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql, type Insertable, type Selectable } from 'kysely';
import { json } from '../../../platform/db/json.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import type { TenantTransaction } from '../../../platform/db/tenant-transaction.ts';

export type ReflexRow = Selectable<Schema['reflex']>;

/** Stores reflex requests, skipping those already made for the order. */
export async function addReflexes(
  tx: TenantTransaction,
  rows: readonly (Omit<Insertable<Schema['reflex']>, 'conditions'> & Pick<Reflex, 'conditions'>)[],
): Promise<ReflexRow[]> {
  if (rows.length === 0) return [];
  const values = rows.map((row) => ({ ...row, conditions: json(row.conditions) }));
  return tx
    .insertInto('reflex')
    .values(values)
    .onConflict((known) =>
      known.columns(['tenant_id', 'order_id', 'test_parameter_id']).doNothing(),
    )
    .returningAll()
    .execute();
}

/** Locks the reflex request until the transaction ends. */
export function lockReflex(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: string,
): Promise<ReflexRow | undefined> {
  return tx
    .selectFrom('reflex')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Records that it was ordered, with its item. */
export async function noteAdded(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: string,
  itemId: string,
): Promise<void> {
  await tx
    .updateTable('reflex')
    .set({ state: 'added', added_item_id: itemId })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** SQL column: reflex requests of result `r`. */
export const reflexesOfResult = sql<Reflex[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', x.id, 'code', x.code, 'name', x.name, 'mode', x.mode, 'state', x.state, 'conditions', x.conditions, 'comment', x.comment) order by x.id), '[]')
  from reflex x where x.tenant_id = r.tenant_id and x.result_id = r.id)`;

/** SQL column: reason why the item of result `r` was added to its order. */
export const reasonOfResult = sql<Pick<Reflex, 'mode' | 'conditions' | 'comment'> | null>`(
  select jsonb_build_object('mode', x.mode, 'conditions', x.conditions, 'comment', x.comment)
  from reflex x where x.tenant_id = r.tenant_id and x.added_item_id = r.order_item_id)`;
