import { sql } from 'kysely';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';

export interface TakenMessage {
  sender: string;
  control_id: string;
  content_hash: Buffer;
  /** What came of it. */
  made: { placer_number: string; order_id: string } | { batch_id: string };
  received_at: Date;
}

/** A message that was taken before, with the number of what it ordered, if it ordered anything. */
export function findTaken(
  tx: TenantTransaction,
  tenantId: string,
  sender: string,
  by: { controlId: string } | { placerNumber: string },
) {
  return tx
    .selectFrom('hl7_inbound as m')
    .leftJoin('test_order as o', (on) =>
      on.onRef('o.tenant_id', '=', 'm.tenant_id').onRef('o.id', '=', 'm.order_id'),
    )
    .select(['m.content_hash', 'o.order_number'])
    .where('m.tenant_id', '=', tenantId)
    .where('m.sender', '=', sender)
    .where(({ eb }) =>
      'controlId' in by
        ? eb('m.control_id', '=', by.controlId)
        : eb('m.placer_number', '=', by.placerNumber),
    )
    .executeTakeFirst();
}

/** Until the transaction ends, no other message of this sender is looked at. */
export async function lockSender(
  tx: TenantTransaction,
  tenantId: string,
  sender: string,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${tenantId} ${sender}`}, 7))`.execute(
    tx,
  );
}

export async function addTaken(
  tx: TenantTransaction,
  tenantId: string,
  { made, ...message }: TakenMessage,
): Promise<void> {
  await tx
    .insertInto('hl7_inbound')
    .values({ tenant_id: tenantId, ...message, ...made })
    .execute();
}

/** As much of a record as tells whose it is. One that was merged into another stands for that one, and is known by what it says itself. */
const records = (tx: TenantTransaction, tenantId: string) =>
  tx
    .selectFrom('patient as p')
    .select((of) => [
      of.fn.coalesce('p.merged_into_id', 'p.id').as('id'),
      'p.birth_date',
      'p.birth_date_estimated',
      'p.family_name',
      'p.given_name',
      'p.middle_name',
      'p.name_local',
      'p.gender',
    ])
    .where('p.tenant_id', '=', tenantId);

/** Records with one of the facility's own numbers, be it a former temporary one. */
export async function findPatientsNumbered(
  tx: TenantTransaction,
  tenantId: string,
  mrns: readonly string[],
) {
  return mrns.length === 0
    ? []
    : records(tx, tenantId)
        .where(({ or, eb }) => or([eb('p.mrn', 'in', mrns), eb('p.temporary_mrn', 'in', mrns)]))
        .execute();
}

/** Records with an identifier of one of these values (`comparedIdentifier`), each with its kind and issuer. */
export async function findPatientsIdentified(
  tx: TenantTransaction,
  tenantId: string,
  values: readonly string[],
) {
  if (values.length === 0) return [];
  return records(tx, tenantId)
    .innerJoin('patient_identifier as n', (on) =>
      on.onRef('n.tenant_id', '=', 'p.tenant_id').onRef('n.patient_id', '=', 'p.id'),
    )
    .select(['n.type', 'n.value_norm', 'n.issuer_norm'])
    .where('n.value_norm', 'in', values)
    .execute();
}

/** What an order is to those who did not place it here: nobody's own. */
export async function disownOrder(
  tx: TenantTransaction,
  tenantId: string,
  orderId: string,
): Promise<void> {
  await tx
    .updateTable('test_order')
    .set({ created_by: null })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', orderId)
    .execute();
}
