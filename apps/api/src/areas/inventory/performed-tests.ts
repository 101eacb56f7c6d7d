import type { LaboratoryId } from '@alms/lis-domain/facility';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { TestParameterId } from '@alms/lis-domain/catalogue';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { updateStock } from './inventory.jobs.ts';

/** A test performed for a patient result or a control run. */
export interface PerformedTest {
  testParameterId: TestParameterId;
  /** Where it was performed. */
  laboratoryId: LaboratoryId;
  type: 'consumption' | 'qc_test';
  /** The order or control run of the test. */
  reference: string;
}

/**
 * Queues performed tests for deduction. Inserts one row for each test that
 * consumes stock, without locks or stock checks, so results never wait for stock.
 */
export async function recordPerformedTests(
  tx: TenantTransaction,
  tenantId: TenantId,
  tests: readonly PerformedTest[],
  now: Date,
): Promise<void> {
  if (tests.length === 0) return;
  const given = tests.map(({ testParameterId, laboratoryId, ...test }) => ({
    id: uuidv7(),
    test_parameter_id: testParameterId,
    laboratory_id: laboratoryId,
    ...test,
  }));
  const { numAffectedRows } = await sql`
    insert into test_made (tenant_id, id, test_parameter_id, laboratory_id, type, reference, at)
    select ${tenantId}::uuid, m.id, m.test_parameter_id, m.laboratory_id, m.type, m.reference, ${now}
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as m (id uuid, test_parameter_id uuid, laboratory_id uuid, type text, reference text)
    where exists (
      select from stock_item_test t join stock_item i on i.tenant_id = t.tenant_id and i.id = t.item_id
      where t.tenant_id = ${tenantId}::uuid and t.test_parameter_id = m.test_parameter_id and i.active and i.tests_per_unit is not null
    )`.execute(tx);
  if (numAffectedRows)
    await enqueue(tx, updateStock, { payload: { tenant_id: tenantId }, dueAt: now });
}
