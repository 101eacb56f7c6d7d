import { PriceListScreen } from '@alms/lis-features/billing/payments';
import { usePriceList } from './use-price-list.ts';

export interface PriceListPageProps {
  /** Path of the price lists. */
  base: string;
  listId: string;
}

/** A single price list. */
export function PriceListPage({ base, listId }: PriceListPageProps) {
  return <PriceListScreen {...usePriceList({ base, listId })} listsHref={`${base}?tab=prices`} />;
}
