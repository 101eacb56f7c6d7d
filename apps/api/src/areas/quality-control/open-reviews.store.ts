import type { LaboratoryId } from '@alms/lis-domain/facility';
import type { TenantId } from '@alms/lis-domain/tenancy';
import { sql } from 'kysely';
import type { TenantTransaction } from '../../platform/db/tenant-transaction.ts';

/**
 * Condition on a run `r`: the first of consecutive rejected or overdue runs whose review is not
 * signed off. See `correctionsOf`.
 */
const isOpenReview = sql<boolean>`r.status in ('rejected', 'overdue') and r.signed_off_at is null
  and not exists (
    select from qc_run e
    where e.tenant_id = r.tenant_id and e.qc_test_id = r.qc_test_id and e.number < r.number
      and e.status in ('rejected', 'overdue') and e.signed_off_at is null
      and not exists (
        select from qc_run a
        where a.tenant_id = r.tenant_id and a.qc_test_id = r.qc_test_id
          and a.number > e.number and a.number < r.number and a.status in ('accepted', 'warning')
      )
  )`;

/** Number of open reviews of a controlled test, as a subquery. */
export const openReviewsOf = (id: string) => sql<string>`(
  select count(*) from qc_run r
  where r.tenant_id = q.tenant_id and r.qc_test_id = ${sql.ref(id)} and ${isOpenReview}
)`;

/** Open reviews of one laboratory, or of all, oldest first. */
export function findOpenReviews(
  tx: TenantTransaction,
  tenantId: TenantId,
  laboratoryId: LaboratoryId | undefined,
) {
  let reviews = tx
    .selectFrom('qc_run as r')
    .innerJoin('qc_test as q', (on) =>
      on.onRef('q.tenant_id', '=', 'r.tenant_id').onRef('q.id', '=', 'r.qc_test_id'),
    )
    .innerJoin('instrument as i', (on) =>
      on.onRef('i.tenant_id', '=', 'q.tenant_id').onRef('i.id', '=', 'q.instrument_id'),
    )
    .innerJoin('test_parameter as t', (on) =>
      on.onRef('t.tenant_id', '=', 'q.tenant_id').onRef('t.id', '=', 'q.test_parameter_id'),
    )
    .select([
      'r.id as run_id',
      'r.qc_test_id as id',
      'r.at',
      'r.status',
      'r.results_reviewed_at',
      't.name as test_name',
      'i.name as instrument_name',
    ])
    .where('r.tenant_id', '=', tenantId)
    .where(isOpenReview);
  if (laboratoryId !== undefined) reviews = reviews.where('i.laboratory_id', '=', laboratoryId);
  return reviews.orderBy('r.at').orderBy('r.id').execute();
}
