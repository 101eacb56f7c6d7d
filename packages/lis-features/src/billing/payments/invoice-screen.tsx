import {
  voidRefusal,
  type Invoice,
  type InvoicePayment,
  type Payer,
} from '@alms/lis-domain/billing';
import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { ConfirmDialog } from '@alms/ui/confirm-dialog';
import { Card } from '@alms/ui/card';
import { useMessages } from '@alms/ui/i18n';
import { DownloadGlyph, Icon, MoreGlyph } from '@alms/ui/icon';
import { Inline } from '@alms/ui/inline';
import { Link } from '@alms/ui/link';
import { Menu, type MenuItem } from '@alms/ui/menu';
import { PageHeader } from '@alms/ui/page-header';
import { ResourceView, type Resource, type Submission } from '@alms/ui/resource';
import { Skeleton } from '@alms/ui/skeleton';
import { Split } from '@alms/ui/split';
import { Stack } from '@alms/ui/stack';
import { useState } from 'react';
import { useFormWords } from '../../shared/lis-form/index.ts';
import { CreditDialog, type CreditedLines } from './credit-dialog.tsx';
import { DraftDialog, type ChangedDraft } from './draft-dialog.tsx';
import { InvoiceChip } from './invoice-chip.tsx';
import { InvoiceDocument } from './invoice-document.tsx';
import { InvoiceHistory } from './invoice-history.tsx';
import { invoiceWordsMessages } from '../../shared/invoice-words/index.ts';
import { invoiceMessages } from './words/invoice/index.ts';
import {
  PaymentDialog,
  RefundDialog,
  type GivenRefund,
  type TakenPayment,
} from './payment-dialogs.tsx';
import { useMoney } from '../../shared/money/index.ts';
import { useOutcome } from '../../shared/outcome/index.ts';

export interface InvoiceScreenProps {
  invoice: Resource<Invoice>;
  /** Payers that can be billed besides the patient. */
  payers: readonly Payer[];
  listHref: string;
  onChange: (invoice: Invoice, draft: ChangedDraft) => Promise<Submission>;
  onIssue: (invoice: Invoice) => Promise<Submission>;
  onPay: (invoice: Invoice, payment: TakenPayment) => Promise<Submission>;
  /** Opens the user’s cash drawer with an opening float. Cash payments require an open drawer. */
  onOpenDrawer: (float_minor: number) => Promise<Submission>;
  /**
   * Refunds a payment. When this and the next two are omitted, the user may not refund, credit or
   * void.
   */
  onRefund?: ((refund: GivenRefund) => Promise<Submission>) | undefined;
  onCredit?: ((invoice: Invoice, credited: CreditedLines) => Promise<Submission>) | undefined;
  onVoid?: ((invoice: Invoice, reason: string) => Promise<Submission>) | undefined;
  /** Prints the invoice. */
  onPrint: (invoice: Invoice) => void;
  /** Downloads the receipt of a payment or refund. */
  onReceipt: (paymentId: string) => void;
  onRetry?: () => void | Promise<void>;
}

/** One invoice with its document, history and available actions. */
export function InvoiceScreen({ invoice, listHref, onRetry, ...actions }: InvoiceScreenProps) {
  const words = useMessages(invoiceMessages);
  return (
    <Stack gap="s4" data-screen="invoice">
      <Link href={listHref}>{words.back}</Link>
      <ResourceView
        resource={invoice}
        label={words.invoice}
        headingLevel={2}
        skeleton={
          <Card>
            <Skeleton count={8} />
          </Card>
        }
        {...(onRetry && { onRetry })}
      >
        {(read) => <OneInvoice {...actions} invoice={read} />}
      </ResourceView>
    </Stack>
  );
}

type OneInvoiceProps = Omit<InvoiceScreenProps, 'invoice' | 'listHref' | 'onRetry'> & {
  invoice: Invoice;
};

/** The action of the open dialog. */
type InvoiceAction =
  | { kind: 'pay' | 'change' | 'issue' | 'credit' | 'void' }
  | { kind: 'refund'; payment: InvoicePayment };

function OneInvoice({
  invoice,
  payers,
  onChange,
  onIssue,
  onPay,
  onOpenDrawer,
  onRefund,
  onCredit,
  onVoid,
  onPrint,
  onReceipt,
}: OneInvoiceProps) {
  const words = useMessages(invoiceMessages);
  const names = useMessages(invoiceWordsMessages);
  const money = useMoney(invoice.currency);
  const [action, setAction] = useState<InvoiceAction>();
  const close = () => setAction(undefined);
  const { invoice_number, status, overpaid_minor } = invoice;
  const isDraft = status === 'draft';
  const isOpen = status === 'issued' || status === 'partially_paid';
  const items = useMoreActions({ invoice, onRefund, onCredit, onVoid }, setAction);
  return (
    <Stack gap="s4">
      <PageHeader
        title={
          invoice_number === null
            ? names.draftOf({ order: invoice.order.order_number })
            : words.titleOf({ number: invoice_number })
        }
        context={<InvoiceChip invoice={invoice} />}
        actions={
          <Inline>
            {items.length > 0 && (
              <Menu
                align="end"
                items={items}
                renderTrigger={(trigger) => (
                  <Button {...trigger} trailing={<Icon glyph={MoreGlyph} size="small" />}>
                    {words.more}
                  </Button>
                )}
              />
            )}
            {invoice_number !== null && (
              <Button
                leading={<Icon glyph={DownloadGlyph} size="small" />}
                onClick={() => onPrint(invoice)}
              >
                {words.print}
              </Button>
            )}
            {isDraft && (
              <Button aria-haspopup="dialog" onClick={() => setAction({ kind: 'change' })}>
                {words.changeDraft}
              </Button>
            )}
            {isDraft && (
              <Button
                variant="primary"
                aria-haspopup="dialog"
                onClick={() => setAction({ kind: 'issue' })}
              >
                {words.issueAction}
              </Button>
            )}
            {isOpen && (
              <Button
                variant="primary"
                aria-haspopup="dialog"
                onClick={() => setAction({ kind: 'pay' })}
              >
                {words.takePayment}
              </Button>
            )}
          </Inline>
        }
      />
      {overpaid_minor > 0 && (
        <Alert tone="caution">{words.overpaid({ amount: money.show(overpaid_minor) })}</Alert>
      )}
      <Split
        start={<InvoiceDocument invoice={invoice} />}
        end={<InvoiceHistory invoice={invoice} onReceipt={onReceipt} />}
        ratio="side-end"
      />
      <PaymentDialog
        open={action?.kind === 'pay'}
        invoice={invoice}
        onOpenDrawer={onOpenDrawer}
        onPay={(payment) => onPay(invoice, payment)}
        onClose={close}
      />
      <DraftDialog
        open={action?.kind === 'change'}
        invoice={invoice}
        payers={payers}
        onChange={(draft) => onChange(invoice, draft)}
        onClose={close}
      />
      <Confirmation
        open={action?.kind === 'issue'}
        title={words.issueTitle}
        confirmLabel={words.issueAction}
        body={words.issueBody}
        onConfirm={() => onIssue(invoice)}
        onClose={close}
      />
      {onRefund && (
        <RefundDialog
          payment={action?.kind === 'refund' ? action.payment : undefined}
          invoice={invoice}
          onOpenDrawer={onOpenDrawer}
          onRefund={onRefund}
          onClose={close}
        />
      )}
      {onCredit && (
        <CreditDialog
          open={action?.kind === 'credit'}
          invoice={invoice}
          onCredit={(credited) => onCredit(invoice, credited)}
          onClose={close}
        />
      )}
      {onVoid && (
        <Confirmation
          open={action?.kind === 'void'}
          asksReason
          title={words.voidTitle}
          confirmLabel={words.voidAction}
          body={words.voidBody}
          onConfirm={(reason) => onVoid(invoice, reason)}
          onClose={close}
        />
      )}
    </Stack>
  );
}

/** Returns the less frequent actions that are currently possible: credit, refund and void. */
function useMoreActions(
  {
    invoice,
    onRefund,
    onCredit,
    onVoid,
  }: Pick<OneInvoiceProps, 'invoice' | 'onRefund' | 'onCredit' | 'onVoid'>,
  onAction: (action: InvoiceAction) => void,
): MenuItem[] {
  const words = useMessages(invoiceMessages);
  const { status, payments, lines } = invoice;
  const isIssued = status !== 'draft' && status !== 'void';
  return [
    ...(onCredit && isIssued && lines.some((line) => line.status === 'active')
      ? [{ id: 'credit', label: words.creditMenu, onSelect: () => onAction({ kind: 'credit' }) }]
      : []),
    ...(onRefund ? payments.filter(({ left_minor }) => left_minor > 0) : []).map(
      (payment): MenuItem => ({
        id: payment.id,
        label: words.refundMenu({ number: payment.receipt_number }),
        onSelect: () => onAction({ kind: 'refund', payment }),
      }),
    ),
    ...(onVoid && voidRefusal(invoice) === undefined
      ? [
          {
            id: 'void',
            label: words.voidMenu,
            tone: 'critical' as const,
            parted: true,
            onSelect: () => onAction({ kind: 'void' }),
          },
        ]
      : []),
  ];
}

interface ConfirmationProps {
  open: boolean;
  title: string;
  confirmLabel: string;
  body: string;
  /** Whether a reason is required. @default false */
  asksReason?: boolean;
  onConfirm: (reason: string) => Promise<Submission>;
  onClose: () => void;
}

/** Asks for confirmation of an irreversible action, and reports why it was refused. */
function Confirmation({
  open,
  title,
  confirmLabel,
  body,
  asksReason = false,
  onConfirm,
  onClose,
}: ConfirmationProps) {
  const words = useMessages(invoiceMessages);
  const { submissionText } = useFormWords(words, undefined);
  const { submission, run, reset } = useOutcome(onClose);
  return (
    <ConfirmDialog
      open={open}
      title={title}
      confirmLabel={confirmLabel}
      tone={asksReason ? 'critical' : 'neutral'}
      busy={submission.status === 'submitting'}
      refusal={submissionText(submission)}
      onConfirm={({ reason }) => run(() => onConfirm(reason))}
      onClose={() => {
        reset();
        onClose();
      }}
      {...(asksReason && { reason: { minLength: 3, label: words.reason } })}
    >
      {body}
    </ConfirmDialog>
  );
}
