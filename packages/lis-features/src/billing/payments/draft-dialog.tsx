import type { Invoice, invoiceDraftBody, Payer } from '@alms/lis-domain/billing';
import { Button } from '@alms/ui/button';
import { Checkbox } from '@alms/ui/checkbox';
import { Dialog } from '@alms/ui/dialog';
import { FormActions } from '@alms/ui/form';
import { Grid } from '@alms/ui/grid';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { TextField } from '@alms/ui/text-field';
import { useMemo } from 'react';
import type * as v from 'valibot';
import { LisForm, useLisForm } from '../../shared/lis-form/index.ts';
import { draftForm, type DraftFields, type DraftValues } from './amount.form.ts';
import { useAmountWords } from '../../shared/cash-drawer/index.ts';
import { invoiceWordsMessages } from '../../shared/invoice-words/index.ts';
import { invoiceMessages } from './words/invoice/index.ts';
import {
  chosenCoverage,
  chosenPayer,
  coverageOptions,
  payerChoice,
  payerOptions,
} from './payer-options.ts';
import * as S from './payments.styles.ts';
import { useMoney } from '../../shared/money/index.ts';
import { useOutcome } from '../../shared/outcome/index.ts';

/** The complete draft as saved. */
export type ChangedDraft = v.InferInput<typeof invoiceDraftBody>;

interface DraftFormProps {
  invoice: Invoice;
  /** Payers that can be billed besides the patient. */
  payers: readonly Payer[];
  onChange: (draft: ChangedDraft) => Promise<Submission>;
  onClose: () => void;
}

export interface DraftDialogProps extends DraftFormProps {
  open: boolean;
}

/**
 * Changes a draft: payer, due date and the charge of each line. Changing the payer applies that
 * payer’s prices.
 */
export function DraftDialog({ open, ...form }: DraftDialogProps) {
  const words = useMessages(invoiceMessages);
  return (
    <Dialog open={open} onClose={form.onClose} title={words.changeTitle}>
      <DraftForm {...form} />
    </Dialog>
  );
}

function DraftForm({
  invoice: { lines, currency, payer, policy_number, coverages, due_date },
  payers,
  onChange,
  onClose,
}: DraftFormProps) {
  const words = useMessages(invoiceMessages);
  const names = useMessages(invoiceWordsMessages);
  const money = useMoney(currency);
  const { submission, run } = useOutcome(onClose);
  const schema = useMemo(() => draftForm(money, lines), [money, lines]);
  const form = useLisForm<DraftFields, DraftValues>(schema, {
    defaultValues: {
      payer: payerChoice(coverages, { payer, policy_number }),
      policy_number,
      due_date: due_date ?? '',
      discounts: lines.map(({ discount_minor }) => money.typed(discount_minor)),
      charged: lines.map(({ status }) => status === 'active'),
    },
    words: useAmountWords(words, money),
    submission,
    onSubmit: ({ payer: chosen, policy_number: policy, due_date: due, discounts, charged }) =>
      run(() =>
        onChange({
          ...(chosen === ''
            ? { payer_id: null }
            : {
                payer_id: chosenCoverage(coverages, chosen)?.payer.id ?? chosenPayer(chosen),
                policy_number: policy,
              }),
          due_date: due === '' ? null : due,
          lines: lines.map(({ id }, index) => ({
            id,
            discount_minor: discounts[index] ?? 0,
            status: charged[index] === false ? 'cancelled' : 'active',
          })),
        }),
      ),
  });
  const billedTo = form.field('payer');
  return (
    <LisForm form={form}>
      <Grid>
        <SelectField
          label={words.billedTo}
          hint={words.billedToHint}
          options={[
            ...coverageOptions(coverages, names.coverageName),
            ...payerOptions(names.patient, payers, payer?.id),
          ]}
          {...billedTo}
          onChange={(event) => {
            // A policy number belongs to one payer and must not be carried over to another.
            form.methods.setValue(
              'policy_number',
              chosenCoverage(coverages, event.currentTarget.value)?.policy_number ?? '',
            );
            void billedTo.onChange(event);
          }}
        />
        {form.methods.watch('payer') !== '' && (
          <TextField
            label={words.policyNumber}
            optional
            hint={words.policyHint}
            dir="ltr"
            {...form.field('policy_number')}
          />
        )}
        <TextField
          label={words.due}
          type="date"
          optional
          hint={words.dueHint}
          {...form.field('due_date')}
        />
      </Grid>
      <S.DraftLines>
        {lines.map(({ id, description, quantity, unit_price_minor }, index) => (
          <li key={id}>
            <Checkbox
              label={words.charged({ test: description })}
              hint={money.show(quantity * unit_price_minor)}
              {...form.field(`charged.${index}`)}
            />
            <TextField
              label={words.discountOn({ test: description })}
              trailing={currency}
              inputMode="decimal"
              {...form.field(`discounts.${index}`)}
            />
          </li>
        ))}
      </S.DraftLines>
      <FormActions align="end">
        <Button onClick={onClose}>{names.cancel}</Button>
        <Button type="submit" variant="primary" busy={form.busy}>
          {names.save}
        </Button>
      </FormActions>
    </LisForm>
  );
}
