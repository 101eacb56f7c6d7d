import type { TestParameter } from '@alms/lis-domain/catalogue';
import type { OrderId, OrderItemState } from '@alms/lis-domain/orders';
import type { PatientId } from '@alms/lis-domain/patients';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql } from 'kysely';
import { isNumbered } from '../../areas/patients/patients.store.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import type { PlacerNumber } from './message.ts';
import type { StatedRequest } from './stated-request.ts';

export interface AcceptedMessage {
  sender: string;
  control_id: string;
  content_hash: Buffer;
  /**
   * Outcome of the message: an order with what it states for its answers, staged results, or a
   * patient.
   */
  made:
    | ({ placer_number: string; order_id: OrderId } & Partial<StatedRequest>)
    | { batch_id: string }
    | { patient_id: PatientId }
    | { changed_order_id: OrderId };
  received_at: Date;
}

/** An already processed message with its outcome. */
export function findAcceptedMessage(
  tx: TenantTransaction,
  tenantId: TenantId,
  sender: string,
  controlId: string,
) {
  return tx
    .selectFrom('hl7_inbound as m')
    .leftJoin('test_order as o', (on) =>
      on
        .onRef('o.tenant_id', '=', 'm.tenant_id')
        .on('o.id', '=', ({ fn }) => fn.coalesce('m.order_id', 'm.changed_order_id')),
    )
    .leftJoin('patient as p', (on) =>
      on.onRef('p.tenant_id', '=', 'm.tenant_id').onRef('p.id', '=', 'm.patient_id'),
    )
    .select([
      'm.content_hash',
      'm.placer_number',
      'm.order_id',
      'm.batch_id',
      'm.patient_id',
      'm.changed_order_id',
      'o.order_number',
      'p.mrn',
    ])
    .where('m.tenant_id', '=', tenantId)
    .where('m.sender', '=', sender)
    .where('m.control_id', '=', controlId)
    .executeTakeFirst();
}

/** Whether an order of this sender, or a test in one, already has one of these order numbers. */
export async function hasPlacerNumber(
  tx: TenantTransaction,
  tenantId: TenantId,
  sender: string,
  numbers: readonly string[],
): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (
      select from hl7_inbound m
      where m.tenant_id = ${tenantId} and m.sender = ${sender} and m.placer_number = any(${[...numbers]})
      union all
      select from order_item i
      join hl7_inbound m on m.tenant_id = i.tenant_id and m.order_id = i.order_id
      where i.tenant_id = ${tenantId} and m.sender = ${sender} and i.placer_number = any(${[...numbers]})
    ) as known`.execute(tx);
  return rows[0]?.known ?? false;
}

/** Stores the order number with the test, or with the tests of the panel, that it was sent for. */
export async function keepPlacerNumber(
  tx: TenantTransaction,
  tenantId: TenantId,
  orderId: OrderId,
  test: Pick<TestParameter, 'id' | 'code' | 'kind'>,
  { number, namespace }: PlacerNumber,
): Promise<void> {
  await tx
    .updateTable('order_item')
    .set({ placer_number: number, placer_namespace: namespace === '' ? null : namespace })
    .where('tenant_id', '=', tenantId)
    .where('order_id', '=', orderId)
    .where('placer_number', 'is', null)
    .where(({ eb }) =>
      test.kind === 'panel'
        ? eb('panel_code', '=', test.code)
        : eb('test_parameter_id', '=', test.id),
    )
    .execute();
}

/** A test of an order of another system. */
export interface PlacedItem {
  id: string;
  order_id: OrderId;
  status: OrderItemState;
}

/**
 * Tests that this sender ordered with this number: their own one, or that of their message. The
 * namespace is compared where both sides have one.
 */
export async function findItemsPlaced(
  tx: TenantTransaction,
  tenantId: TenantId,
  sender: string,
  { number, namespace }: PlacerNumber,
): Promise<PlacedItem[]> {
  const { rows } = await sql<PlacedItem>`
    select i.id, i.order_id, i.status from order_item i
    join hl7_inbound m on m.tenant_id = i.tenant_id and m.order_id = i.order_id
    where i.tenant_id = ${tenantId} and m.sender = ${sender}
      and coalesce(i.placer_number, m.placer_number) = ${number}
      and (${namespace} = '' or coalesce(i.placer_namespace, ${namespace}) = ${namespace})
    order by i.position`.execute(tx);
  return rows;
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
