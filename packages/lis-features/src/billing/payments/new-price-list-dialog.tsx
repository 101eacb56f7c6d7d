import type { Payer, PriceListSummary } from '@alms/lis-domain/billing';
import { Button } from '@alms/ui/button';
import { Dialog } from '@alms/ui/dialog';
import { FormActions } from '@alms/ui/form';
import { Grid } from '@alms/ui/grid';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { TextField } from '@alms/ui/text-field';
import { LisForm, useLisForm } from '../../shared/lis-form/index.ts';
import { useOutcome } from '../../shared/outcome/index.ts';
import { invoiceWordsMessages } from '../../shared/invoice-words/index.ts';
import { emptyStart, newPriceListForm, ownStart, type NewPriceList } from './price-list.form.ts';
import { priceListMessages } from './words/price-list/index.ts';

interface NewPriceListFormProps {
  payers: readonly Payer[];
  /** Price lists that can be copied. */
  lists: readonly PriceListSummary[];
  onBegin: (list: NewPriceList) => Promise<Submission>;
  onClose: () => void;
}

export interface NewPriceListDialogProps extends NewPriceListFormProps {
  open: boolean;
}

/** Creates a payer’s price list with its validity period and initial prices. */
export function NewPriceListDialog({ open, ...form }: NewPriceListDialogProps) {
  const words = useMessages(priceListMessages);
  return (
    <Dialog open={open} onClose={form.onClose} title={words.newList}>
      <NewPriceListForm {...form} />
    </Dialog>
  );
}

function NewPriceListForm({ payers, lists, onBegin, onClose }: NewPriceListFormProps) {
  const words = useMessages(priceListMessages);
  const names = useMessages(invoiceWordsMessages);
  const { submission, run } = useOutcome(onClose);
  const offered = payers.filter(({ active }) => active);
  const form = useLisForm(newPriceListForm, {
    defaultValues: {
      payer_id: offered[0]?.id ?? '',
      name: '',
      valid_from: '',
      valid_to: '',
      start: ownStart,
      change: '0',
    },
    words,
    submission,
    onSubmit: (list) => run(() => onBegin(list)),
  });
  return (
    <LisForm form={form}>
      <Grid>
        <SelectField
          label={words.payer}
          options={offered.map(({ id, name }) => ({ value: id, label: name }))}
          {...form.field('payer_id')}
        />
        <TextField label={words.listName} maxLength={80} {...form.field('name')} />
        <TextField label={words.validFrom} type="date" {...form.field('valid_from')} />
        <TextField
          label={words.validTo}
          type="date"
          optional
          hint={words.validToHint}
          {...form.field('valid_to')}
        />
        <SelectField
          label={words.start}
          options={[
            { value: ownStart, label: words.startOwn },
            { value: emptyStart, label: words.startEmpty },
            ...lists.map(({ id, name, payer }) => ({
              value: id,
              label: words.listOf({ payer: payer.name, list: name }),
            })),
          ]}
          {...form.field('start')}
        />
        <TextField
          label={words.change}
          hint={words.changeHint}
          trailing={words.percent}
          inputMode="text"
          dir="ltr"
          {...form.field('change')}
        />
      </Grid>
      <FormActions align="end">
        <Button onClick={onClose}>{names.cancel}</Button>
        <Button type="submit" variant="primary" busy={form.busy}>
          {words.begin}
        </Button>
      </FormActions>
    </LisForm>
  );
}
