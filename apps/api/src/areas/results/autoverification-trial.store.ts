import { TRIAL_RESULTS, type LaterChange, type PastValue } from '@alms/lis-domain/results';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../db/tenant-transaction.ts';
import type { ResultRow } from './result-versions.ts';

type FirstValue = Pick<ResultRow, 'source' | 'comparator' | 'flag' | 'flag_reason' | 'critical' | 'checks'> & {
  at: string;
  later: LaterChange | null;
  is_controlled: boolean;
  accepted_at: string | null;
  max_age_hours: number | null;
};

/**
 * The newest results of a test since then, each as its first value stood on record, with what its instrument's controls were then and what a person did to
 * it later: one more than a trial looks at, where there are more.
 */
export async function findPastValues(tx: TenantTransaction, tenantId: string, testParameterId: string, since: Date): Promise<PastValue[]> {
  const { rows } = await sql<FirstValue>`
    select r.entered_at as at, r.source, r.comparator, r.flag, r.flag_reason, r.critical, r.checks,
      case when now.correction is not null then now.correction->>'kind' when now.value_text <> r.value_text then 'entered_again' end as later,
      q.id is not null as is_controlled, q.max_age_hours, run.at as accepted_at
    from result r
    join result now on now.tenant_id = r.tenant_id and now.id = r.id and now.is_current
    left join qc_test q on q.tenant_id = r.tenant_id and q.test_parameter_id = r.test_parameter_id and q.instrument_id = r.instrument_id
    left join lateral (
      select c.at from qc_run c
      where c.tenant_id = q.tenant_id and c.qc_test_id = q.id and c.status in ('accepted', 'warning') and c.at <= r.entered_at
      order by c.number desc
      limit 1
    ) run on true
    where r.tenant_id = ${tenantId}::uuid and r.test_parameter_id = ${testParameterId}::uuid and r.status in ('entered', 'held') and r.entered_at >= ${since}
      and not exists (select from result e where e.tenant_id = r.tenant_id and e.id = r.id and e.version < r.version and e.value_text is not null)
    order by r.entered_at desc, r.id desc
    limit ${TRIAL_RESULTS + 1}
  `.execute(tx);
  return rows.map(({ is_controlled, accepted_at, max_age_hours, ...value }) => ({ ...value, isFirst: true, controls: is_controlled ? { accepted_at, max_age_hours } : null }));
}
