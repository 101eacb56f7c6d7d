import {
  TRIAL_RESULTS,
  type LaterChange,
  type PastValue,
  type TrialResult,
  type ResultId,
} from '@alms/lis-domain/results';
import type { TenantId } from '@alms/lis-domain/tenancy';
import type { TestParameterId } from '@alms/lis-domain/catalogue';
import { sql, type RawBuilder } from 'kysely';
import type { TenantTransaction } from '../../../platform/db/tenant-transaction.ts';
import type { ResultRow } from '../result-versions.ts';

/** A past value with its result's details and whether it is visible to the reader. */
export type PastResult = PastValue & Omit<TrialResult, 'reasons'> & { shown: boolean };

type FirstValue = Pick<
  ResultRow,
  | 'source'
  | 'comparator'
  | 'flag'
  | 'flag_reason'
  | 'critical'
  | 'checks'
  | 'sample_id'
  | 'unit_display'
> & {
  result_id: ResultId;
  accession_number: string;
  value_text: string;
  shown: boolean;
  at: string;
  later: LaterChange | null;
  is_controlled: boolean;
  accepted_at: string | null;
  max_age_hours: number | null;
};

/**
 * The newest results of a test since then, each with its first value, the QC status of its
 * instrument at that time and later manual changes. Returns one more than the trial limit when
 * there are more.
 *
 * @param shown Condition on the current result `r` and its order `o`: visible to the reader.
 */
export async function findPastValues(
  tx: TenantTransaction,
  tenantId: TenantId,
  testParameterId: TestParameterId,
  { since, shown }: { since: Date; shown: RawBuilder<boolean> },
): Promise<PastResult[]> {
  const { rows } = await sql<FirstValue>`
    select f.id as result_id, f.sample_id, s.accession_number, f.value_text, f.unit_display, ${shown} as shown,
      f.entered_at as at, f.source, f.comparator, f.flag, f.flag_reason, f.critical, f.checks,
      case when r.correction is not null then r.correction->>'kind' when r.value_text <> f.value_text then 'entered_again' end as later,
      q.id is not null as is_controlled, q.max_age_hours, run.at as accepted_at
    from result f
    join result r on r.tenant_id = f.tenant_id and r.id = f.id and r.is_current
    join test_order o on o.tenant_id = f.tenant_id and o.id = f.order_id
    join sample s on s.tenant_id = f.tenant_id and s.id = f.sample_id
    left join qc_test q on q.tenant_id = f.tenant_id and q.test_parameter_id = f.test_parameter_id and q.instrument_id = f.instrument_id
    left join lateral (
      select c.at from qc_run c
      where c.tenant_id = q.tenant_id and c.qc_test_id = q.id and c.status in ('accepted', 'warning') and c.at <= f.entered_at
      order by c.number desc
      limit 1
    ) run on true
    where f.tenant_id = ${tenantId}::uuid and f.test_parameter_id = ${testParameterId}::uuid and f.status in ('entered', 'held') and f.entered_at >= ${since}
      and not exists (select from result e where e.tenant_id = f.tenant_id and e.id = f.id and e.version < f.version and e.value_text is not null)
    order by f.entered_at desc, f.id desc
    limit ${TRIAL_RESULTS + 1}
  `.execute(tx);
  return rows.map(({ is_controlled, accepted_at, max_age_hours, ...value }) => ({
    ...value,
    isFirst: true,
    controls: is_controlled ? { accepted_at, max_age_hours } : null,
  }));
}
