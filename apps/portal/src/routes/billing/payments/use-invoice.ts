import {
  creditLines,
  downloadInvoice,
  downloadReceipt,
  issueInvoice,
  listPayers,
  openCashSession,
  readInvoice,
  refundPayment,
  takePayment,
  updateInvoice,
  voidInvoice,
} from '@alms/lis-domain/billing';
import type { InvoiceScreenProps } from '@alms/lis-features/billing/payments';
import { useMessages } from '@alms/ui/i18n';
import { useToasts } from '@alms/ui/toast';
import { outcomeMessages } from '../../../app/words/outcome/index.ts';
import { useAction } from '../../../data/use-action.ts';
import { useEndpoint } from '../../../data/use-endpoint.ts';
import { saveFile } from '../../../data/use-object-url.ts';
import { useSubmission } from '../../../data/use-submission.ts';
import { useApi } from '../../../session/session-provider.tsx';
import { usePageReading } from '../../../session/use-page-reading.ts';

/** A single invoice. It is also reloaded after an error, to display concurrent changes. */
export function useInvoice(invoiceId: string): Omit<InvoiceScreenProps, 'listHref'> {
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

/** Downloads of the invoice and of its receipts; a failure is reported as a toast. */
function usePrintouts(params: { id: string }): Pick<InvoiceScreenProps, 'onPrint' | 'onReceipt'> {
  const { call } = useApi();
  const { show } = useToasts();
  const { reportFailed } = useMessages(outcomeMessages);
  const { submit } = useSubmission({
    after: ({ status }) => status !== 'done' && show({ tone: 'critical', message: reportFailed }),
  });
  const save = (file: () => Promise<File>) => void submit(async () => saveFile(await file()));
  return {
    onPrint: () => save(() => call(downloadInvoice, { params })),
    onReceipt: (id) => save(() => call(downloadReceipt, { params: { id } })),
  };
}
