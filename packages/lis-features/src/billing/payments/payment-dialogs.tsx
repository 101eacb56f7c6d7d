import {
  paymentMethods,
  type Invoice,
  type InvoicePayment,
  type PaymentMethod,
} from '@alms/lis-domain/billing';
import { Button } from '@alms/ui/button';
import { Dialog } from '@alms/ui/dialog';
import { FormActions } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { TextField } from '@alms/ui/text-field';
import { useMemo } from 'react';
import { LisForm, useLisForm } from '../../shared/lis-form/index.ts';
import { paymentForm, refundForm } from './amount.form.ts';
import { invoiceWordsMessages } from '../../shared/invoice-words/index.ts';
import { invoiceMessages } from './words/invoice/index.ts';
import { useAmountWords, useDrawerOffer, type OpenDrawer } from '../../shared/cash-drawer/index.ts';
import { useMoney } from '../../shared/money/index.ts';
import { useOutcome } from '../../shared/outcome/index.ts';

/** A payment to record. */
export interface TakenPayment {
  amount_minor: number;
  method: PaymentMethod;
  reference: string;
}

/** A refund to record. */
export interface GivenRefund {
  payment: InvoicePayment;
  amount_minor: number;
  method: PaymentMethod;
  reason: string;
}

function useMethods() {
  const names = useMessages(invoiceWordsMessages);
  return paymentMethods.map((value) => ({ value, label: names[value] }));
}

interface PaymentFormProps {
  invoice: Invoice;
  onOpenDrawer: OpenDrawer;
  onPay: (payment: TakenPayment) => Promise<Submission>;
  onClose: () => void;
}

export interface PaymentDialogProps extends PaymentFormProps {
  open: boolean;
}

/** Records a payment. The full balance is prefilled, so that Enter submits it. */
export function PaymentDialog({ open, ...form }: PaymentDialogProps) {
  const words = useMessages(invoiceMessages);
  return (
    <Dialog open={open} onClose={form.onClose} size="small" title={words.takePayment}>
      <PaymentForm {...form} />
    </Dialog>
  );
}

function PaymentForm({
  invoice: { balance_minor, currency },
  onOpenDrawer,
  onPay,
  onClose,
}: PaymentFormProps) {
  const words = useMessages(invoiceMessages);
  const names = useMessages(invoiceWordsMessages);
  const methods = useMethods();
  const money = useMoney(currency);
  const { submission, run, reset } = useOutcome(onClose);
  const drawer = useDrawerOffer(submission, currency, onOpenDrawer, reset);
  const schema = useMemo(() => paymentForm(money), [money]);
  const form = useLisForm<
    { amount_minor: string; method: PaymentMethod; reference: string },
    TakenPayment
  >(schema, {
    defaultValues: { amount_minor: money.typed(balance_minor), method: 'cash', reference: '' },
    words: useAmountWords(words, money),
    submission,
    onSubmit: (payment) => run(() => onPay(payment)),
  });
  return (
    <>
      <LisForm form={form}>
        <TextField
          label={words.amount}
          hint={words.payOpen({ amount: money.show(balance_minor) })}
          trailing={currency}
          inputMode="decimal"
          {...form.field('amount_minor')}
        />
        <SelectField label={words.method} options={methods} {...form.field('method')} />
        <TextField
          label={words.reference}
          hint={words.referenceHint}
          optional
          maxLength={120}
          {...form.field('reference')}
        />
        <FormActions align="end">
          {drawer.button}
          <Button onClick={onClose}>{names.cancel}</Button>
          <Button type="submit" variant="primary" busy={form.busy}>
            {words.takePayment}
          </Button>
        </FormActions>
      </LisForm>
      {drawer.dialog}
    </>
  );
}

interface RefundFormProps {
  invoice: Invoice;
  onOpenDrawer: OpenDrawer;
  payment: InvoicePayment;
  onRefund: (refund: GivenRefund) => Promise<Submission>;
  onClose: () => void;
}

export interface RefundDialogProps extends Omit<RefundFormProps, 'payment'> {
  /** The payment to refund; undefined while none is being refunded. */
  payment: InvoicePayment | undefined;
}

/**
 * Refunds a payment in whole or in part; a reason is required. The overpaid amount after a credit
 * note is prefilled.
 */
export function RefundDialog({ payment, ...form }: RefundDialogProps) {
  const words = useMessages(invoiceMessages);
  return (
    <Dialog
      open={payment !== undefined}
      onClose={form.onClose}
      size="small"
      title={words.refundTitle}
    >
      {payment && <RefundForm {...form} payment={payment} />}
    </Dialog>
  );
}

function RefundForm({
  invoice: { currency, overpaid_minor },
  payment,
  onOpenDrawer,
  onRefund,
  onClose,
}: RefundFormProps) {
  const words = useMessages(invoiceMessages);
  const names = useMessages(invoiceWordsMessages);
  const methods = useMethods();
  const money = useMoney(currency);
  const { submission, run, reset } = useOutcome(onClose);
  const drawer = useDrawerOffer(submission, currency, onOpenDrawer, reset);
  const schema = useMemo(() => refundForm(money), [money]);
  const max =
    overpaid_minor > 0 ? Math.min(overpaid_minor, payment.left_minor) : payment.left_minor;
  const form = useLisForm<
    { amount_minor: string; method: PaymentMethod; reason: string },
    Omit<GivenRefund, 'payment'>
  >(schema, {
    defaultValues: { amount_minor: money.typed(max), method: payment.method, reason: '' },
    words: useAmountWords(words, money),
    submission,
    onSubmit: (refund) => run(() => onRefund({ payment, ...refund })),
  });
  return (
    <>
      <LisForm form={form}>
        <TextField
          label={words.amount}
          hint={words.refundLeft({ amount: money.show(payment.left_minor) })}
          trailing={currency}
          inputMode="decimal"
          {...form.field('amount_minor')}
        />
        <SelectField label={words.givenBy} options={methods} {...form.field('method')} />
        <TextField label={words.reason} maxLength={300} {...form.field('reason')} />
        <FormActions align="end">
          {drawer.button}
          <Button onClick={onClose}>{names.cancel}</Button>
          <Button type="submit" variant="primary" tone="critical" busy={form.busy}>
            {words.refundAction}
          </Button>
        </FormActions>
      </LisForm>
      {drawer.dialog}
    </>
  );
}
