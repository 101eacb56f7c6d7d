import { closeCashSession, listCashSessions, openCashSession } from '@alms/lis-domain/billing';
import type { PaymentsScreenProps } from '@alms/lis-features/billing/payments';
import { itemsOf } from '../../../data/lists.ts';
import { useAction } from '../../../data/use-action.ts';
import { usePages } from '../../../data/use-endpoint.ts';
import { useSignedIn } from '../../../session/session-provider.tsx';

/** The user’s cash drawer, and those closed before. */
export function useCashDrawer(currency: string): PaymentsScreenProps['drawer'] {
  const { user } = useSignedIn();
  const open = usePages(listCashSessions, { query: { state: 'open', limit: '200' } });
  const closed = usePages(listCashSessions, { query: { state: 'closed' } });
  const reload = async () => {
    await Promise.all([open.reload(), closed.reload()]);
  };
  const opening = useAction(openCashSession, { after: reload });
  const closing = useAction(closeCashSession, { after: reload });
  return {
    open: itemsOf(open.resource),
    closed: itemsOf(closed.resource),
    onMore: closed.more,
    userId: user.id,
    currency,
    onOpen: (float_minor) => opening.submit({ body: { float_minor } }),
    onCount: ({ id, version }, { counted_minor, difference_reason }) =>
      closing.submit({
        params: { id },
        version,
        body: { counted_minor, ...(difference_reason !== '' && { difference_reason }) },
      }),
    onRetry: reload,
  };
}
