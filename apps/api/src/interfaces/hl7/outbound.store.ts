import type { SentStatus } from '@alms/lis-domain/interfaces/connections';
import type { OrderId } from '@alms/lis-domain/orders';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql, type Selectable } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { identifiersOfPatient } from '../../areas/patients/identifiers.store.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { ReportedStatus } from './status-message.ts';
import { tenantTransaction, type TenantTransaction } from '../../platform/db/tenant-transaction.ts';

/**
 * Enables the report queue for exactly these facilities and returns them. Messages queued for a
 * removed receiver wait until it returns.
 */
export async function setPeers(
  db: Database,
  peers: Readonly<Record<string, { status?: string | undefined }>>,
  now: Date,
): Promise<{ tenantId: TenantId; subdomain: string }[]> {
  const subdomains = Object.keys(peers);
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
  for (const { tenantId, subdomain } of served) {
    known.delete(tenantId);
    const sends_status = peers[subdomain]?.status !== undefined;
    await tenantTransaction(db, tenantId, (tx) =>
      tx
        .insertInto('hl7_peer')
        .values({ tenant_id: tenantId, since: now, sends_status })
        .onConflict((there) =>
          there
            .column('tenant_id')
            .doUpdateSet({ sends_status })
            .where('hl7_peer.sends_status', '<>', sends_status),
        )
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
 * Content of a message without what a later accepted message replaced: an old value or status must
 * never follow a newer one.
 */
export async function pendingContent(
  tx: TenantTransaction,
  tenantId: TenantId,
  message: OutboundRow,
): Promise<PendingContent> {
  return message.statuses === null
    ? { results: await pendingResults(tx, tenantId, message), statuses: null }
    : { results: [], statuses: await pendingStatuses(tx, tenantId, message) };
}

type OutboundRow = Pick<
  Selectable<Schema['hl7_outbound']>,
  'id' | 'order_id' | 'position' | 'statuses'
>;

/** Results, or the status of tests. */
export interface PendingContent {
  results: { id: string; version: number }[];
  statuses: ItemStatus[] | null;
}

/** An ordered test with its status at the time of the message. */
export interface ItemStatus {
  id: string;
  status: SentStatus;
}

/** Whether later messages already contain everything. */
export const isSuperseded = ({ results, statuses }: PendingContent): boolean =>
  (statuses ?? results).length === 0;

async function pendingStatuses(
  tx: TenantTransaction,
  tenantId: TenantId,
  { id, order_id, position }: OutboundRow,
): Promise<ItemStatus[]> {
  const { rows } = await sql<ItemStatus>`
    select r.id, r.status
    from hl7_outbound m, jsonb_to_recordset(m.statuses) as r (id uuid, status text)
    where m.tenant_id = ${tenantId}::uuid and m.id = ${id}::uuid and not exists (
      select from hl7_outbound l, jsonb_to_recordset(l.statuses) as t (id uuid, status text)
      where l.tenant_id = m.tenant_id and l.order_id = ${order_id}::uuid and l.state = 'sent'
        and l.position > ${position} and t.id = r.id
    )
  `.execute(tx);
  return rows;
}

async function pendingResults(
  tx: TenantTransaction,
  tenantId: TenantId,
  { id, order_id }: Pick<OutboundRow, 'id' | 'order_id'>,
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

/** Order and patient of a message, with what the order of the receiver stated. */
export function findOrderOfMessage(tx: TenantTransaction, tenantId: TenantId, orderId: OrderId) {
  return tx
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
      identifiersOfPatient.as('identifiers'),
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
}

/** Ordered tests with their specimens and reasons, in order of entry. */
export async function findStatusesOfMessage(
  tx: TenantTransaction,
  tenantId: TenantId,
  statuses: readonly ItemStatus[],
): Promise<ReportedStatus[]> {
  const rows = await tx
    .selectFrom('order_item as i')
    .innerJoin('sample as s', (on) =>
      on.onRef('s.tenant_id', '=', 'i.tenant_id').onRef('s.id', '=', 'i.sample_id'),
    )
    .innerJoin('test_parameter_version as t', (on) =>
      on
        .onRef('t.tenant_id', '=', 'i.tenant_id')
        .onRef('t.test_parameter_id', '=', 'i.test_parameter_id')
        .onRef('t.version', '=', 'i.test_version'),
    )
    .select([
      'i.id',
      'i.code',
      'i.name',
      'i.placer_number',
      'i.placer_namespace',
      'i.cancellation',
      's.accession_number',
      's.type as specimen_type',
      's.collected_at',
      's.received_at',
      's.condition as specimen_condition',
      't.definition',
      // A specimen that is rejected for some of its tests has the reason in its history.
      sql<ReportedStatus['reason']>`coalesce(s.rejection, (
        select jsonb_build_object('code', e.code, 'note', e.note)
          from sample_event e
          where e.tenant_id = i.tenant_id and e.sample_id = i.sample_id
            and e.type = 'tests_rejected' and e.at <= i.updated_at
          order by e.at desc limit 1))`.as('rejection'),
      sql<boolean>`exists (select from order_item r where r.tenant_id = i.tenant_id and r.recollect_of = i.id)`.as(
        'is_replaced',
      ),
    ])
    .where('i.tenant_id', '=', tenantId)
    .where(
      'i.id',
      'in',
      statuses.map(({ id }) => id),
    )
    .orderBy('i.position')
    .execute();
  return rows.map(({ cancellation, rejection, ...row }) => {
    const status = statuses.find(({ id }) => id === row.id)?.status;
    if (status === undefined)
      throw new Error(`@alms/api: the test ${row.id} has no status to send.`);
    const reasons: Partial<Record<SentStatus, ReportedStatus['reason']>> = {
      rejected: rejection,
      cancelled: cancellation,
    };
    return { ...row, status, reason: reasons[status] ?? null };
  });
}

/** Exactly these result versions, whatever changed since. */
export function findResultsOfMessage(
  tx: TenantTransaction,
  tenantId: TenantId,
  results: readonly { id: string; version: number }[],
) {
  return tx
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
    .innerJoin('laboratory as l', (on) =>
      on.onRef('l.tenant_id', '=', 'i.tenant_id').onRef('l.id', '=', 'i.laboratory_id'),
    )
    .selectAll('r')
    .select([
      'l.name as laboratory_name',
      'l.address as laboratory_address',
      'l.director as laboratory_director',
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
}
