import { mayOpen } from '@alms/lis-domain/access';
import { listOrders, orderStates } from '@alms/lis-domain/orders';
import { OrdersScreen, type OrderFilter } from '@alms/lis-features/orders/orders';
import { hrefOf, paths } from '../../../app/paths.ts';
import { allowedValue, useView } from '../../../app/use-view.ts';
import { itemsOf } from '../../../data/lists.ts';
import { useDebouncedValue } from '../../../data/use-debounced-value.ts';
import { useWards } from '../../../data/use-wards.ts';
import { usePages } from '../../../data/use-endpoint.ts';
import { useSignedIn } from '../../../session/session-provider.tsx';
import { usePageReading } from '../../../session/use-page-reading.ts';
import { useSiteQuery } from '../../../session/use-workplace.ts';

/** `/app/orders`: the orders of the facility, or of the user’s site. */
export default function OrdersRoute() {
  const { user } = useSignedIn();
  const site = useSiteQuery();
  const wards = useWards();
  const [view, change] = useView();
  const filter: OrderFilter = {
    query: view.get('q') ?? '',
    status: allowedValue(orderStates, view.get('status')),
    ward: wards?.find(({ id }) => id === view.get('ward'))?.id ?? '',
  };
  const { status, ward } = filter;
  const search = useDebouncedValue(filter.query, 300).trim();
  const { resource, more, reload } = usePages(
    listOrders,
    {
      query: {
        limit: '50',
        ...site,
        ...(search && { q: search }),
        ...(status && { status }),
        ...(ward && { ward_id: ward }),
      },
    },
    { emptiness: search || status || ward ? 'no-match' : 'none-yet' },
  );
  usePageReading(resource);
  return (
    <OrdersScreen
      filter={filter}
      onFilterChange={({ query, ...rest }) => change({ q: query, ...rest })}
      wards={wards}
      orders={itemsOf(resource)}
      onMore={more}
      onRetry={reload}
      hrefs={{
        order: (orderId) => hrefOf(paths.order, { orderId }),
        ...(mayOpen(user, '/app/orders/new').allowed && { newOrder: paths.newOrder }),
      }}
    />
  );
}
