import { useLocation } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { useView } from '../../app/use-view.ts';
import { InvoicePage } from './invoice-page.tsx';
import { PaymentsPage } from './payments-page.tsx';

/** `/app/payments`, and `/app/payments/desk` for who takes money and decides about nothing: the list, or the invoice that the address names. */
export default function PaymentsRoute() {
  const [view] = useView();
  const base = useLocation().pathname === paths.paymentsDesk ? paths.paymentsDesk : paths.payments;
  const invoiceId = view.get('invoice');
  return invoiceId === null ? <PaymentsPage base={base} /> : <InvoicePage key={invoiceId} base={base} invoiceId={invoiceId} />;
}

