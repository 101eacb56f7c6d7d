import type { LaboratoryId } from '@alms/lis-domain/facility';
import type { Overview } from '@alms/lis-domain/results';
import type { RawBuilder } from 'kysely';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { affectedBy } from './control-runs.service.ts';
import { countResultsEnteredSince } from './control-runs.store.ts';
import { findOpenReviews } from './open-reviews.store.ts';

/**
 * Reviews of one laboratory, or of all, that are not signed off. `shown`: condition on results that
 * the caller may list.
 */
export async function openReviews(
  context: Pick<OperationContext, 'tx' | 'tenantId' | 'now'>,
  { laboratoryId, shown }: { laboratoryId: LaboratoryId | undefined; shown: RawBuilder<boolean> },
): Promise<NonNullable<Overview['qc_reviews']>> {
  const { tx, tenantId } = context;
  const reviews = await findOpenReviews(tx, tenantId, laboratoryId);
  const [first] = reviews;
  if (!first) return { open: 0, first: null };
  const { run_id, id, at, status, results_reviewed_at, test_name, instrument_name } = first;
  const { scope } = await affectedBy(context, run_id);
  const { visible } = await countResultsEnteredSince(tx, tenantId, { ...scope, shown });
  return {
    open: reviews.length,
    first: {
      run_id,
      id,
      test_name,
      instrument_name,
      reason: status === 'overdue' ? 'overdue' : 'rejected',
      at,
      results: visible,
      reviewed: results_reviewed_at !== null,
    },
  };
}
