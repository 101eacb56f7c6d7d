import { mayOpen, type Route } from '@alms/lis-domain/access';
import {
  acknowledgeCriticalResult,
  countRequestedReports,
  inboxTabs,
  listRequestedReports,
  markNormalSeen,
  markResultsSeen,
} from '@alms/lis-domain/results';
import type { OrderId } from '@alms/lis-domain/orders';
import type { InboxScreenProps } from '@alms/lis-features/results/inbox';
import { useMessages } from '@alms/ui/i18n';
import { useToasts } from '@alms/ui/toast';
import { useState } from 'react';
import { hrefOf, paths } from '../../../app/paths.ts';
import { reorderHref } from '../../../app/task-links.ts';
import { allowedValue, useView } from '../../../app/use-view.ts';
import { itemsOf } from '../../../data/lists.ts';
import { useAction } from '../../../data/use-action.ts';
import { useLiveReload } from '../../../data/use-live-reload.ts';
import { useEndpoint, usePages } from '../../../data/use-endpoint.ts';
import { useSignedIn } from '../../../session/session-provider.tsx';
import { usePageReading } from '../../../session/use-page-reading.ts';
import { usePatientHref } from '../../../session/use-patient-href.ts';
import { inboxOutcomeMessages } from './words/inbox-outcome/index.ts';

/** Polling interval in ms: a new critical result must appear without a manual refresh. */
const REFRESH_MS = 60_000;

/** The user’s reports, with the tab in the URL. */
export function useInbox(): InboxScreenProps {
  const { user } = useSignedIn();
  const { show } = useToasts();
  const words = useMessages(inboxOutcomeMessages);
  const [view, change] = useView();
  const tab = allowedValue(inboxTabs, view.get('tab')) || 'to_read';
  const counts = useEndpoint(countRequestedReports, {}, { refreshMs: REFRESH_MS });
  const list = usePages(listRequestedReports, { query: { tab } }, { refreshMs: REFRESH_MS });
  usePageReading(list.resource);
  const reload = async () => {
    await Promise.all([list.reload(), counts.reload()]);
  };
  useLiveReload(reload);
  const mark = useAction(markResultsSeen, { after: reload });
  const acknowledge = useAction(acknowledgeCriticalResult, {
    after: reload,
    onDone: () => show({ tone: 'positive', message: words.acknowledged }),
  });
  const [acknowledgedId, setAcknowledgedId] = useState<string | null>(null);
  const [markedId, setMarkedId] = useState<OrderId | null>(null);
  const markNormal = useAction(markNormalSeen, {
    after: reload,
    onDone: ({ reports }) =>
      show({ tone: 'positive', message: words.reportsSeen({ count: reports }) }),
  });
  const chart = usePatientHref();
  const opens = (route: Route) => mayOpen(user, route).allowed;
  return {
    tab,
    onTabChange: (next) => change({ tab: next === 'to_read' ? null : next }),
    counts: counts.resource.status === 'ready' ? counts.resource.data : undefined,
    reports: itemsOf(list.resource),
    onMore: list.more,
    onRetry: reload,
    onMarkSeen: ({ order_id, results }) => {
      setMarkedId(order_id);
      void mark.submit({ body: { items: results.map(({ id, version }) => ({ id, version })) } });
    },
    marking: markedId === null ? null : { orderId: markedId, submission: mark.state },
    onAcknowledge: ({ id, version }, read_back) => {
      setAcknowledgedId(id);
      void acknowledge.submit({ params: { id }, version, body: { read_back } });
    },
    acknowledging:
      acknowledgedId === null ? null : { id: acknowledgedId, submission: acknowledge.state },
    onMarkNormal: (released_until) => void markNormal.submit({ body: { released_until } }),
    markingNormal: markNormal.state,
    hrefs: {
      order: (orderId) => hrefOf(paths.order, { orderId }),
      chart,
      ...(opens('/app/patient-portal/{patientId}/order') && {
        reorder: ({ patient, order_id }) => reorderHref(patient.id, order_id),
      }),
      ...(opens('/app/orders/new') && { newOrder: paths.newOrder }),
    },
  };
}
