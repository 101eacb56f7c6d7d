import { sql, type Selectable } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Database } from '../../platform/db/database.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { genesis, type ChainPoint } from '../../platform/audit/audit-trail.ts';

/** As many lines as are recomputed at once: some twenty milliseconds in which nobody else is served. */
export const pageSize = 500;

/** The lines from one on, in the order of the chain. */
export function chainPage(
  tx: TenantTransaction,
  tenantId: string,
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

/** The first line of a trail and its last; both undefined while it is empty. */
export async function endsOfChain(
  tx: TenantTransaction,
  tenantId: string,
): Promise<{ first: { at: string } | undefined; last: ChainPoint | undefined }> {
  const lines = tx.selectFrom('audit_event').where('tenant_id', '=', tenantId).limit(1);
  const first = await lines.select('at').orderBy('seq').executeTakeFirst();
  const last = await lines.select(['seq', 'hash']).orderBy('seq', 'desc').executeTakeFirst();
  return { first, last };
}

type Checkpoint = Selectable<Schema['audit_checkpoint']>;

/** Of a check that is about to begin, and of nobody else's until this transaction ends. */
export async function lockChecks(tx: TenantTransaction, tenantId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`chain:${tenantId}`}, 0))`.execute(tx);
}

/** The last thing that was noted of any check, or of the last that has ended. */
export function latestCheckpoint(
  tx: TenantTransaction,
  tenantId: string,
  { ended }: { ended: boolean },
): Promise<Checkpoint | undefined> {
  const points = tx.selectFrom('audit_checkpoint').selectAll().where('tenant_id', '=', tenantId);
  return (ended ? points.where('state', 'in', ['finished', 'broken']) : points)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** What checks have found of the lines after one, in the order of the chain: as much as can concern the next page, or tell that there was more. */
export async function checkpointsAfter(
  tx: TenantTransaction,
  tenantId: string,
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

/** The facilities whose trail no check has gone through since then: a question to all of them. */
export async function facilitiesWithUncheckedTrail(db: Database, since: Date): Promise<string[]> {
  const { rows } = await sql<{
    tenant_id: string;
  }>`select tenant_id from facilities_with_unchecked_trail(${since})`.execute(db);
  return rows.map(({ tenant_id }) => tenant_id);
}
