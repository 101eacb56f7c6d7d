import { createHash } from 'node:crypto';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { updateIncoming } from '../connections/incoming.store.ts';

/** Identifies a message of a connection: an analyser may send it again. */
const hashOf = (connectionId: string, bytes: Uint8Array): Buffer =>
  createHash('sha256').update(`${connectionId} `).update(bytes).digest();

export interface ReceivedMessage {
  connection_id: string;
  bytes: Uint8Array;
  at: Date;
  /** The transmission ended before the message did. */
  isIncomplete: boolean;
}

/**
 * Stores a message, or counts its repeat. A message that was refused is to be read again, because
 * the profile or the mappings may have changed; one that was read stays as it is.
 * @returns Whether it is to be read.
 */
export async function keepAnalyserMessage(
  tx: TenantTransaction,
  tenantId: TenantId,
  { connection_id, bytes, at, isIncomplete }: ReceivedMessage,
): Promise<{ id: string; isToBeRead: boolean }> {
  const content_hash = hashOf(connection_id, bytes);
  const made = await tx
    .insertInto('incoming_message')
    .values({
      tenant_id: tenantId,
      connection_id,
      sender: '',
      message_type: '',
      control_id: '',
      content_hash,
      raw: Buffer.from(bytes),
      size: bytes.length,
      state: 'received',
      incomplete: isIncomplete,
      received_at: at,
      last_received_at: at,
    })
    .onConflict((there) => there.columns(['tenant_id', 'content_hash']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) return { id: made.id, isToBeRead: true };
  const known = await tx
    .updateTable('incoming_message')
    .set(({ eb }) => ({ last_received_at: at, receipts: eb('receipts', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('content_hash', '=', content_hash)
    .returning(['id', 'state'])
    .executeTakeFirstOrThrow();
  const isAgain = known.state === 'refused';
  if (isAgain) await updateIncoming(tx, tenantId, known.id, { state: 'received', reason: null });
  return { id: known.id, isToBeRead: isAgain };
}

/** Ids of the messages of a connection that are to be read, in the order of their arrival. */
export async function findUnread(
  tx: TenantTransaction,
  tenantId: TenantId,
  connectionId: string,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('incoming_message')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('connection_id', '=', connectionId)
    .where('state', '=', 'received')
    .orderBy('position')
    .limit(500)
    .execute();
  return rows.map(({ id }) => id);
}

/** A message that is to be read, locked until the transaction ends. */
export function lockUnread(tx: TenantTransaction, tenantId: TenantId, id: string) {
  return tx
    .selectFrom('incoming_message')
    .select(['id', 'raw', 'content_hash', 'incomplete', 'batch_id'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('state', '=', 'received')
    .forUpdate()
    .executeTakeFirst();
}

/** Whether another message of a connection was refused or incomplete since this time. */
export async function wasDefectiveSince(
  tx: TenantTransaction,
  tenantId: TenantId,
  { id, connection_id, since }: { id: string; connection_id: string; since: Date },
): Promise<boolean> {
  const row = await tx
    .selectFrom('incoming_message')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('connection_id', '=', connection_id)
    .where('id', '<>', id)
    .where('last_received_at', '>', since.toISOString())
    .where(({ or, eb }) => or([eb('state', '=', 'refused'), eb('incomplete', '=', true)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Number of events kept for each connection. */
const maxEvents = 1_000;

/** Logs an event and deletes the oldest ones. */
export async function addEvent(
  tx: TenantTransaction,
  tenantId: TenantId,
  {
    connection_id,
    kind,
    detail,
    at,
  }: Pick<Schema['analyser_event'], 'connection_id' | 'kind' | 'detail'> & { at: Date },
): Promise<void> {
  await tx
    .insertInto('analyser_event')
    .values({ tenant_id: tenantId, connection_id, kind, detail: detail.slice(0, 200), at })
    .execute();
  await sql`
    delete from analyser_event
    where tenant_id = ${tenantId}::uuid and connection_id = ${connection_id}::uuid and position <= (
      select position from analyser_event
      where tenant_id = ${tenantId}::uuid and connection_id = ${connection_id}::uuid
      order by position desc offset ${maxEvents} limit 1)`.execute(tx);
}
