import { useLocation } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { idIn, useView } from '../../../app/use-view.ts';
import { InvoicePage } from './invoice-page.tsx';
import { PaymentsPage } from './payments-page.tsx';
import { PriceListPage } from './price-list-page.tsx';

/**
 * `/app/payments`, and `/app/payments/desk` for users who only take payments: the list, or the
 * invoice or price list in the URL.
 */
export default function PaymentsRoute() {
  const [view] = useView();
  const base = useLocation().pathname === paths.paymentsDesk ? paths.paymentsDesk : paths.payments;
  const invoiceId = idIn(view, 'invoice');
  const listId = view.get('list');
  if (listId !== null) return <PriceListPage key={listId} base={base} listId={listId} />;
  return invoiceId === null ? (
    <PaymentsPage base={base} />
  ) : (
    <InvoicePage key={invoiceId} base={base} invoiceId={invoiceId} />
  );
}
