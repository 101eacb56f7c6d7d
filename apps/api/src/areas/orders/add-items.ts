import type { SampleId } from '@alms/lis-domain/samples';
import type { PatientId } from '@alms/lis-domain/patients';
import type { TestParameter } from '@alms/lis-domain/catalogue';
import type { OrderItemState, OrderId } from '@alms/lis-domain/orders';
import { uuidv7 } from 'uuidv7';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import type { ResultUpdates } from '../result-updates.ts';

/** A test to add to an order and its specimen. */
export interface NewItem {
  test: TestParameter;
  panel_code: string | null;
  sample_id: SampleId;
  /** Initial status, derived from its specimen. */
  status: OrderItemState;
  /** The item whose result triggered the reflex test. */
  reflex_of_item_id?: string | null;
}

/** Appends tests to an order and creates a pending result for each. Returns their ids. */
export async function addItems(
  context: OperationContext,
  order: { id: OrderId; patient_id: PatientId },
  chosen: readonly NewItem[],
  { addPendingResults }: Pick<ResultUpdates, 'addPendingResults'>,
  { behind = 0 }: { behind?: number } = {},
): Promise<string[]> {
  const { tx, tenantId, now } = context;
  const laboratoryOf = (sampleId: SampleId) =>
    tx
      .selectFrom('sample')
      .select('laboratory_id')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', sampleId);
  const items = chosen.map((item, index) => ({ ...item, id: uuidv7(), position: behind + index }));
  await tx
    .insertInto('order_item')
    .values(
      items.map(({ test, ...item }) => ({
        ...item,
        tenant_id: tenantId,
        order_id: order.id,
        laboratory_id: laboratoryOf(item.sample_id),
        test_parameter_id: test.id,
        test_version: test.version,
        code: test.code,
        name: test.name,
        created_at: now,
        updated_at: now,
      })),
    )
    .execute();
  await addPendingResults(
    context,
    items.map(({ id: order_item_id, sample_id, test }) => ({
      order_item_id,
      sample_id,
      order_id: order.id,
      patient_id: order.patient_id,
      test_parameter_id: test.id,
      test_version: test.version,
      unit: test.unit,
      unit_display: test.unit_display,
    })),
  );
  return items.map(({ id }) => id);
}
