import {
  disposeOfDue,
  listDueForDisposal,
  maxDisposals,
  type Disposal,
} from '@alms/lis-domain/samples';
import type { DisposalOutcome, DisposalViewProps } from '@alms/lis-features/samples/storage';
import { itemsOf } from '../../../data/lists.ts';
import { toSubmission } from '../../../data/to-fetched.ts';
import { usePages } from '../../../data/use-endpoint.ts';
import { useApi } from '../../../session/session-provider.tsx';

type DisposalProps = Omit<DisposalViewProps, 'openId' | 'onOpen' | 'onRetry'>;

/**
 * Data of the tab of specimens past their retention period. `isShown`: nothing is requested before
 * that.
 */
export function useDisposal(isShown: boolean): {
  view: Omit<DisposalProps, 'onDispose'>;
  dispose: DisposalProps['onDispose'];
  reload: () => Promise<void>;
} {
  const { call } = useApi();
  const due = usePages(listDueForDisposal, isShown ? { query: { limit: '100' } } : undefined, {
    emptiness: 'none-yet',
  });

  /**
   * Sends as many requests as needed; if one fails, the outcome of the others is still reported.
   */
  const dispose: DisposalProps['onDispose'] = async (samples): Promise<DisposalOutcome> => {
    const items: Disposal[] = [];
    try {
      for (let at = 0; at < samples.length; at += maxDisposals) {
        const answer = await call(disposeOfDue, {
          body: {
            items: samples.slice(at, at + maxDisposals).map(({ id, version }) => ({ id, version })),
          },
        });
        items.push(...answer.items);
      }
      return { submission: { status: 'done' }, items };
    } catch (error) {
      return { submission: toSubmission(error), items };
    }
  };

  return {
    view: { samples: itemsOf(due.resource), onMore: due.more },
    dispose,
    reload: due.reload,
  };
}
