import type { ResultId } from '@alms/lis-domain/results';
import type { SampleId } from '@alms/lis-domain/samples';
import type { TestDefinition } from '@alms/lis-domain/catalogue';
import { sql } from 'kysely';
import { newId } from '../../../platform/db/new-id.ts';
import { personOf, type OperationContext } from '../../../platform/http/requests/call.ts';
import type { PendingResult } from '../../result-updates.ts';

/** Creates one pending result per ordered test, so that the work list shows missing values. */
export async function addPendingResults(
  context: OperationContext,
  results: readonly PendingResult[],
): Promise<void> {
  const { tx, tenantId, now } = context;
  const made = {
    tenant_id: tenantId,
    status: 'pending' as const,
    first_created_at: now,
    created_at: now,
    created_by: personOf(context)?.id ?? null,
  };
  const copied = <Column extends 'urgency' | 'laboratory_id'>(column: Column, sampleId: SampleId) =>
    tx
      .selectFrom('sample')
      .select(column)
      .where('tenant_id', '=', tenantId)
      .where('id', '=', sampleId);
  const departmentOf = ({ test_parameter_id, test_version }: PendingResult) =>
    tx
      .selectFrom('test_parameter_version')
      .select(sql<TestDefinition['department']>`definition->>'department'`.as('department'))
      .where('tenant_id', '=', tenantId)
      .where('test_parameter_id', '=', test_parameter_id)
      .where('version', '=', test_version);
  const rows = results.map((result) => ({
    ...result,
    ...made,
    id: newId<ResultId>(),
    urgency: copied('urgency', result.sample_id),
    laboratory_id: copied('laboratory_id', result.sample_id),
    department: departmentOf(result),
  }));
  await tx.insertInto('result').values(rows).execute();
}
