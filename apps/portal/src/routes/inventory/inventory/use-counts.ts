import {
  approveStockCount,
  cancelStockCount,
  enterCounted,
  listStockCounts,
  readStockCount,
  startStockCount,
  submitStockCount,
  type StockCount,
} from '@alms/lis-domain/inventory';
import type { InventoryScreenProps } from '@alms/lis-features/inventory/inventory';
import { useView } from '../../../app/use-view.ts';
import { itemsOf } from '../../../data/lists.ts';
import { attempt } from '../../../data/to-fetched.ts';
import { useEndpoint, usePages } from '../../../data/use-endpoint.ts';
import { useIdempotencyKey } from '../../../data/use-idempotency-key.ts';
import { useApi, useSignedIn } from '../../../session/session-provider.tsx';

type Counts = InventoryScreenProps['counts'];

/** Data of the stock count tab; requested only when it is open. */
export function useCounts(isShown: boolean, reloadStock: () => Promise<void>): Counts {
  const { call } = useApi();
  const { user } = useSignedIn();
  const [view, setView] = useView();
  const openId = view.get('count');
  const counts = usePages(listStockCounts, isShown ? { query: { limit: '50' } } : undefined, {
    emptiness: 'none-yet',
  });
  const count = useEndpoint(
    readStockCount,
    isShown && openId !== null ? { params: { id: openId } } : undefined,
  );
  const key = useIdempotencyKey();
  const reload = async () => {
    await Promise.all([counts.reload(), count.reload()]);
  };

  const make = async (act: Parameters<Counts['onAct']>[0]): Promise<StockCount> => {
    if (act.act === 'start') {
      const begun = await call(startStockCount, {
        body: { storage: act.storage, type: null },
        key: key.read(),
      });
      setView({ count: begun.id });
      return begun;
    }
    const read = { params: { id: act.count.id }, version: act.count.version };
    switch (act.act) {
      case 'enter':
        return call(enterCounted, { ...read, body: { lines: act.lines } });
      case 'submit':
        return call(submitStockCount, read);
      case 'approve':
        return call(approveStockCount, read);
      case 'cancel':
        return call(cancelStockCount, { ...read, body: { reason: act.reason } });
    }
  };
  return {
    counts: itemsOf(counts.resource),
    onMore: counts.more,
    count: count.resource,
    onOpen: (next) => setView({ count: next }),
    onAct: async (act) => {
      const outcome = await attempt(() => make(act));
      if (outcome.status !== 'failed') key.renew();
      await Promise.all([reload(), act.act === 'approve' ? reloadStock() : undefined]);
      return outcome;
    },
    userId: user.id,
    onRetry: reload,
  };
}
