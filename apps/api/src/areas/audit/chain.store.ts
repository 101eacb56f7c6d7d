import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql, type Selectable } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Database } from '../../platform/db/database.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { genesis, type ChainPoint } from '../../platform/audit/audit-trail.ts';

/** Events verified per batch: about 20 ms during which the event loop is blocked. */
export const pageSize = 500;

/** Events from a sequence number on, in chain order. */
export function chainPage(
  tx: TenantTransaction,
  tenantId: TenantId,
  from: number,
): Promise<Selectable<Schema['audit_event']>[]> {
  return tx
    .selectFrom('audit_event')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('seq', '>=', from)
    .orderBy('seq')
    .limit(pageSize)
    .execute();
}

/** First and last event of a trail; both undefined while it is empty. */
export async function endsOfChain(
  tx: TenantTransaction,
  tenantId: TenantId,
): Promise<{ first: { at: string } | undefined; last: ChainPoint | undefined }> {
  const lines = tx.selectFrom('audit_event').where('tenant_id', '=', tenantId).limit(1);
  const first = await lines.select('at').orderBy('seq').executeTakeFirst();
  const last = await lines.select(['seq', 'hash']).orderBy('seq', 'desc').executeTakeFirst();
  return { first, last };
}

type Checkpoint = Selectable<Schema['audit_checkpoint']>;

/** Serialises the start of checks until this transaction ends. */
export async function lockChecks(tx: TenantTransaction, tenantId: TenantId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`chain:${tenantId}`}, 0))`.execute(tx);
}

/** The latest checkpoint of any check, or of the last completed check. */
export function latestCheckpoint(
  tx: TenantTransaction,
  tenantId: TenantId,
  { ended }: { ended: boolean },
): Promise<Checkpoint | undefined> {
  const points = tx.selectFrom('audit_checkpoint').selectAll().where('tenant_id', '=', tenantId);
  return (ended ? points.where('state', 'in', ['finished', 'broken']) : points)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Checkpoints after an event, in chain order, limited to those relevant to the next page or proving
 * that more events existed.
 */
export async function checkpointsAfter(
  tx: TenantTransaction,
  tenantId: TenantId,
  seq: number,
): Promise<ChainPoint[]> {
  const found = await tx
    .selectFrom('audit_checkpoint')
    .select(['seq', 'hash'])
    .distinct()
    .where('tenant_id', '=', tenantId)
    .where('state', 'in', ['reached', 'finished'])
    .where('seq', '>', seq)
    .orderBy('seq')
    .limit(pageSize)
    .execute();
  return found.map((point) => ({ seq: point.seq, hash: point.hash ?? genesis.hash }));
}

export async function addCheckpoint(
  tx: TenantTransaction,
  point: Pick<Checkpoint, 'check_id' | 'state' | 'seq' | 'hash'> & { at: Date },
): Promise<void> {
  await tx
    .insertInto('audit_checkpoint')
    .values({ ...point, id: uuidv7() })
    .execute();
}

/**
 * Facilities whose trail has had no full check since the given time, queried across all facilities.
 */
export async function facilitiesWithUncheckedTrail(db: Database, since: Date): Promise<TenantId[]> {
  const { rows } = await sql<{
    tenant_id: TenantId;
  }>`select tenant_id from facilities_with_unchecked_trail(${since})`.execute(db);
  return rows.map(({ tenant_id }) => tenant_id);
}
