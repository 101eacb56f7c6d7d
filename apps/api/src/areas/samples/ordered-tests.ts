import type { LaboratoryId } from '@alms/lis-domain/facility';
import type { SampleId } from '@alms/lis-domain/samples';
import { isOutstanding, orderItemMoves, type OrderItemMove } from '@alms/lis-domain/orders';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { Selectable } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { invalid } from '../../platform/http/requests/validation.ts';
import { laboratoryOf } from '../facility/laboratories.service.ts';

/** Selects the items of a transition. */
export type ItemChoice = { sample_id: SampleId } | { ids: readonly string[] };

/** Applies a transition to those chosen items that allow it. Returns the changed items. */
export function moveItems(
  { tx, tenantId, now }: OperationContext,
  choice: ItemChoice,
  move: OrderItemMove,
): Promise<Selectable<Schema['order_item']>[]> {
  const { from, to } = orderItemMoves[move];
  return tx
    .updateTable('order_item')
    .set({ status: to, updated_at: now })
    .where('tenant_id', '=', tenantId)
    .where(({ eb }) =>
      'ids' in choice ? eb('id', 'in', choice.ids) : eb('sample_id', '=', choice.sample_id),
    )
    .where('status', 'in', [...from])
    .returningAll()
    .execute();
}

/** Whether an item of a specimen may still receive a reportable result. */
export async function hasOutstandingItems(
  tx: TenantTransaction,
  tenantId: TenantId,
  sampleId: SampleId,
): Promise<boolean> {
  const items = await tx
    .selectFrom('order_item')
    .select('status')
    .where('tenant_id', '=', tenantId)
    .where('sample_id', '=', sampleId)
    .execute();
  return items.some(({ status }) => isOutstanding(status));
}

/** Assigns the tests of a specimen that is not yet received to an active laboratory. */
export async function routeTests(
  { tx, tenantId, now }: OperationContext,
  sampleId: SampleId,
  laboratory_id: LaboratoryId,
): Promise<void> {
  if (!(await laboratoryOf(tx, tenantId, laboratory_id)).active)
    throw invalid({ laboratory_id: 'must be an active laboratory' });
  await tx
    .updateTable('order_item')
    .set({ laboratory_id, updated_at: now })
    .where('tenant_id', '=', tenantId)
    .where('sample_id', '=', sampleId)
    .execute();
  await tx
    .updateTable('result')
    .set({ laboratory_id })
    .where('tenant_id', '=', tenantId)
    .where('sample_id', '=', sampleId)
    .where('is_current', '=', true)
    .execute();
}
