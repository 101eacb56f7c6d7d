import type { LaboratoryId } from '@alms/lis-domain/facility';
import { isActiveItem, type OrderSpecimen, type OrderId } from '@alms/lis-domain/orders';
import { needsOf, type SampleId } from '@alms/lis-domain/samples';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { millilitres } from './samples.service.ts';
import { aliquotsOf, findSamplesOfOrder, testsOf } from './samples.store.ts';

/** Specimens of an order, with the volume used by tests on them and on their aliquots. */
export async function orderSpecimens(
  { tx, tenantId }: OperationContext,
  orderId: OrderId,
): Promise<(OrderSpecimen & { id: SampleId; laboratory_id: LaboratoryId })[]> {
  const samples = await findSamplesOfOrder(tx, tenantId, orderId);
  const ids = samples.map(({ id }) => id);
  const tests = (await testsOf(tx, tenantId, ids)).filter(({ status }) => isActiveItem(status));
  const aliquots = await aliquotsOf(tx, tenantId, ids);
  return samples.map((sample) => ({
    ...sample,
    storage_periods: aliquots.some(({ parent_id }) => parent_id === sample.id)
      ? []
      : sample.storage_periods,
    volume_ml: millilitres(sample.volume_ul),
    taken: aliquots
      .filter(({ parent_id }) => parent_id === sample.id)
      .map(({ volume_ul }) => millilitres(volume_ul)),
    needed_ml: needsOf(
      tests.filter(({ sample_id }) => sample_id === sample.id),
      sample,
    ).min_volume_ml,
  }));
}
