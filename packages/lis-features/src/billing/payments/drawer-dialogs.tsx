import type { CashSession } from '@alms/lis-domain/billing';
import { Button } from '@alms/ui/button';
import { Dialog } from '@alms/ui/dialog';
import { FormActions } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { TextField } from '@alms/ui/text-field';
import { useMemo } from 'react';
import { LisForm, useLisForm } from '../../shared/lis-form/index.ts';
import { closeForm } from './amount.form.ts';
import { invoiceWordsMessages } from '../../shared/invoice-words/index.ts';
import { paymentsMessages } from './words/index.ts';
import { useAmountWords } from '../../shared/cash-drawer/index.ts';
import { useMoney } from '../../shared/money/index.ts';
import { useOutcome } from '../../shared/outcome/index.ts';

/** The counted amount, and the reason for a discrepancy. */
export interface CountedDrawer {
  counted_minor: number;
  difference_reason: string;
}

interface CloseDrawerFormProps {
  drawer: CashSession;
  onCount: (counted: CountedDrawer) => Promise<Submission>;
  onClose: () => void;
}

export interface CloseDrawerDialogProps extends Omit<CloseDrawerFormProps, 'drawer'> {
  /** The drawer to close; undefined while none is being closed. */
  drawer: CashSession | undefined;
}

/** Asks for the counted amount, and for the reason of a discrepancy. */
export function CloseDrawerDialog({ drawer, ...form }: CloseDrawerDialogProps) {
  const words = useMessages(paymentsMessages);
  return (
    <Dialog
      open={drawer !== undefined}
      onClose={form.onClose}
      size="small"
      title={words.countDrawer}
    >
      {drawer && <CloseDrawerForm {...form} drawer={drawer} />}
    </Dialog>
  );
}

function CloseDrawerForm({
  drawer: { currency, expected_minor },
  onCount,
  onClose,
}: CloseDrawerFormProps) {
  const words = useMessages(paymentsMessages);
  const names = useMessages(invoiceWordsMessages);
  const money = useMoney(currency);
  const { submission, run } = useOutcome(onClose);
  const schema = useMemo(() => closeForm(money, expected_minor), [money, expected_minor]);
  const form = useLisForm(schema, {
    defaultValues: { counted_minor: '', difference_reason: '' },
    words: useAmountWords(words, money),
    submission,
    onSubmit: (counted) => run(() => onCount(counted)),
  });
  const counted = money.read(form.methods.watch('counted_minor'));
  return (
    <LisForm form={form} brief>
      <TextField
        label={words.counted}
        hint={words.countedHint({ amount: money.show(expected_minor) })}
        trailing={currency}
        inputMode="decimal"
        {...form.field('counted_minor')}
      />
      {counted !== undefined && counted !== expected_minor && (
        <TextField
          label={words.reasonOfDifference}
          maxLength={300}
          {...form.field('difference_reason')}
        />
      )}
      <FormActions align="end">
        <Button onClick={onClose}>{names.cancel}</Button>
        <Button type="submit" variant="primary" busy={form.busy}>
          {words.closeDrawer}
        </Button>
      </FormActions>
    </LisForm>
  );
}
