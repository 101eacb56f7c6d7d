import { mayCall } from '@alms/lis-domain/access';
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
import type { Endpoint } from '@alms/lis-domain/http';
import { InvoiceScreen } from '@alms/lis-features/billing/payments';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { useToasts } from '@alms/ui/toast';
import { outcomeMessages } from '../../../app/words/outcome/index.ts';
import { useEndpoint } from '../../../data/use-endpoint.ts';
import { useIdempotencyKey } from '../../../data/use-idempotency-key.ts';
import { saveFile } from '../../../data/use-object-url.ts';
import { useSubmission } from '../../../data/use-submission.ts';
import { useApi, useSignedIn } from '../../../session/session-provider.tsx';

export interface InvoicePageProps {
  /** Path of the invoice list. */
  base: string;
  invoiceId: string;
}

/** A single invoice. It is also reloaded after an error, to display concurrent changes. */
export function InvoicePage({ base, invoiceId }: InvoicePageProps) {
  const { user } = useSignedIn();
  const { call } = useApi();
  const params = { id: invoiceId };
  const { resource, reload } = useEndpoint(readInvoice, { params });
  const { resource: payers } = useEndpoint(listPayers, {});
  const { submit } = useSubmission();
  const { show } = useToasts();
  const { reportFailed } = useMessages(outcomeMessages);
  const key = useIdempotencyKey();
  const may = ({ access }: Endpoint) => mayCall(user, access).allowed;

  const act = async (work: (key: string) => Promise<unknown>): Promise<Submission> => {
    const outcome = await submit(() => work(key.read()));
    if (outcome.status !== 'failed') key.renew();
    await reload();
    return outcome;
  };
  const handOut = async (file: () => Promise<Blob>, name: string) => {
    const outcome = await submit(async () => saveFile(await file(), name));
    if (outcome.status !== 'done') show({ tone: 'critical', message: reportFailed });
  };
  return (
    <InvoiceScreen
      invoice={resource}
      payers={payers.status === 'ready' ? payers.data.items : []}
      listHref={base}
      onChange={({ version }, body) => act(() => call(updateInvoice, { params, version, body }))}
      onIssue={({ version }) => act(() => call(issueInvoice, { params, version }))}
      onPay={(_invoice, body) => act((once) => call(takePayment, { params, body, key: once }))}
      onOpenDrawer={(float_minor) =>
        act((once) => call(openCashSession, { body: { float_minor }, key: once }))
      }
      onRefund={
        may(refundPayment)
          ? ({ payment, ...body }) =>
              act((once) => call(refundPayment, { params: { id: payment.id }, body, key: once }))
          : undefined
      }
      onCredit={
        may(creditLines)
          ? (_invoice, body) => act((once) => call(creditLines, { params, body, key: once }))
          : undefined
      }
      onVoid={
        may(voidInvoice)
          ? ({ version }, reason) =>
              act(() => call(voidInvoice, { params, version, body: { reason } }))
          : undefined
      }
      onPrint={({ invoice_number }) =>
        void handOut(() => call(downloadInvoice, { params }), `${invoice_number ?? 'invoice'}.pdf`)
      }
      onReceipt={(id) =>
        void handOut(() => call(downloadReceipt, { params: { id } }), `receipt-${id}.pdf`)
      }
      onRetry={reload}
    />
  );
}
