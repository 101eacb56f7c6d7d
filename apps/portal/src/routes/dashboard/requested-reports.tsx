import {
  listRequestedReports,
  markResultsSeen,
  type RequestedReport,
} from '@alms/lis-domain/results';
import { RequestedCard } from '@alms/lis-features/dashboard/requested-card';
import { useState } from 'react';
import { paths } from '../../app/paths.ts';
import { usePages } from '../../data/use-endpoint.ts';
import { FIGURES_REFRESH_MS } from '../../data/use-quick-stats.ts';
import { useSubmission } from '../../data/use-submission.ts';
import { useApi } from '../../session/session-provider.tsx';
import { useRefreshed } from './use-refreshed.ts';

/** The specimen to open for a report: the first with a critical value, otherwise the first one. */
function specimenOf({ results }: RequestedReport) {
  const result = results.find(({ critical }) => critical) ?? results[0];
  return `${paths.testResults}?${new URLSearchParams(result && { specimen: result.sample_id }).toString()}`;
}

/** Reports of the user’s own orders. */
export default function RequestedReports({ refreshes }: { refreshes: number }) {
  const { call } = useApi();
  const { resource, more, reload } = usePages(
    listRequestedReports,
    { query: { limit: '6' } },
    { refreshMs: FIGURES_REFRESH_MS },
  );
  const { submission, submit } = useSubmission();
  const [markedId, setMarkedId] = useState<string | null>(null);
  useRefreshed(refreshes, reload);

  /** The list is also reloaded after an error, to display concurrent changes. */
  const markSeen = ({ order_id, results }: RequestedReport) => {
    setMarkedId(order_id);
    void submit(() =>
      call(markResultsSeen, {
        body: { items: results.map(({ id, version }) => ({ id, version })) },
      }).finally(reload),
    );
  };
  return (
    <RequestedCard
      reports={resource}
      onMore={more}
      onRetry={reload}
      onMarkSeen={markSeen}
      marking={markedId === null ? null : { orderId: markedId, submission }}
      href={specimenOf}
    />
  );
}
