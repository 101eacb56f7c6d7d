import {
  createInvoice,
  listInvoices,
  listOrderBalances,
  listOrderCoverages,
} from '@alms/lis-domain/billing';
import { isOrderNumber } from '@alms/lis-domain/orders';
import {
  invoiceFilterStates,
  type InvoiceFilter,
  type PaymentsScreenProps,
} from '@alms/lis-features/billing/payments';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { allowedValue, useView } from '../../../app/use-view.ts';
import { itemsOf } from '../../../data/lists.ts';
import { useAction } from '../../../data/use-action.ts';
import { useDebouncedValue } from '../../../data/use-debounced-value.ts';
import { useEndpoint, usePages } from '../../../data/use-endpoint.ts';
import { usePageReading } from '../../../session/use-page-reading.ts';
import { invoiceHrefAt } from './invoice-href.ts';

type Invoices = Pick<PaymentsScreenProps, 'invoices' | 'onCreate' | 'orders' | 'coverages'>;

/** Invoices and their filter, and the creation of one. */
export function useInvoices(base: string): Invoices {
  const navigate = useNavigate();
  const [view, setView] = useView();
  const filter: InvoiceFilter = {
    query: view.get('q') ?? '',
    status: allowedValue(invoiceFilterStates, view.get('status')),
  };
  const { status } = filter;
  const search = useDebouncedValue(filter.query, 300);
  const { resource, more, reload } = usePages(
    listInvoices,
    { query: { limit: '50', ...(search && { q: search }), ...(status && { status }) } },
    { emptiness: search || status ? 'no-match' : 'none-yet' },
  );
  usePageReading(resource);
  const create = useAction(createInvoice, {
    onDone: ({ id }) => void navigate(invoiceHrefAt(base, id)),
  });
  return {
    invoices: {
      filter,
      onFilterChange: ({ query, ...rest }) => setView({ q: query, ...rest }),
      invoices: itemsOf(resource),
      onMore: more,
      invoiceHref: ({ id }) => invoiceHrefAt(base, id),
      onRetry: reload,
    },
    onCreate: (body) => create.submit({ body }),
    orders: useOrdersToBill(),
    coverages: useOrderCoverages(),
  };
}

/**
 * Search for the order to bill, from the first use on. An order with an invoice is found by its
 * number only, to bill tests that were added later.
 */
function useOrdersToBill(): PaymentsScreenProps['orders'] {
  const [text, setText] = useState<string>();
  const q = useDebouncedValue(text, 300)?.trim();
  const { resource } = usePages(
    listOrderBalances,
    q === undefined
      ? undefined
      : {
          query: {
            limit: '20',
            ...(q !== '' && { q }),
            ...(!isOrderNumber(q) && { queue: 'unbilled' }),
          },
        },
    { emptiness: 'no-match' },
  );
  return { resource: itemsOf(resource), onSearch: setText };
}

/** Coverage of the patient for the order selected in the dialog. */
function useOrderCoverages(): NonNullable<PaymentsScreenProps['coverages']> {
  const [order_number, setOrderNumber] = useState<string>();
  const { resource } = useEndpoint(
    listOrderCoverages,
    order_number === undefined ? undefined : { query: { order_number } },
  );
  return { resource: itemsOf(resource), onOrder: setOrderNumber };
}
