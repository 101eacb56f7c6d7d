import type { Selectable } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Schema } from '../../platform/db/schema.ts';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { todayOf } from '../facility/facility.store.ts';
import type { ResultUpdates } from '../result-updates.ts';
import { expectSample } from './expect-sample.ts';
import type { SampleRow } from './samples.store.ts';

/**
 * Reorders the tests of a rejected specimen on a new one to be collected, as new items that
 * reference the replaced ones, with their own results. The replaced tests are cancelled, values of
 * other tests on the specimen stay. Calculations follow. Returns the new accession number.
 */
export async function recollectSample(
  context: OperationContext,
  rejected: SampleRow,
  items: readonly Selectable<Schema['order_item']>[],
  { addPendingResults, cancelResults, recalculate }: ResultUpdates,
): Promise<string | null> {
  const { tx, tenantId, now } = context;
  if (items.length === 0) return null;
  const { order_id, patient_id, priority, type, container, accession_number, laboratory_id } =
    rejected;
  const waiting = await tx
    .selectFrom('current_result')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where(
      'order_item_id',
      'in',
      items.map(({ id }) => id),
    )
    .execute();
  await cancelResults(context, waiting);

  const day = await todayOf({ tx, tenantId, now });
  const sample = await expectSample(context, day, {
    order_id,
    patient_id,
    priority,
    type,
    container,
    laboratory_id,
    note: `Replaces ${accession_number}`,
  });
  const { last } = await tx
    .selectFrom('order_item')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('tenant_id', '=', tenantId)
    .where('order_id', '=', order_id)
    .executeTakeFirstOrThrow();
  const again = items.map((item, index) => ({
    ...item,
    id: uuidv7(),
    position: last + 1 + index,
    status: 'ordered' as const,
    sample_id: sample.id,
    recollect_of: item.id,
    created_at: now,
    updated_at: now,
  }));
  await tx.insertInto('order_item').values(again).execute();
  await addPendingResults(
    context,
    again.map(({ id, recollect_of, test_parameter_id, test_version }) => {
      const { unit = null, unit_display = null } =
        waiting.find(({ order_item_id }) => order_item_id === recollect_of) ?? {};
      return {
        order_item_id: id,
        order_id,
        sample_id: sample.id,
        patient_id,
        test_parameter_id,
        test_version,
        unit,
        unit_display,
      };
    }),
  );
  await recalculate(context, [{ order_id }]);
  return sample.accession_number;
}
