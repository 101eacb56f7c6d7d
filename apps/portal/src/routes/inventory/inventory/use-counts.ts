import {
  approveStockCount,
  cancelStockCount,
  enterCounted,
  listStockCounts,
  readStockCount,
  startStockCount,
  submitStockCount,
} from '@alms/lis-domain/inventory';
import type { InventoryScreenProps } from '@alms/lis-features/inventory/inventory';
import { useView } from '../../../app/use-view.ts';
import { itemsOf } from '../../../data/lists.ts';
import { useAction } from '../../../data/use-action.ts';
import { useEndpoint, usePages } from '../../../data/use-endpoint.ts';
import { useSubmission } from '../../../data/use-submission.ts';
import { useSignedIn } from '../../../session/session-provider.tsx';
import { useSiteQuery } from '../../../session/use-workplace.ts';

type Counts = InventoryScreenProps['counts'];

/** Data of the stock count tab; requested only when it is open. */
export function useCounts(isShown: boolean, reloadStock: () => Promise<void>): Counts {
  const { user } = useSignedIn();
  const [view, setView] = useView();
  const site = useSiteQuery();
  const openId = view.get('count');
  const counts = usePages(
    listStockCounts,
    isShown ? { query: { ...site, limit: '50' } } : undefined,
    {
      emptiness: 'none-yet',
    },
  );
  const count = useEndpoint(
    readStockCount,
    isShown && openId !== null ? { params: { id: openId } } : undefined,
  );
  const reload = async () => {
    await Promise.all([counts.reload(), count.reload()]);
  };

  const form = useSubmission({ after: reload });
  const start = useAction(startStockCount, { form, onDone: ({ id }) => setView({ count: id }) });
  const enter = useAction(enterCounted, { form });
  const submit = useAction(submitStockCount, { form });
  const approve = useAction(approveStockCount, {
    after: () => Promise.all([reload(), reloadStock()]),
  });
  const cancel = useAction(cancelStockCount, { form });
  const onAction: Counts['onAction'] = (action) => {
    if (action.kind === 'start')
      return start.submit({ body: { storage: action.storage, type: null } });
    const count = { params: { id: action.count.id }, version: action.count.version };
    switch (action.kind) {
      case 'enter':
        return enter.submit({ ...count, body: { lines: action.lines } });
      case 'submit':
        return submit.submit(count);
      case 'approve':
        return approve.submit(count);
      case 'cancel':
        return cancel.submit({ ...count, body: { reason: action.reason } });
    }
  };
  return {
    counts: itemsOf(counts.resource),
    onMore: counts.more,
    count: count.resource,
    onOpen: (next) => setView({ count: next }),
    onAction,
    userId: user.id,
    onRetry: reload,
  };
}
