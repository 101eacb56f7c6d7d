import { maxFailedJobs, type FailedJob } from '@alms/lis-domain/audit';
import type { OperationContext } from '../../platform/http/requests/call.ts';
import { Refusal } from '../../platform/http/refusals/problems.ts';
import { findFailedJobs } from '../../platform/jobs/failed-jobs.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';

/** The facility's failed jobs, newest first. */
export async function failedJobs({
  tx,
}: Pick<OperationContext, 'tx'>): Promise<{ items: FailedJob[] }> {
  return { items: await findFailedJobs(tx, maxFailedJobs) };
}

/** Enqueues a failed job of the facility again. */
export async function retry(
  { tx, audit }: OperationContext,
  id: string,
  { jobs }: { jobs: Jobs },
): Promise<void> {
  const job = await jobs.retryFailed(tx, id);
  if (job === undefined) throw new Refusal('not_found');
  audit({
    action: 'update',
    category: 'settings',
    entity_type: 'job',
    entity_id: id,
    entity_label: job,
    before: { state: 'failed' },
    after: { state: 'waiting' },
  });
}
