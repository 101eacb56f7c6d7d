import { performingLaboratory, type LaboratoryId } from '@alms/lis-domain/facility';
import { planOrder, type OrderPlan } from '@alms/lis-domain/orders';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import { findLaboratories } from '../facility/laboratories.store.ts';
import { findOrderableTests, findTest } from '../catalogue/catalogue.store.ts';
import type { TestParameter, TestParameterId } from '@alms/lis-domain/catalogue';

/**
 * Plans the chosen tests, ordered at a laboratory, or rejects all of them if one cannot be ordered.
 */
export async function planFor(
  tx: TenantTransaction,
  tenantId: TenantId,
  chosen: readonly TestParameterId[],
  orderedAt: LaboratoryId,
): Promise<OrderPlan<LaboratoryId, TestParameter>> {
  const laboratories = await findLaboratories(tx, tenantId);
  const plan = planOrder(chosen, await findOrderableTests(tx, tenantId), (test) =>
    performingLaboratory(test, orderedAt, laboratories),
  );
  const refused: string[] = [];
  for (const named of plan.refused) {
    const id = chosen.find((each) => each === named);
    refused.push(id === undefined ? named : await codeOf(tx, tenantId, id));
  }
  const withoutSpecimen = plan.tests.filter(
    ({ test }) => !plan.specimens.some(({ tests }) => tests.includes(test)),
  );
  const notOffered = [...refused, ...withoutSpecimen.map(({ test }) => test.code)];
  if (notOffered.length > 0 || plan.tests.length === 0) {
    throw new Refusal('conflict', {
      fields: {
        test_parameter_ids: `cannot be ordered: ${notOffered.join(', ') || 'the panel contains no tests'}`,
      },
    });
  }
  return plan;
}

/** A chosen test is identified by id, a panel member by code; error messages show the code. */
async function codeOf(
  tx: TenantTransaction,
  tenantId: TenantId,
  id: TestParameterId,
): Promise<string> {
  const test = await findTest(tx, tenantId, id);
  if (!test) throw new Refusal('not_found');
  return test.code;
}
