import type { ImportReading } from '@alms/lis-domain/interfaces/result-import';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql, type Insertable, type Updateable } from 'kysely';
import { json } from '../../platform/db/json.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';

/** Channel on which processes announce a changed connection, without details. */
export const analyserChannel = 'alms_analyser';

function connections(tx: TenantTransaction, tenantId: TenantId) {
  return tx
    .selectFrom('analyser_connection as c')
    .innerJoin('instrument as i', (on) =>
      on.onRef('i.tenant_id', '=', 'c.tenant_id').onRef('i.id', '=', 'c.instrument_id'),
    )
    .selectAll('c')
    .select(['i.name as instrument_name', 'i.laboratory_id'])
    .where('c.tenant_id', '=', tenantId);
}

export type ConnectionRow = Awaited<ReturnType<typeof findConnections>>[number];

/** By name. Deleted connections are omitted. */
export function findConnections(tx: TenantTransaction, tenantId: TenantId) {
  return connections(tx, tenantId)
    .where('c.deleted_at', 'is', null)
    .orderBy(sql`lower(c.name)`)
    .orderBy('c.id')
    .execute();
}

/** `lock`: locks the row until the transaction ends. `deleted`: also a deleted connection. */
export function findConnection(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: string,
  { lock = false, deleted = false } = {},
): Promise<ConnectionRow | undefined> {
  let query = connections(tx, tenantId).where('c.id', '=', id);
  if (!deleted) query = query.where('c.deleted_at', 'is', null);
  return (lock ? query.forUpdate('c') : query).executeTakeFirst();
}

/** Columns of delimited files. */
interface Reading {
  reading: ImportReading | null;
}
const readingOf = (reading: ImportReading | null) => (reading === null ? null : json(reading));

/** Returns false when its port, host or name is in use, in this facility or as a port in any. */
export async function insertConnection(
  tx: TenantTransaction,
  { reading, ...row }: Omit<Insertable<Schema['analyser_connection']>, 'reading'> & Reading,
): Promise<boolean> {
  const added = await tx
    .insertInto('analyser_connection')
    .values({ ...row, reading: readingOf(reading) })
    // Without a target, so that it includes the exclusion of ports.
    .onConflict((there) => there.doNothing())
    .returning('id')
    .execute();
  return added.length > 0;
}

export async function updateConnection(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: string,
  {
    reading,
    ...change
  }: Omit<Updateable<Schema['analyser_connection']>, 'reading'> & Partial<Reading>,
): Promise<void> {
  await tx
    .updateTable('analyser_connection')
    .set({ ...change, ...(reading !== undefined && { reading: readingOf(reading) }) })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** Changes a connection that this process runs; false when another one does by now. */
export async function updateHeld(
  tx: TenantTransaction,
  tenantId: TenantId,
  { id, held_by }: { id: string; held_by: string },
  change: Updateable<Schema['analyser_connection']>,
): Promise<boolean> {
  const changed = await tx
    .updateTable('analyser_connection')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('held_by', '=', held_by)
    .returning('id')
    .execute();
  return changed.length > 0;
}

/** Notifies every process when the transaction commits, and none on rollback. */
export async function announceConnections(tx: TenantTransaction): Promise<void> {
  await sql`select pg_notify(${analyserChannel}, '')`.execute(tx);
}
