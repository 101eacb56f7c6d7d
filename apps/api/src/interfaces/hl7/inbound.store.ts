import type { OrderId } from '@alms/lis-domain/orders';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql } from 'kysely';
import { isNumbered } from '../../areas/patients/patients.store.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';

export interface AcceptedMessage {
  sender: string;
  control_id: string;
  content_hash: Buffer;
  /** Outcome of the message. */
  made: { placer_number: string; order_id: OrderId } | { batch_id: string };
  received_at: Date;
}

/** An already processed message, with its order number if it placed an order. */
export function findAcceptedMessage(
  tx: TenantTransaction,
  tenantId: TenantId,
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

/** Serialises messages of this sender until the transaction ends. */
export async function lockSender(
  tx: TenantTransaction,
  tenantId: TenantId,
  sender: string,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${tenantId} ${sender}`}, 7))`.execute(
    tx,
  );
}

export async function addAcceptedMessage(
  tx: TenantTransaction,
  tenantId: TenantId,
  { made, ...message }: AcceptedMessage,
): Promise<void> {
  await tx
    .insertInto('hl7_inbound')
    .values({ tenant_id: tenantId, ...message, ...made })
    .execute();
}

/**
 * Identifying fields of patient records. A merged record resolves to its survivor but is matched by
 * its own data.
 */
const records = (tx: TenantTransaction, tenantId: TenantId) =>
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

/** Records with one of the facility's numbers, including former temporary ones. */
export async function findPatientsNumbered(
  tx: TenantTransaction,
  tenantId: TenantId,
  mrns: readonly string[],
) {
  return mrns.length === 0 ? [] : records(tx, tenantId).where(isNumbered('p', mrns)).execute();
}

/**
 * Records with one of these identifier values (`comparedIdentifier`), each with type and issuer.
 */
export async function findPatientsIdentified(
  tx: TenantTransaction,
  tenantId: TenantId,
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

/** Removes the ordering user of an order that was not placed by a user here. */
export async function detachOrder(
  tx: TenantTransaction,
  tenantId: TenantId,
  orderId: OrderId,
): Promise<void> {
  await tx
    .updateTable('test_order')
    .set({ created_by: null })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', orderId)
    .execute();
}
