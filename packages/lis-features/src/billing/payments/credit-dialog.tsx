import type { Invoice } from '@alms/lis-domain/billing';
import { Button } from '@alms/ui/button';
import { CheckboxGroup } from '@alms/ui/checkbox-group';
import { Dialog } from '@alms/ui/dialog';
import { FormActions } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { TextField } from '@alms/ui/text-field';
import { LisForm, useLisForm } from '../../shared/lis-form/index.ts';
import { creditForm } from './amount.form.ts';
import { invoiceWordsMessages } from '../../shared/invoice-words/index.ts';
import { invoiceMessages } from './words/invoice/index.ts';
import { useMoney } from '../../shared/money/index.ts';
import { useOutcome } from '../../shared/outcome/index.ts';

/** Lines to credit, and the reason. */
export interface CreditedLines {
  line_ids: string[];
  reason: string;
}

interface CreditFormProps {
  invoice: Invoice;
  onCredit: (credited: CreditedLines) => Promise<Submission>;
  onClose: () => void;
}

export interface CreditDialogProps extends CreditFormProps {
  open: boolean;
}

/** Credits lines of an issued invoice with a credit note. A reason is required. */
export function CreditDialog({ open, ...form }: CreditDialogProps) {
  const words = useMessages(invoiceMessages);
  return (
    <Dialog open={open} onClose={form.onClose} title={words.creditTitle}>
      <CreditForm {...form} />
    </Dialog>
  );
}

function CreditForm({ invoice: { lines, currency }, onCredit, onClose }: CreditFormProps) {
  const words = useMessages(invoiceMessages);
  const names = useMessages(invoiceWordsMessages);
  const money = useMoney(currency);
  const { submission, run } = useOutcome(onClose);
  const form = useLisForm<CreditedLines, CreditedLines>(creditForm, {
    defaultValues: { line_ids: [], reason: '' },
    words,
    submission,
    onSubmit: (credited) => run(() => onCredit(credited)),
  });
  const { id, error } = form.field('line_ids');
  return (
    <LisForm form={form}>
      <CheckboxGroup
        id={id}
        label={words.creditLines}
        error={error}
        options={lines
          .filter(({ status }) => status === 'active')
          .map(({ id: value, description, total_minor, collected }) => ({
            value,
            label: <bdi>{description}</bdi>,
            description: collected
              ? words.lineCollected({ total: money.show(total_minor) })
              : money.show(total_minor),
          }))}
        value={form.methods.watch('line_ids')}
        onValueChange={(chosen) => {
          form.methods.setValue('line_ids', chosen);
          form.methods.clearErrors('line_ids');
        }}
      />
      <TextField label={words.reason} maxLength={300} {...form.field('reason')} />
      <FormActions align="end">
        <Button onClick={onClose}>{names.cancel}</Button>
        <Button type="submit" variant="primary" tone="critical" busy={form.busy}>
          {words.creditAction}
        </Button>
      </FormActions>
    </LisForm>
  );
}
