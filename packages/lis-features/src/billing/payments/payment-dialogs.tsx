import { paymentMethods, type Invoice, type InvoicePayment, type PaymentMethod } from '@alms/lis-domain/billing';
import { Button } from '@alms/ui/button';
import { Dialog } from '@alms/ui/dialog';
import { FormActions } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { TextField } from '@alms/ui/text-field';
import { useMemo } from 'react';
import { LisForm, useLisForm } from '../../shared/lis-form/index.js';
import { paymentForm, refundForm } from './amount.form.js';
import { useAmountWords } from './drawer-dialogs.js';
import { invoiceWordsMessages } from './invoice-words.messages.js';
import { invoiceMessages } from './invoice.messages.js';
import { useMoney } from '../../shared/money/index.js';
import { useOutcome } from '../../shared/outcome/index.js';

/** Money that is taken. */
export interface TakenPayment {
  amount_minor: number;
  method: PaymentMethod;
  reference: string;
}

/** Money that is given back. */
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
  onPay: (payment: TakenPayment) => Promise<Submission>;
  onClose: () => void;
}

export interface PaymentDialogProps extends PaymentFormProps {
  open: boolean;
}

/** Takes a payment; the whole balance unless something else is typed, so that Enter is enough. */
export function PaymentDialog({ open, ...form }: PaymentDialogProps) {
  const words = useMessages(invoiceMessages);
  return (
    <Dialog open={open} onClose={form.onClose} size="small" title={words.takePayment}>
      <PaymentForm {...form} />
    </Dialog>
  );
}

function PaymentForm({ invoice: { balance_minor, currency }, onPay, onClose }: PaymentFormProps) {
  const words = useMessages(invoiceMessages);
  const names = useMessages(invoiceWordsMessages);
  const methods = useMethods();
  const money = useMoney(currency);
  const { submission, run } = useOutcome(onClose);
  const schema = useMemo(() => paymentForm(money), [money]);
  const form = useLisForm<{ amount_minor: string; method: PaymentMethod; reference: string }, TakenPayment>(schema, {
    defaultValues: { amount_minor: money.typed(balance_minor), method: 'cash', reference: '' }, words: useAmountWords(words, money), submission, onSubmit: (payment) => run(() => onPay(payment)),
  });
  return (
    <LisForm form={form}>
      <TextField label={words.amount} hint={words.payOpen({ amount: money.show(balance_minor) })} trailing={currency} inputMode="decimal" autoComplete="off" {...form.field('amount_minor')} />
      <SelectField label={words.method} options={methods} {...form.field('method')} />
      <TextField label={words.reference} hint={words.referenceHint} optional autoComplete="off" maxLength={120} {...form.field('reference')} />
      <FormActions align="end">
        <Button onClick={onClose}>{names.cancel}</Button>
        <Button type="submit" variant="primary" busy={form.busy}>{words.takePayment}</Button>
      </FormActions>
    </LisForm>
  );
}

interface RefundFormProps {
  invoice: Invoice;
  payment: InvoicePayment;
  onRefund: (refund: GivenRefund) => Promise<Submission>;
  onClose: () => void;
}

export interface RefundDialogProps extends Omit<RefundFormProps, 'payment'> {
  /** Undefined: nothing is given back. */
  payment: InvoicePayment | undefined;
}

/** Gives a payment back, in whole or in part, for a reason. What a credit note has made too much stands in the field. */
export function RefundDialog({ payment, ...form }: RefundDialogProps) {
  const words = useMessages(invoiceMessages);
  return (
    <Dialog open={payment !== undefined} onClose={form.onClose} size="small" title={words.refundTitle}>
      {payment && <RefundForm {...form} payment={payment} />}
    </Dialog>
  );
}

function RefundForm({ invoice: { currency, overpaid_minor }, payment, onRefund, onClose }: RefundFormProps) {
  const words = useMessages(invoiceMessages);
  const names = useMessages(invoiceWordsMessages);
  const methods = useMethods();
  const money = useMoney(currency);
  const { submission, run } = useOutcome(onClose);
  const schema = useMemo(() => refundForm(money), [money]);
  const most = overpaid_minor > 0 ? Math.min(overpaid_minor, payment.left_minor) : payment.left_minor;
  const form = useLisForm<{ amount_minor: string; method: PaymentMethod; reason: string }, Omit<GivenRefund, 'payment'>>(schema, {
    defaultValues: { amount_minor: money.typed(most), method: payment.method, reason: '' },
    words: useAmountWords(words, money),
    submission,
    onSubmit: (refund) => run(() => onRefund({ payment, ...refund })),
  });
  return (
    <LisForm form={form}>
      <TextField label={words.amount} hint={words.refundLeft({ amount: money.show(payment.left_minor) })} trailing={currency} inputMode="decimal" autoComplete="off" {...form.field('amount_minor')} />
      <SelectField label={words.givenBy} options={methods} {...form.field('method')} />
      <TextField label={words.reason} autoComplete="off" maxLength={300} {...form.field('reason')} />
      <FormActions align="end">
        <Button onClick={onClose}>{names.cancel}</Button>
        <Button type="submit" variant="primary" tone="critical" busy={form.busy}>{words.refundAct}</Button>
      </FormActions>
    </LisForm>
  );
}
