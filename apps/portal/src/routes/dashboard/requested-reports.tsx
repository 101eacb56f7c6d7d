import {
  listRequestedReports,
  markResultsSeen,
  type RequestedReport,
} from '@alms/lis-domain/results';
import type { OrderId } from '@alms/lis-domain/orders';
import { RequestedCard } from '@alms/lis-features/dashboard/requested-card';
import { useState } from 'react';
import { paths } from '../../app/paths.ts';
import { useAction } from '../../data/use-action.ts';
import { usePages } from '../../data/use-endpoint.ts';
import { FIGURES_REFRESH_MS } from '../../data/use-quick-stats.ts';
import { useRefreshed } from '../../data/use-refreshed.ts';

/** The specimen to open for a report: the first with a critical value, otherwise the first one. */
function specimenOf({ results }: RequestedReport) {
  const result = results.find(({ critical }) => critical) ?? results[0];
  return `${paths.testResults}?${new URLSearchParams(result && { specimen: result.sample_id }).toString()}`;
}

/** Reports of the user’s own orders. */
export default function RequestedReports({ refreshes }: { refreshes: number }) {
  const { resource, more, reload } = usePages(
    listRequestedReports,
    { query: { limit: '6' } },
    { refreshMs: FIGURES_REFRESH_MS },
  );
  const mark = useAction(markResultsSeen, { after: reload });
  const [markedId, setMarkedId] = useState<OrderId | null>(null);
  useRefreshed(refreshes, reload);

  const markSeen = ({ order_id, results }: RequestedReport) => {
    setMarkedId(order_id);
    void mark.submit({ body: { items: results.map(({ id, version }) => ({ id, version })) } });
  };
  return (
    <RequestedCard
      reports={resource}
      onMore={more}
      onRetry={reload}
      onMarkSeen={markSeen}
      marking={markedId === null ? null : { orderId: markedId, submission: mark.state }}
      href={specimenOf}
      inboxHref={paths.inbox}
    />
  );
}
