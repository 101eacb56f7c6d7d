import { payerKinds, type Payer, type payerBody } from '@alms/lis-domain/billing';
import { Button } from '@alms/ui/button';
import { Checkbox } from '@alms/ui/checkbox';
import { Dialog } from '@alms/ui/dialog';
import { FormActions } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { TextAreaField } from '@alms/ui/text-area-field';
import { TextField } from '@alms/ui/text-field';
import * as v from 'valibot';
import { LisForm, useLisForm } from '../../shared/lis-form/index.ts';
import { invoiceWordsMessages } from '../../shared/invoice-words/index.ts';
import { paymentsMessages } from './words/index.ts';
import { useOutcome } from '../../shared/outcome/index.ts';

/** Request body accepted by the server. */
export type PayerValues = v.InferOutput<typeof payerBody>;

const payerForm = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('nameRequired'), v.maxLength(120, 'nameRequired')),
  kind: v.picklist(payerKinds),
  address: v.pipe(v.string(), v.trim(), v.maxLength(500)),
  active: v.boolean(),
});

interface PayerFormProps {
  /** The payer to edit. When omitted, a new one is added. */
  payer?: Payer | undefined;
  onSave: (values: PayerValues) => Promise<Submission>;
  onClose: () => void;
}

export interface PayerDialogProps extends PayerFormProps {
  open: boolean;
}

/** Edits an insurer or company that pays for patients. */
export function PayerDialog({ open, ...form }: PayerDialogProps) {
  const words = useMessages(paymentsMessages);
  return (
    <Dialog
      open={open}
      onClose={form.onClose}
      title={form.payer ? words.changePayer({ name: form.payer.name }) : words.addPayer}
    >
      <PayerForm {...form} />
    </Dialog>
  );
}

function PayerForm({ payer, onSave, onClose }: PayerFormProps) {
  const words = useMessages(paymentsMessages);
  const names = useMessages(invoiceWordsMessages);
  const { submission, run } = useOutcome(onClose);
  const form = useLisForm(payerForm, {
    defaultValues: {
      name: payer?.name ?? '',
      kind: payer?.kind ?? 'insurance',
      address: payer?.address ?? '',
      active: payer?.active ?? true,
    },
    words: { ...words, duplicate: words.payerTaken },
    submission,
    onSubmit: (values) => run(() => onSave(values)),
  });
  return (
    <LisForm form={form}>
      <TextField label={words.name} maxLength={120} {...form.field('name')} />
      <SelectField
        label={words.kind}
        options={payerKinds.map((value) => ({ value, label: names[value] }))}
        {...form.field('kind')}
      />
      <TextAreaField label={words.address} optional {...form.field('address')} />
      <Checkbox label={words.offered} {...form.field('active')} />
      <FormActions align="end">
        <Button onClick={onClose}>{names.cancel}</Button>
        <Button type="submit" variant="primary" busy={form.busy}>
          {names.save}
        </Button>
      </FormActions>
    </LisForm>
  );
}
