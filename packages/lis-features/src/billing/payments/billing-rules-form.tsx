import {
  collectionPolicies,
  type BillingSettings,
  type CollectionPolicy,
} from '@alms/lis-domain/billing';
import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { Checkbox } from '@alms/ui/checkbox';
import { FormActions } from '@alms/ui/form';
import { Grid } from '@alms/ui/grid';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { SelectField } from '@alms/ui/select-field';
import { Stack } from '@alms/ui/stack';
import { TextField } from '@alms/ui/text-field';
import * as v from 'valibot';
import { LisForm } from '../../shared/lis-form/index.ts';
import {
  EditConflictDialog,
  useVersionedForm,
  type VersionedFormProps,
} from '../../shared/versioned-form/index.ts';
import { invoiceWordsMessages } from '../../shared/invoice-words/index.ts';
import { paymentsMessages } from './words/index.ts';

const rulesForm = v.object({
  currency: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z]{3}$/, 'currencyInvalid')),
  collect_before_payment: v.picklist(collectionPolicies),
  invoice_on_order: v.boolean(),
  payment_days: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{1,3}$/, 'daysInvalid'),
    v.transform(Number),
    v.maxValue(365, 'daysInvalid'),
  ),
});

/** Field values of the billing rules, and the values saved from them. */
export type BillingRulesFields = Omit<v.InferInput<typeof rulesForm>, 'collect_before_payment'> & {
  collect_before_payment: CollectionPolicy;
};
export type BillingRulesValues = v.InferOutput<typeof rulesForm>;

export interface BillingRulesFormProps extends VersionedFormProps<
  BillingRulesFields,
  BillingRulesValues,
  BillingSettings
> {
  settings: BillingSettings;
}

const valuesOf = ({ version: _version, ...values }: BillingSettings): BillingRulesValues => values;
const fieldsOf = ({ payment_days, ...values }: BillingRulesValues): BillingRulesFields => ({
  ...values,
  payment_days: String(payment_days),
});

/** Billing rules of the facility, saved together. */
export function BillingRulesForm({ settings, ...rest }: BillingRulesFormProps) {
  const words = useMessages(paymentsMessages);
  const names = useMessages(invoiceWordsMessages);
  const format = useFormat();
  const { form, isDirty, conflict, onSettle, onBack } = useVersionedForm(rulesForm, {
    record: settings,
    valuesOf,
    fieldsOf,
    words,
    ...rest,
  });
  const { field } = form;
  return (
    <>
      <LisForm form={form} label={words.rules}>
        {rest.submission.status === 'done' && !isDirty && (
          <Alert tone="positive" live="polite">
            {words.saved}
          </Alert>
        )}
        <Card heading={words.rules}>
          <Stack gap="s4">
            <Grid>
              <TextField
                label={words.currency}
                hint={words.currencyHint}
                maxLength={3}
                dir="ltr"
                {...field('currency')}
              />
              <TextField label={words.paymentDays} inputMode="numeric" {...field('payment_days')} />
              <SelectField
                label={words.policy}
                hint={words.policyHint}
                options={collectionPolicies.map((value) => ({ value, label: words[value] }))}
                {...field('collect_before_payment')}
              />
            </Grid>
            <Checkbox label={words.invoiceOnOrder} {...field('invoice_on_order')} />
            <FormActions>
              <Button type="submit" variant="primary" busy={form.busy}>
                {names.save}
              </Button>
            </FormActions>
          </Stack>
        </Card>
      </LisForm>
      <EditConflictDialog
        conflict={conflict}
        fields={[
          { name: 'currency', label: words.currency },
          {
            name: 'payment_days',
            label: words.paymentDays,
            show: ({ payment_days }) => format.number(payment_days),
          },
          {
            name: 'collect_before_payment',
            label: words.policy,
            show: ({ collect_before_payment }) => words[collect_before_payment],
          },
          {
            name: 'invoice_on_order',
            label: words.invoiceOnOrder,
            show: ({ invoice_on_order }) => (invoice_on_order ? words.on : words.off),
          },
        ]}
        onSettle={onSettle}
        onBack={onBack}
      />
    </>
  );
}
