import type { SampleId } from '@alms/lis-domain/samples';
import { sql } from 'kysely';
import type { OperationContext } from '../../../platform/http/requests/call.ts';

/**
 * Sets the due times of a specimen's results at collection or receipt: the target minutes for the
 * order's priority after the test's clock start (domain model 2.1, `tat`). For tests added later,
 * the clock starts when added. Tests without a target have no due time.
 */
export async function setDueTimes(
  { tx, tenantId }: Pick<OperationContext, 'tx' | 'tenantId'>,
  sampleId: SampleId,
): Promise<void> {
  await sql`
    update result r
    set due_at = case when s.collected_at is null or (t.definition->'tat'->>'start' is distinct from 'collected' and s.received_at is null) then null
      else greatest(r.first_created_at, case t.definition->'tat'->>'start' when 'collected' then s.collected_at else s.received_at end) end
      + make_interval(mins => (t.definition->'tat'->>(case s.priority when 'stat' then 'stat_min' when 'routine' then 'routine_min' else 'urgent_min' end))::integer)
    from test_parameter_version t, sample s
    where r.tenant_id = ${tenantId}::uuid and r.sample_id = ${sampleId}::uuid and r.is_current
      and t.tenant_id = r.tenant_id and t.test_parameter_id = r.test_parameter_id and t.version = r.test_version and s.tenant_id = r.tenant_id and s.id = r.sample_id
  `.execute(tx);
}
