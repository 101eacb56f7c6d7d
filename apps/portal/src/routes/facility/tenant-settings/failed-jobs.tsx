import { listFailedJobs, retryFailedJob } from '@alms/lis-domain/audit';
import { FailedJobsPanel } from '@alms/lis-features/audit/failed-jobs';
import { itemsOf } from '../../../data/lists.ts';
import { useAction } from '../../../data/use-action.ts';
import { useEndpoint } from '../../../data/use-endpoint.ts';

/** Failed background jobs of the facility. The list is reloaded after each retry. */
export function FailedJobs() {
  const { resource, reload } = useEndpoint(
    listFailedJobs,
    {},
    { emptiness: ({ items }) => (items.length === 0 ? 'none-yet' : undefined) },
  );
  const retry = useAction(retryFailedJob, { after: reload });
  return (
    <FailedJobsPanel
      jobs={itemsOf(resource)}
      onRetry={reload}
      onRetryJob={({ id }) => retry.submit({ params: { id } })}
    />
  );
}
