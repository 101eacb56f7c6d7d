import { orderStates, type OrderState } from '@alms/lis-domain/orders';
import { useMessages } from '@alms/ui/i18n';
import { orderListMessages } from './words/index.ts';

/** The states of an order with their names, as options of a filter. */
export function useOrderStates(): { value: OrderState; label: string }[] {
  const words = useMessages(orderListMessages);
  return orderStates.map((value) => ({ value, label: words[value] }));
}
