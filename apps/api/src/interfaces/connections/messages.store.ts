import {
  messageStates,
  type MessageCounts,
  type MessageState,
} from '@alms/lis-domain/interfaces/connections';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { Updateable } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';

export interface MessagePage {
  state: MessageState | undefined;
  /** Position of the last message on the previous page. */
  after: number | undefined;
  max: number;
}

function messages(tx: TenantTransaction, tenantId: TenantId) {
  return tx
    .selectFrom('hl7_outbound as m')
    .innerJoin('test_order as o', (on) =>
      on.onRef('o.tenant_id', '=', 'm.tenant_id').onRef('o.id', '=', 'm.order_id'),
    )
    .selectAll('m')
    .select(['o.order_number', 'o.patient_id'])
    .where('m.tenant_id', '=', tenantId);
}

export type MessageRow = Awaited<ReturnType<typeof findMessages>>[number];

/** Messages, newest first. */
export function findMessages(
  tx: TenantTransaction,
  tenantId: TenantId,
  { state, after, max }: MessagePage,
) {
  let page = messages(tx, tenantId);
  if (state !== undefined) page = page.where('m.state', '=', state);
  if (after !== undefined) page = page.where('m.position', '<', after);
  return page.orderBy('m.position', 'desc').limit(max).execute();
}

export function findMessage(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: string,
): Promise<MessageRow | undefined> {
  return messages(tx, tenantId).where('m.id', '=', id).executeTakeFirst();
}

/** Locks sending and status changes of the message until the transaction ends. */
export async function lockMessage(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: string,
): Promise<MessageRow | undefined> {
  await tx
    .selectFrom('hl7_outbound')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .execute();
  return findMessage(tx, tenantId, id);
}

export async function updateMessage(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: string,
  change: Omit<Updateable<Schema['hl7_outbound']>, 'results'>,
): Promise<void> {
  await tx
    .updateTable('hl7_outbound')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

export async function countMessages(
  tx: TenantTransaction,
  tenantId: TenantId,
): Promise<MessageCounts> {
  const rows = await tx
    .selectFrom('hl7_outbound')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .where('tenant_id', '=', tenantId)
    .groupBy('state')
    .execute();
  return Object.fromEntries(
    messageStates.map((state) => [state, rows.find((row) => row.state === state)?.count ?? 0]),
  ) as MessageCounts;
}

/** Whether the facility sends its results to another system. */
export async function hasPeer(tx: TenantTransaction, tenantId: TenantId): Promise<boolean> {
  return (
    (await tx
      .selectFrom('hl7_peer')
      .select('since')
      .where('tenant_id', '=', tenantId)
      .executeTakeFirst()) !== undefined
  );
}
