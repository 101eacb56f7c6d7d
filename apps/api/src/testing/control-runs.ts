import { defaultRules, type RunJudgment, type RunStatus } from '@alms/lis-domain/quality-control';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { uuidv7 } from 'uuidv7';
import { mainLaboratory } from '../areas/facility/laboratories.store.ts';
import {
  findControlledTests,
  insertControlledTest,
  updateControlledTest,
} from '../areas/quality-control/controlled-tests.store.ts';
import { ensureInstrument } from '../areas/quality-control/instruments.store.ts';
import { json } from '../platform/db/json.ts';
import type { TenantTransaction } from '../platform/db/tenant-transaction.ts';

/**
 * Inserts control runs without measured values, for counting only. They belong to the facility's
 * first controlled test, created if necessary.
 */
export async function addControlRuns(
  tx: TenantTransaction,
  tenantId: TenantId,
  states: readonly RunStatus[],
  at: string,
): Promise<void> {
  const now = new Date(at);
  const operator = await tx
    .selectFrom('app_user')
    .select(['id', 'full_name'])
    .where('tenant_id', '=', tenantId)
    .limit(1)
    .executeTakeFirstOrThrow();
  if (
    (
      await findControlledTests(tx, tenantId, {
        laboratoryId: undefined,
        after: undefined,
        max: 1,
      })
    ).length === 0
  ) {
    const { id } = await tx
      .selectFrom('test_parameter')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .limit(1)
      .executeTakeFirstOrThrow();
    await insertControlledTest(tx, {
      id: uuidv7(),
      test_parameter_id: id,
      instrument_id: (
        await ensureInstrument(
          tx,
          tenantId,
          { name: 'Analyser 1', laboratory_id: mainLaboratory(tenantId) },
          now,
        )
      ).id,
      rules: defaultRules(1),
      created_at: now,
      updated_at: now,
    });
  }
  const [test] = await findControlledTests(tx, tenantId, {
    laboratoryId: undefined,
    after: undefined,
    max: 1,
  });
  if (!test) throw new Error('A controlled test could not be made.');
  const voiding = {
    voided_at: now,
    voided_by: operator.id,
    voided_by_name: operator.full_name,
    void_reason: 'Void',
  };
  const judgmentOf = (status: RunStatus): RunJudgment => (status === 'void' ? 'accepted' : status);
  const rows = states.map((status, index) => ({
    id: uuidv7(),
    qc_test_id: test.id,
    test_parameter_id: test.test_parameter_id,
    number: test.last_number + index + 1,
    at,
    status,
    judgment: judgmentOf(status),
    violations: json([]),
    operator_id: operator.id,
    operator_name: operator.full_name,
    ...(status === 'void' && voiding),
    created_at: now,
    updated_at: now,
  }));
  await tx.insertInto('qc_run').values(rows).execute();
  await updateControlledTest(tx, tenantId, test.id, {
    last_number: test.last_number + rows.length,
  });
}
