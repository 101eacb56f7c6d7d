import {
  incomingStates,
  type IncomingCounts,
  type IncomingState,
} from '@alms/lis-domain/interfaces/connections';
import { comparedText } from '@alms/lis-domain/http';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql, type Updateable } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';

export interface IncomingPage {
  state: IncomingState | undefined;
  /** Part of the connection, sender, control id, reason, order number or patient number. */
  q: string;
  /** Position of the last message on the previous page. */
  after: number | undefined;
  max: number;
}

function messages(tx: TenantTransaction, tenantId: TenantId) {
  return tx
    .selectFrom('incoming_message as m')
    .leftJoin('api_token as t', (on) =>
      on.onRef('t.tenant_id', '=', 'm.tenant_id').onRef('t.id', '=', 'm.token_id'),
    )
    .leftJoin('analyser_connection as c', (on) =>
      on.onRef('c.tenant_id', '=', 'm.tenant_id').onRef('c.id', '=', 'm.connection_id'),
    )
    .leftJoin('test_order as o', (on) =>
      on.onRef('o.tenant_id', '=', 'm.tenant_id').onRef('o.id', '=', 'm.order_id'),
    )
    .leftJoin('patient as p', (on) =>
      on.onRef('p.tenant_id', '=', 'm.tenant_id').onRef('p.id', '=', 'm.patient_id'),
    )
    .select((of) => [
      'm.id',
      'm.position',
      'm.sender',
      'm.message_type',
      'm.control_id',
      'm.state',
      'm.answer',
      'm.error_code',
      'm.location',
      'm.reason',
      'm.received_at',
      'm.last_received_at',
      'm.receipts',
      'm.size',
      'm.order_id',
      'm.batch_id',
      'm.dismissed_at',
      'm.dismissed_by_name',
      'm.dismiss_reason',
      // One of the two.
      sql<string>`coalesce(t.name, c.name)`.as('name'),
      't.prefix',
      't.patient_authority',
      'o.order_number',
      of.fn.coalesce('m.patient_id', 'o.patient_id').as('patient_id'),
      'm.patient_id as made_patient_id',
      'p.mrn',
      'm.has_text',
    ])
    .where('m.tenant_id', '=', tenantId);
}

export type IncomingRow = Awaited<ReturnType<typeof findIncoming>>[number];

/** Messages, newest first. */
export function findIncoming(
  tx: TenantTransaction,
  tenantId: TenantId,
  { state, q, after, max }: IncomingPage,
) {
  let page = messages(tx, tenantId);
  if (state !== undefined) page = page.where('m.state', '=', state);
  if (q !== '')
    page = page.where(
      sql<boolean>`strpos(lower(normalize(concat_ws(chr(10), t.name, t.prefix, c.name, m.sender, m.message_type, m.control_id, m.reason, o.order_number, p.mrn), NFKC)), ${comparedText(q)}) > 0`,
    );
  if (after !== undefined) page = page.where('m.position', '<', after);
  return page.orderBy('m.position', 'desc').limit(max).execute();
}

export function findIncomingMessage(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: string,
): Promise<IncomingRow | undefined> {
  return messages(tx, tenantId).where('m.id', '=', id).executeTakeFirst();
}

/** Text, hash and connection of a message, locked until the transaction ends. */
export function lockIncoming(tx: TenantTransaction, tenantId: TenantId, id: string) {
  return tx
    .selectFrom('incoming_message')
    .select(['state', 'raw', 'content_hash', 'token_id', 'connection_id', 'batch_id'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function findIncomingText(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: string,
): Promise<Buffer | null> {
  const row = await tx
    .selectFrom('incoming_message')
    .select('raw')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.raw ?? null;
}

export async function updateIncoming(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: string,
  change: Updateable<Schema['incoming_message']>,
): Promise<void> {
  await tx
    .updateTable('incoming_message')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** Facilities with texts of decided messages that were last received before this time. */
export async function facilitiesWithOldTexts(db: Database, before: Date): Promise<TenantId[]> {
  const { rows } = await sql<{
    tenant_id: TenantId;
  }>`select tenant_id from facilities_with_old_message_texts(${before})`.execute(db);
  return rows.map(({ tenant_id }) => tenant_id);
}

/** Texts removed in one transaction. */
const TEXTS_AT_ONCE = 500;

/** Removes texts of decided messages that were last received before this time; returns how many. */
export async function removeOldTexts(
  tx: TenantTransaction,
  tenantId: TenantId,
  before: Date,
): Promise<number> {
  const rows = await tx
    .updateTable('incoming_message')
    .set({ raw: null })
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', (of) =>
      of
        .selectFrom('incoming_message')
        .select('id')
        .where('tenant_id', '=', tenantId)
        .where('has_text', '=', true)
        .where('state', 'in', ['accepted', 'dismissed'])
        .where('last_received_at', '<', before.toISOString())
        .limit(TEXTS_AT_ONCE)
        .forUpdate(),
    )
    .returning('id')
    .execute();
  return rows.length;
}

export async function countIncoming(
  tx: TenantTransaction,
  tenantId: TenantId,
): Promise<IncomingCounts> {
  const rows = await tx
    .selectFrom('incoming_message')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .where('tenant_id', '=', tenantId)
    .groupBy('state')
    .execute();
  return Object.fromEntries(
    incomingStates.map((state) => [state, rows.find((row) => row.state === state)?.count ?? 0]),
  ) as Record<IncomingState, number>;
}
