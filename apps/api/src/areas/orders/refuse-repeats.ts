import type { PatientId } from '@alms/lis-domain/patients';
import type { TestParameter } from '@alms/lis-domain/catalogue';
import { isRepeatedTooSoon } from '@alms/lis-domain/orders';
import { isReported, resultStates } from '@alms/lis-domain/results';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { concealedFrom } from '../catalogue/confidential.ts';

/**
 * Rejects tests repeated within their minimum interval unless a reason is given (domain model 2.4).
 * The rejection does not reveal tests concealed from the user.
 */
export async function refuseRepeats(
  context: OperationContext,
  patientId: PatientId,
  tests: readonly TestParameter[],
): Promise<void> {
  const limited = tests.filter(({ min_repeat_hours }) => min_repeat_hours !== null);
  if (limited.length === 0) return;
  const { hides } = await concealedFrom(context);
  const last = await lastCollected(context, patientId, limited);
  const early = limited.flatMap((test): [string, string][] => {
    const row = last.find(({ test_parameter_id }) => test_parameter_id === test.id);
    if (
      !row ||
      hides(test.id, { patient_id: patientId, requested_by: row.requested_by, at_work: false })
    )
      return [];
    return isRepeatedTooSoon(test, row.collected_at, context.now.toISOString())
      ? [[test.code, row.collected_at]]
      : [];
  });
  if (early.length > 0)
    throw new Refusal('repeated_too_soon', { fields: Object.fromEntries(early) });
}

/** Collection time and ordering user of the last reported value of each test. */
async function lastCollected(
  { tx, tenantId }: OperationContext,
  patientId: PatientId,
  tests: readonly TestParameter[],
) {
  const rows = await tx
    .selectFrom('current_result as r')
    .innerJoin('sample as s', (on) =>
      on.onRef('s.tenant_id', '=', 'r.tenant_id').onRef('s.id', '=', 'r.sample_id'),
    )
    .innerJoin('test_order as o', (on) =>
      on.onRef('o.tenant_id', '=', 'r.tenant_id').onRef('o.id', '=', 'r.order_id'),
    )
    .select(['r.test_parameter_id', 's.collected_at', 'o.created_by as requested_by'])
    .distinctOn('r.test_parameter_id')
    .where('r.tenant_id', '=', tenantId)
    .where('r.patient_id', '=', patientId)
    .where(
      'r.test_parameter_id',
      'in',
      tests.map(({ id }) => id),
    )
    .where('r.status', 'in', resultStates.filter(isReported))
    // A result without a value, such as one of a hemolyzed specimen, is no reason to wait.
    .where('r.value_text', 'is not', null)
    .where('s.collected_at', 'is not', null)
    .orderBy('r.test_parameter_id')
    .orderBy('s.collected_at', 'desc')
    .execute();
  return rows.flatMap(({ collected_at, ...row }) =>
    collected_at === null ? [] : [{ ...row, collected_at }],
  );
}
