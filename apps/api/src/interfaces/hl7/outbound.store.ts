import type { OrderId } from '@alms/lis-domain/orders';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { tenantTransaction, type TenantTransaction } from '../../platform/db/tenant-transaction.ts';

/**
 * Enables the report queue for exactly these facilities and returns them. Messages queued for a
 * removed receiver wait until it returns.
 */
export async function setPeers(
  db: Database,
  subdomains: readonly string[],
  now: Date,
): Promise<{ tenantId: TenantId; subdomain: string }[]> {
  const served =
    subdomains.length === 0
      ? []
      : await db
          .selectFrom('tenant')
          .select(['id as tenantId', 'subdomain'])
          .where('subdomain', 'in', subdomains)
          .execute();
  const { rows } = await sql<{
    tenant_id: TenantId;
  }>`select tenant_id from facilities_with_hl7_peers()`.execute(db);
  const known = new Set(rows.map(({ tenant_id }) => tenant_id));
  for (const { tenantId } of served.filter((facility) => !known.delete(facility.tenantId))) {
    await tenantTransaction(db, tenantId, (tx) =>
      tx
        .insertInto('hl7_peer')
        .values({ tenant_id: tenantId, since: now })
        .onConflict((there) => there.doNothing())
        .execute(),
    );
  }
  for (const tenantId of known)
    await tenantTransaction(db, tenantId, (tx) =>
      tx.deleteFrom('hl7_peer').where('tenant_id', '=', tenantId).execute(),
    );
  return served;
}

/**
 * The oldest message, if due. Messages of a facility are never reordered, so concurrent senders
 * wait.
 */
export async function lockNext(tx: TenantTransaction, tenantId: TenantId, now: Date) {
  const first = await tx
    .selectFrom('hl7_outbound')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('state', '=', 'waiting')
    .orderBy('position')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return first && first.due_at <= now.toISOString() ? first : undefined;
}

/** Outcome of a send attempt. */
export interface OutboundProgress {
  state?: 'sent' | 'refused';
  attempts?: number;
  due_at?: Date;
  in_hand_until?: Date | null;
  sent_at?: Date;
  failure?: string | null;
}

/**
 * A message abandoned during sending but accepted is marked as sent; abandoned messages are
 * otherwise unchanged.
 */
export async function moveMessage(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: string,
  progress: OutboundProgress,
): Promise<void> {
  const isSent = progress.state === 'sent';
  await tx
    .updateTable('hl7_outbound')
    .set({ ...progress, ...(isSent && notGivenUp) })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('state', 'in', isSent ? ['waiting', 'given_up'] : ['waiting'])
    .execute();
}

export const notGivenUp = {
  given_up_at: null,
  given_up_by: null,
  given_up_by_name: null,
  give_up_reason: null,
} as const;

/**
 * Results of a message without a later accepted version: an old value must never follow a newer
 * one.
 */
export async function pendingMessages(
  tx: TenantTransaction,
  tenantId: TenantId,
  { id, order_id }: { id: string; order_id: OrderId },
): Promise<{ id: string; version: number }[]> {
  const { rows } = await sql<{ id: string; version: number }>`
    select r.id, r.version
    from hl7_outbound m, jsonb_to_recordset(m.results) as r (id uuid, version integer)
    where m.tenant_id = ${tenantId}::uuid and m.id = ${id}::uuid and not exists (
      select from hl7_outbound l, jsonb_to_recordset(l.results) as t (id uuid, version integer)
      where l.tenant_id = m.tenant_id and l.order_id = ${order_id}::uuid and l.state = 'sent' and t.id = r.id and t.version > r.version
    )
  `.execute(tx);
  return rows;
}

/**
 * Content of a message: exactly these result versions, with their order and patient, whatever
 * changed since.
 */
export async function findMessageContent(
  tx: TenantTransaction,
  tenantId: TenantId,
  orderId: OrderId,
  results: readonly { id: string; version: number }[],
) {
  const order = await tx
    .selectFrom('test_order as o')
    .innerJoin('patient as p', (on) =>
      on.onRef('p.tenant_id', '=', 'o.tenant_id').onRef('p.id', '=', 'o.patient_id'),
    )
    .leftJoin('hl7_inbound as m', (on) =>
      on.onRef('m.tenant_id', '=', 'o.tenant_id').onRef('m.order_id', '=', 'o.id'),
    )
    .leftJoin('ward as w', (on) =>
      on.onRef('w.tenant_id', '=', 'o.tenant_id').onRef('w.id', '=', 'o.ward_id'),
    )
    .select([
      'o.order_number',
      'o.ordered_by',
      'o.requested_at',
      'm.placer_number',
      'm.provider_id',
      'm.provider_authority',
      'm.visit_number',
      'm.location',
      'w.code as ward_code',
      'w.name as ward_name',
      'p.id as patient_id',
      'p.mrn',
      'p.mrn_temporary',
      'p.temporary_mrn',
      'p.family_name',
      'p.given_name',
      'p.middle_name',
      'p.prefix',
      'p.suffix',
      'p.birth_date',
      'p.birth_time',
      'p.deceased',
      'p.deceased_at',
      'p.gender',
    ])
    .where('o.tenant_id', '=', tenantId)
    .where('o.id', '=', orderId)
    .executeTakeFirstOrThrow();
  const resultRows = await tx
    .selectFrom('result as r')
    .innerJoin('order_item as i', (on) =>
      on.onRef('i.tenant_id', '=', 'r.tenant_id').onRef('i.id', '=', 'r.order_item_id'),
    )
    .innerJoin('sample as s', (on) =>
      on.onRef('s.tenant_id', '=', 'r.tenant_id').onRef('s.id', '=', 'r.sample_id'),
    )
    .innerJoin('test_parameter_version as t', (on) =>
      on
        .onRef('t.tenant_id', '=', 'r.tenant_id')
        .onRef('t.test_parameter_id', '=', 'r.test_parameter_id')
        .onRef('t.version', '=', 'r.test_version'),
    )
    .selectAll('r')
    .select([
      'i.code',
      'i.name',
      'i.placer_number',
      'i.placer_namespace',
      's.accession_number',
      's.type as specimen_type',
      's.collected_at',
      's.received_at',
      's.condition as specimen_condition',
      't.definition',
    ])
    .where('r.tenant_id', '=', tenantId)
    .where(
      sql<boolean>`(r.id, r.version) in (${sql.join(results.map(({ id, version }) => sql`(${id}::uuid, ${version}::integer)`))})`,
    )
    .orderBy('i.position')
    .execute();
  return { order, results: resultRows };
}
