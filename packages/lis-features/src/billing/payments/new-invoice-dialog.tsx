import type { Payer } from '@alms/lis-domain/billing';
import { Button } from '@alms/ui/button';
import { Dialog } from '@alms/ui/dialog';
import { FormActions } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { TextField } from '@alms/ui/text-field';
import * as v from 'valibot';
import { LisForm, useLisForm } from '../../shared/lis-form/index.js';
import { invoiceWordsMessages } from './invoice-words.messages.js';
import { paymentsMessages } from './payments.messages.js';
import { useOutcome } from '../../shared/outcome/index.js';
import { payerOptions } from './payer-options.js';

const newInvoiceForm = v.object({
  order_number: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^ORD-\d{8}-\d{4,}$/, 'orderNumberRequired')),
  payer_id: v.pipe(v.string(), v.transform((id) => (id === '' ? null : id))),
});

/** Which order is billed, and to whom; null: the patient. */
export type NewInvoice = v.InferOutput<typeof newInvoiceForm>;

interface NewInvoiceFormProps {
  /** Who may be billed besides the patient. */
  payers: readonly Payer[];
  onCreate: (invoice: NewInvoice) => Promise<Submission>;
  onClose: () => void;
}

export interface NewInvoiceDialogProps extends NewInvoiceFormProps {
  open: boolean;
}

/** Asks which order is billed, and who pays. */
export function NewInvoiceDialog({ open, ...form }: NewInvoiceDialogProps) {
  const words = useMessages(paymentsMessages);
  return (
    <Dialog open={open} onClose={form.onClose} size="small" title={words.newInvoice}>
      <NewInvoiceForm {...form} />
    </Dialog>
  );
}

/** Drawn anew each time the dialog opens. */
function NewInvoiceForm({ payers, onCreate, onClose }: NewInvoiceFormProps) {
  const words = useMessages(paymentsMessages);
  const names = useMessages(invoiceWordsMessages);
  const { submission, run } = useOutcome(onClose);
  const form = useLisForm(newInvoiceForm, { defaultValues: { order_number: '', payer_id: '' }, words, submission, onSubmit: (invoice) => run(() => onCreate(invoice)) });
  return (
    <LisForm form={form} brief>
      <TextField label={words.orderNumber} hint={words.orderNumberHint} autoComplete="off" dir="ltr" {...form.field('order_number')} />
      <SelectField label={words.payer} options={payerOptions(names.patient, payers)} {...form.field('payer_id')} />
      <FormActions align="end">
        <Button onClick={onClose}>{names.cancel}</Button>
        <Button type="submit" variant="primary" busy={form.busy}>{words.begin}</Button>
      </FormActions>
    </LisForm>
  );
}
