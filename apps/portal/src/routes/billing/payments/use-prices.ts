import { createPriceList, listPriceLists, type listPayers } from '@alms/lis-domain/billing';
import { listOrderableTests } from '@alms/lis-domain/catalogue';
import type { PaymentsScreenProps } from '@alms/lis-features/billing/payments';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { itemsOf } from '../../../data/lists.ts';
import { useAction } from '../../../data/use-action.ts';
import { useEndpoint } from '../../../data/use-endpoint.ts';
import { priceListHrefAt } from './invoice-href.ts';

export type Payers = ReturnType<typeof useEndpoint<typeof listPayers>>;

interface PricesOptions {
  /** Whether the tab is open; nothing is requested before. */
  isShown: boolean;
  base: string;
  payers: Payers;
  /** Whether the user may create a price list here. */
  decides: boolean;
}

/** Data of the prices tab. */
export function usePrices({
  isShown,
  base,
  payers,
  decides,
}: PricesOptions): PaymentsScreenProps['prices'] {
  const navigate = useNavigate();
  const lists = useEndpoint(listPriceLists, isShown ? {} : undefined, {
    emptiness: ({ items }) => (items.length === 0 ? 'none-yet' : undefined),
  });
  const tests = useEndpoint(listOrderableTests, isShown ? {} : undefined);
  const create = useAction(createPriceList, {
    when: decides,
    onDone: ({ id }) => void navigate(priceListHrefAt(base, id)),
  });
  return {
    lists: itemsOf(lists.resource),
    listHref: ({ id }) => priceListHrefAt(base, id),
    payers: payers.resource.status === 'ready' ? payers.resource.data.items : [],
    tests: itemsOf(tests.resource),
    pricesHref: paths.testParameters,
    onBegin: create.handler((body) => ({ body })),
    onRetry: async () => {
      await Promise.all([lists.reload(), tests.reload()]);
    },
  };
}
