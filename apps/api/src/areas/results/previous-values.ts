import type { PreviousValue } from '@alms/lis-domain/results';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../db/tenant-transaction.ts';
import { reportedStates } from './results.store.ts';

/**
 * Of each of these results, the patient's latest verified value of the same test and unit whose specimen was collected before this one's, however long
 * ago (domain model 2.6.3); none for a result without one.
 */
export async function findPreviousValues(tx: TenantTransaction, tenantId: string, resultIds: readonly string[]): Promise<Map<string, PreviousValue>> {
  if (resultIds.length === 0) return new Map();
  const { rows } = await sql<PreviousValue & { for_id: string }>`
    select r.id as for_id, last.result_id, last.value_text, last.collected_at
    from current_result r
    join sample s on s.tenant_id = r.tenant_id and s.id = r.sample_id
    cross join lateral (
      select p.id as result_id, p.value_text, ps.collected_at
      from current_result p
      join sample ps on ps.tenant_id = p.tenant_id and ps.id = p.sample_id
      where p.tenant_id = r.tenant_id and p.patient_id = r.patient_id and p.test_parameter_id = r.test_parameter_id
        and p.unit is not distinct from r.unit and p.status in (${sql.join(reportedStates)}) and p.value_text is not null and ps.collected_at < s.collected_at
      order by ps.collected_at desc, p.id desc
      limit 1
    ) last
    where r.tenant_id = ${tenantId}::uuid and r.id in (${sql.join(resultIds.map((id) => sql`${id}::uuid`))})
  `.execute(tx);
  return new Map(rows.map(({ for_id, ...previous }) => [for_id, previous]));
}
