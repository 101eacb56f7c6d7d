import { listFailedJobs, retryFailedJob } from '@alms/lis-domain/audit';
import { FailedJobsPanel } from '@alms/lis-features/audit/failed-jobs';
import { itemsOf } from '../../../data/lists.ts';
import { attempt } from '../../../data/to-fetched.ts';
import { useEndpoint } from '../../../data/use-endpoint.ts';
import { useApi } from '../../../session/session-provider.tsx';

/** Failed background jobs of the facility. The list is reloaded after each retry. */
export function FailedJobs() {
  const { call } = useApi();
  const { resource, reload } = useEndpoint(
    listFailedJobs,
    {},
    { emptiness: ({ items }) => (items.length === 0 ? 'none-yet' : undefined) },
  );
  return (
    <FailedJobsPanel
      jobs={itemsOf(resource)}
      onRetry={reload}
      onRetryJob={({ id }) =>
        attempt(() => call(retryFailedJob, { params: { id } })).finally(reload)
      }
    />
  );
}
