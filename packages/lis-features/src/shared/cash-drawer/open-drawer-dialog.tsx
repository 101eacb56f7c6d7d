import { Button } from '@alms/ui/button';
import { Dialog } from '@alms/ui/dialog';
import { FormActions } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { TextField } from '@alms/ui/text-field';
import { useMemo } from 'react';
import { invoiceWordsMessages } from '../invoice-words/index.ts';
import { LisForm, useLisForm } from '../lis-form/index.ts';
import { useMoney } from '../money/index.ts';
import { useOutcome } from '../outcome/index.ts';
import { openForm } from './amount.form.ts';
import { useAmountWords } from './use-amount-words.ts';
import { cashDrawerMessages } from './words/index.ts';

interface OpenDrawerFormProps {
  currency: string;
  onOpen: (float_minor: number) => Promise<Submission>;
  onClose: () => void;
}

export interface OpenDrawerDialogProps extends OpenDrawerFormProps {
  open: boolean;
}

/** Asks for the opening float of a cash drawer. */
export function OpenDrawerDialog({ open, ...form }: OpenDrawerDialogProps) {
  const words = useMessages(cashDrawerMessages);
  return (
    <Dialog open={open} onClose={form.onClose} size="small" title={words.openDrawer}>
      <OpenDrawerForm {...form} />
    </Dialog>
  );
}

function OpenDrawerForm({ currency, onOpen, onClose }: OpenDrawerFormProps) {
  const words = useMessages(cashDrawerMessages);
  const names = useMessages(invoiceWordsMessages);
  const money = useMoney(currency);
  const { submission, run } = useOutcome(onClose);
  const schema = useMemo(() => openForm(money), [money]);
  const form = useLisForm(schema, {
    defaultValues: { float_minor: '' },
    words: useAmountWords(words, money),
    submission,
    onSubmit: ({ float_minor }) => run(() => onOpen(float_minor)),
  });
  return (
    <LisForm form={form} brief>
      <TextField
        label={words.float}
        trailing={currency}
        inputMode="decimal"
        {...form.field('float_minor')}
      />
      <FormActions align="end">
        <Button onClick={onClose}>{names.cancel}</Button>
        <Button type="submit" variant="primary" busy={form.busy}>
          {words.openDrawer}
        </Button>
      </FormActions>
    </LisForm>
  );
}
