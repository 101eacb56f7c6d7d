import type { createInvoiceBody, PatientCoverage, Payer } from '@alms/lis-domain/billing';
import { Button } from '@alms/ui/button';
import { Dialog } from '@alms/ui/dialog';
import { FormActions } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import type { Resource, Submission } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { TextField } from '@alms/ui/text-field';
import type { ChangeEvent } from 'react';
import * as v from 'valibot';
import { LisForm, useLisForm } from '../../shared/lis-form/index.ts';
import { invoiceWordsMessages } from '../../shared/invoice-words/index.ts';
import { paymentsMessages } from './words/index.ts';
import { useOutcome } from '../../shared/outcome/index.ts';
import { chosenCoverage, coverageOptions, payerOptions } from './payer-options.ts';

const orderNumber = v.pipe(
  v.string(),
  v.trim(),
  v.toUpperCase(),
  v.regex(/^ORD-\d{8}-\d{4,}$/, 'orderNumberRequired'),
);

/** The server selects the payer: the only coverage on the order date, otherwise the patient. */
const BY_COVERAGE = 'by coverage';

const newInvoiceForm = v.object({ order_number: orderNumber, payer: v.string() });

/**
 * The order to bill and its payer. `null` bills the patient; when omitted, the patient’s coverage
 * decides.
 */
export type NewInvoice = v.InferInput<typeof createInvoiceBody>;

/** Coverage of the patient of the entered order. */
export interface OrderCoverages {
  resource: Resource<readonly PatientCoverage[]>;
  /** Called with the complete order number; undefined while it is incomplete. */
  onOrder: (orderNumber: string | undefined) => void;
}

interface NewInvoiceFormProps {
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

/** Mounted each time the dialog opens. */
function NewInvoiceForm({ payers, coverages, onCreate, onClose }: NewInvoiceFormProps) {
  const words = useMessages(paymentsMessages);
  const names = useMessages(invoiceWordsMessages);
  const { submission, run } = useOutcome(onClose);
  const known = coverages?.resource.status === 'ready' ? coverages.resource.data : undefined;
  const form = useLisForm(newInvoiceForm, {
    defaultValues: { order_number: '', payer: BY_COVERAGE },
    words,
    submission,
    onSubmit: ({ order_number, payer }) => {
      const coverage = chosenCoverage(known ?? [], payer);
      const chosen = coverage
        ? { payer_id: coverage.payer.id, policy_number: coverage.policy_number }
        : payer !== BY_COVERAGE && { payer_id: payer === '' ? null : payer };
      return run(() => onCreate({ order_number, ...chosen }));
    },
  });
  const number = form.field('order_number');
  const onNumber = (event: ChangeEvent<HTMLInputElement>) => {
    const typed = v.safeParse(orderNumber, event.currentTarget.value);
    coverages?.onOrder(typed.success ? typed.output : undefined);
    void number.onChange(event);
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
      <TextField
        label={words.orderNumber}
        hint={words.orderNumberHint}
        autoComplete="off"
        dir="ltr"
        {...number}
        onChange={onNumber}
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
