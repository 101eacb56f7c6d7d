import type {
  createInvoiceBody,
  OrderBalance,
  PatientCoverage,
  Payer,
} from '@alms/lis-domain/billing';
import { Button } from '@alms/ui/button';
import { ComboboxField, type Choice } from '@alms/ui/combobox-field';
import { Dialog } from '@alms/ui/dialog';
import { FormActions } from '@alms/ui/form';
import { useFormat, useMessages } from '@alms/ui/i18n';
import type { Resource, Submission } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { useState } from 'react';
import * as v from 'valibot';
import { LisForm, useLisForm } from '../../shared/lis-form/index.ts';
import { invoiceWordsMessages } from '../../shared/invoice-words/index.ts';
import { paymentsMessages } from './words/index.ts';
import { useOutcome } from '../../shared/outcome/index.ts';
import { chosenCoverage, chosenPayer, coverageOptions, payerOptions } from './payer-options.ts';

/** The server selects the payer: the only coverage on the order date, otherwise the patient. */
const BY_COVERAGE = 'by coverage';

const newInvoiceForm = v.object({
  order_number: v.pipe(v.string(), v.nonEmpty('orderRequired')),
  payer: v.string(),
});

/**
 * The order to bill and its payer. `null` bills the patient; when omitted, the patient’s coverage
 * decides.
 */
export type NewInvoice = v.InferInput<typeof createInvoiceBody>;

/** Coverage of the patient of the selected order. */
export interface OrderCoverages {
  resource: Resource<readonly PatientCoverage[]>;
  /** Called with the number of the selected order; undefined while none is selected. */
  onOrder: (orderNumber: string | undefined) => void;
}

/** Search for the order to bill. */
export interface OrdersToBill {
  /** Unbilled orders that match the latest search. */
  resource: Resource<readonly OrderBalance[]>;
  /** Called with the typed text, and with empty text when the list opens. */
  onSearch: (text: string) => void;
}

interface NewInvoiceFormProps {
  orders: OrdersToBill;
  /** Payers that can be billed besides the patient. */
  payers: readonly Payer[];
  /** The patient’s coverage. When omitted, no payer is proposed before the draft exists. */
  coverages?: OrderCoverages | undefined;
  onCreate: (invoice: NewInvoice) => Promise<Submission>;
  onClose: () => void;
}

export interface NewInvoiceDialogProps extends NewInvoiceFormProps {
  open: boolean;
}

/** Asks for the order to bill and the payer. */
export function NewInvoiceDialog({ open, ...form }: NewInvoiceDialogProps) {
  const words = useMessages(paymentsMessages);
  return (
    <Dialog open={open} onClose={form.onClose} size="small" title={words.newInvoice}>
      <NewInvoiceForm {...form} />
    </Dialog>
  );
}

/** Orders as options: the patient, with MRN, order number and amount to distinguish them. */
function useOrderChoices(orders: Resource<readonly OrderBalance[]>): Resource<readonly Choice[]> {
  const format = useFormat();
  if (orders.status !== 'ready') return orders;
  const data = orders.data.map(({ order_number, patient, tests, requested_at }) => ({
    value: order_number,
    label: patient.full_name,
    note: [patient.mrn, order_number, format.date(requested_at), format.list(tests)].join(' · '),
  }));
  return { ...orders, data };
}

/** Mounted each time the dialog opens. */
function NewInvoiceForm({ orders, payers, coverages, onCreate, onClose }: NewInvoiceFormProps) {
  const words = useMessages(paymentsMessages);
  const names = useMessages(invoiceWordsMessages);
  const { submission, run } = useOutcome(onClose);
  const known = coverages?.resource.status === 'ready' ? coverages.resource.data : undefined;
  const choices = useOrderChoices(orders.resource);
  const form = useLisForm(newInvoiceForm, {
    defaultValues: { order_number: '', payer: BY_COVERAGE },
    words,
    submission,
    onSubmit: ({ order_number, payer }) => {
      const coverage = chosenCoverage(known ?? [], payer);
      const chosen = coverage
        ? { payer_id: coverage.payer.id, policy_number: coverage.policy_number }
        : payer !== BY_COVERAGE && { payer_id: chosenPayer(payer) };
      return run(() => onCreate({ order_number, ...chosen }));
    },
  });
  const { id, error } = form.field('order_number');
  const [order, setOrder] = useState<Choice | null>(null);
  const choose = (choice: Choice | null) => {
    setOrder(choice);
    form.methods.setValue('order_number', choice?.value ?? '');
    form.methods.clearErrors('order_number');
    coverages?.onOrder(choice?.value);
  };
  const nameOf = ({ payer, policy_number }: PatientCoverage) =>
    names.coverageName({ payer: payer.name, number: policy_number });
  const proposal = (all: readonly PatientCoverage[]) => {
    const [only, other] = all;
    if (only === undefined) return words.notCovered;
    return other === undefined ? words.coveredBy({ coverage: nameOf(only) }) : words.chooseCoverage;
  };
  return (
    <LisForm form={form} brief>
      <ComboboxField
        id={id}
        label={words.orderToBill}
        placeholder={words.findOrder}
        hint={words.orderToBillHint}
        options={choices}
        value={order}
        onSearch={orders.onSearch}
        onValueChange={choose}
        error={error}
      />
      <SelectField
        label={words.payer}
        hint={known && proposal(known)}
        options={[
          { value: BY_COVERAGE, label: words.byInsurance },
          ...coverageOptions(known ?? [], names.coverageName),
          ...payerOptions(names.patient, payers),
        ]}
        {...form.field('payer')}
      />
      <FormActions align="end">
        <Button onClick={onClose}>{names.cancel}</Button>
        <Button type="submit" variant="primary" busy={form.busy}>
          {words.begin}
        </Button>
      </FormActions>
    </LisForm>
  );
}
