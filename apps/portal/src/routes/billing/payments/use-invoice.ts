import {
  creditLines,
  downloadInvoice,
  issueInvoice,
  listPayers,
  openCashSession,
  readInvoice,
  refundPayment,
  takePayment,
  updateInvoice,
  voidInvoice,
  type InvoiceId,
} from '@alms/lis-domain/billing';
import type { InvoiceScreenProps } from '@alms/lis-features/billing/payments';
import { useAction } from '../../../data/use-action.ts';
import { useDownload } from '../../../data/use-download.ts';
import { useEndpoint } from '../../../data/use-endpoint.ts';
import { useReceipt } from '../../../data/use-receipt.ts';
import { useSubmission } from '../../../data/use-submission.ts';
import { useApi } from '../../../session/session-provider.tsx';
import { usePageReading } from '../../../session/use-page-reading.ts';

/** A single invoice. It is also reloaded after an error, to display concurrent changes. */
export function useInvoice(invoiceId: InvoiceId): Omit<InvoiceScreenProps, 'listHref'> {
  const params = { id: invoiceId };
  const { resource, reload } = useEndpoint(readInvoice, { params });
  usePageReading(resource);
  const { resource: payers } = useEndpoint(listPayers, {});
  const form = useSubmission({ after: reload });
  const change = useAction(updateInvoice, { form });
  const issue = useAction(issueInvoice, { form });
  const pay = useAction(takePayment, { form });
  const openDrawer = useAction(openCashSession, { form });
  const refund = useAction(refundPayment, { form });
  const credit = useAction(creditLines, { form });
  const cancel = useAction(voidInvoice, { form });
  return {
    invoice: resource,
    payers: payers.status === 'ready' ? payers.data.items : [],
    onChange: ({ version }, body) => change.submit({ params, version, body }),
    onIssue: ({ version }) => issue.submit({ params, version }),
    onPay: (_invoice, body) => pay.submit({ params, body }),
    onOpenDrawer: (float_minor) => openDrawer.submit({ body: { float_minor } }),
    onRefund: refund.handler(({ payment, ...body }) => ({ params: { id: payment.id }, body })),
    onCredit: credit.handler((_invoice, body) => ({ params, body })),
    onVoid: cancel.handler(({ version }, reason) => ({ params, version, body: { reason } })),
    ...usePrintouts(params),
    onRetry: reload,
  };
}

/** Downloads of the invoice and of its receipts. */
function usePrintouts(params: {
  id: InvoiceId;
}): Pick<InvoiceScreenProps, 'onPrint' | 'onReceipt'> {
  const { call } = useApi();
  const download = useDownload();
  return {
    onPrint: () => void download(() => call(downloadInvoice, { params })),
    onReceipt: useReceipt(),
  };
}
