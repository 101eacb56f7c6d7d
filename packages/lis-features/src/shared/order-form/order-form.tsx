import {
  performingLaboratory,
  type Laboratory,
  type LaboratoryId,
  type NamedWard,
} from '@alms/lis-domain/facility';
import {
  conditionsToRecord,
  planOrder,
  priorities,
  proposedFor,
  reportedOn,
  type PatientCondition,
} from '@alms/lis-domain/orders';
import type { OrderableTest } from '@alms/lis-domain/catalogue';
import type { Patient } from '@alms/lis-domain/patients';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { FormActions } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { Stack } from '@alms/ui/stack';
import { TextField } from '@alms/ui/text-field';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import {
  ClinicalFields,
  clinicalInformationMessages,
  emptyClinicalInformation,
  type ClinicalValues,
} from '../clinical-information/index.ts';
import { LimitWarning, limitWarningMessages, useOutsideLimits } from '../limit-warning/index.ts';
import { LisForm, useLisForm, type LisFormState } from '../lis-form/index.ts';
import { useToday } from '../patient-words/index.ts';
import {
  isRepeatedIn,
  RepeatWarning,
  repeatWarningMessages,
  useRepeats,
} from '../repeat-warning/index.ts';
import { SaveToRecord, RecordedConditions } from './recorded-conditions.tsx';
import { OrderSummary } from './order-summary.tsx';
import { placeOrderForm, type PlaceOrderBody, type PlaceOrderValues } from './order.form.ts';
import * as S from './order-form.styles.ts';
import { orderFormMessages } from './words/index.ts';
import { TestPicker } from './test-picker.tsx';

export interface OrderFormProps {
  patient: Pick<Patient, 'id' | 'sex_for_ranges' | 'birth_date' | 'birth_date_estimated'>;
  /** Tests and panels of the facility. */
  catalogue: readonly OrderableTest[];
  /**
   * Conditions on the patient’s record; current ones are preselected. When omitted, none are known.
   */
  recorded?: readonly PatientCondition[] | undefined;
  /** Sites of the facility and the one where the order is placed. When omitted, there is one. */
  sites?: { choices: readonly Laboratory[]; current: LaboratoryId } | undefined;
  /** Active wards of the facility. When omitted or empty, an order has none. */
  wards?: readonly NamedWard[] | undefined;
  /**
   * Default ordering provider: the signed-in doctor, or the referring provider. When omitted, the
   * field is empty.
   */
  orderedBy?: string | undefined;
  /** Initial values, such as a restored draft. When omitted, nothing is selected. */
  draft?: Partial<PlaceOrderValues> | undefined;
  /** Called with unsent entries, to save them as a draft. */
  onDraftChange?: ((draft: PlaceOrderValues) => void) | undefined;
  /**
   * State of the submission. A rejection with the code `repeated_too_soon` makes the form require a
   * reason for repeating a test.
   */
  submission: Submission;
  onPlace: (body: PlaceOrderBody) => void | Promise<void>;
  /** Accessible name of the form. */
  label: string;
  /** Whether the test search has focus on arrival. @default false */
  focusOnArrival?: boolean;
  /** Prices and payment of the order. When omitted, neither is shown. */
  payment?: OrderPayment | undefined;
}

/** Prices and payment that are part of an order form, and submitted with it. */
export interface OrderPayment {
  /** Formats the price of a test or panel; undefined if it has none. */
  priceOf: (test: OrderableTest) => string | undefined;
  /** Called with the ids of the selected tests at each change. */
  onTests: (ids: readonly string[]) => void;
  /** Errors of the payment, reported with those of the order. */
  form: Pick<LisFormState<never, never>, 'problems' | 'refusals' | 'busy'>;
  /** Returns whether the payment is valid; otherwise nothing is placed. */
  validate: () => Promise<boolean>;
  /** The payment fields, above the submit button. */
  fields: ReactNode;
  /** Label of the submit button. */
  action: string;
}

/** Order form with a summary of the tests and containers. */
export function OrderForm({
  patient,
  catalogue,
  recorded,
  sites,
  wards = [],
  orderedBy = '',
  draft,
  onDraftChange,
  submission,
  onPlace,
  label,
  focusOnArrival = false,
  payment,
}: OrderFormProps) {
  const words = {
    ...useMessages(clinicalInformationMessages),
    ...useMessages(repeatWarningMessages),
    ...useMessages(limitWarningMessages),
    ...useMessages(orderFormMessages),
  };
  const today = useToday();
  const { held, toAsk } = proposedFor(recorded ?? [], patient.sex_for_ranges, today);
  const conditions = [...new Set(held.map((condition) => reportedOn(condition, today)))];
  const defaultValues: PlaceOrderValues = {
    test_parameter_ids: [],
    priority: 'routine',
    ordered_by: orderedBy,
    ward_id: '',
    repeat_reason: '',
    limit_reason: '',
    ...emptyClinicalInformation,
    conditions,
    keep_conditions: false,
    ...draft,
  };
  const repeats = useRepeats(submission);
  const isOutside = useOutsideLimits(patient, submission);
  const isPaymentValid = useRef(true);
  const schema = useMemo(
    () =>
      placeOrderForm(isRepeatedIn(repeats, catalogue), (ids) =>
        planOrder(ids, catalogue).tests.some(({ test }) => isOutside(test)),
      ),
    [catalogue, repeats, isOutside],
  );
  const form = useLisForm(schema, {
    defaultValues,
    words,
    submission,
    failureKey: 'placeFailed',
    onValuesChange: onDraftChange,
    onSubmit: async ({ keep_conditions, ...order }) => {
      if (!isPaymentValid.current) return;
      const { added, contradicts } = conditionsToRecord(order.conditions, recorded ?? [], today);
      await onPlace({
        patient_id: patient.id,
        ...order,
        ...(keep_conditions && added.length > 0 && !contradicts && { keep_conditions }),
      });
    },
  });
  const { field, methods } = form;
  const proposed = useRef(conditions);
  useEffect(() => {
    // The record may be reloaded while the form is open, for example after an order that saves
    // conditions to it. Conditions labelled as preselected must then be selected.
    const later = conditions.filter((code) => !proposed.current.includes(code));
    proposed.current = conditions;
    if (later.length > 0)
      methods.setValue('conditions', [...new Set([...methods.getValues('conditions'), ...later])]);
  });
  const chosen = methods.watch('test_parameter_ids');
  const choose = (ids: string[]) => {
    payment?.onTests(ids);
    methods.setValue('test_parameter_ids', ids);
    methods.clearErrors('test_parameter_ids');
  };
  const setValues = (change: Partial<ClinicalValues>) => {
    for (const name of Object.keys(change) as (keyof ClinicalValues)[]) {
      methods.setValue(name, change[name] ?? emptyClinicalInformation[name]);
      methods.clearErrors(name);
    }
  };
  const tests = field('test_parameter_ids');
  const plan = planOrder<LaboratoryId | null>(chosen, catalogue, (test) =>
    sites ? performingLaboratory(test, sites.current, sites.choices) : null,
  );
  const planned = plan.tests.map(({ test }) => test);
  const repeated = planned.filter(({ code }) => code in repeats);
  const outside = planned.filter(isOutside);

  const whole = payment
    ? {
        ...form,
        // The payment is checked even if the order is invalid, so that all errors appear at once.
        submit: async () => {
          isPaymentValid.current = await payment.validate();
          await form.submit();
        },
        problems: [...form.problems, ...payment.form.problems],
        refusals: form.refusals + payment.form.refusals,
      }
    : form;

  // With a payment, the column at the end has room for the payment only.
  const summary = (
    <OrderSummary
      sites={sites?.choices}
      plan={plan}
      onRemove={(id) => choose(chosen.filter((each) => each !== id))}
      chosen={catalogue.filter((test) => chosen.includes(test.id))}
      priceOf={payment?.priceOf}
    />
  );

  return (
    <S.Root data-paid={payment ? '' : undefined}>
      <LisForm form={whole} label={label}>
        <div data-part="columns">
          <div data-part="column">
            <TestPicker
              id={tests.id}
              error={tests.error}
              catalogue={catalogue}
              chosen={chosen}
              onChange={choose}
              focusOnArrival={focusOnArrival}
              priceOf={payment?.priceOf}
            />
            {payment && summary}
            <Card heading={words.particulars}>
              <Stack gap="s5">
                <SelectField
                  label={words.priority}
                  options={priorities.map((value) => ({ value, label: words[value] }))}
                  {...field('priority')}
                />
                <TextField
                  label={words.orderedBy}
                  hint={words.orderedByHint}
                  {...field('ordered_by')}
                />
                {wards.length > 0 && (
                  <SelectField
                    label={words.ward}
                    hint={words.wardHint}
                    optional
                    placeholder={words.noWard}
                    options={wards.map(({ id, name }) => ({ value: id, label: name }))}
                    {...field('ward_id')}
                  />
                )}
                <RecordedConditions held={held} toAsk={toAsk} />
                <ClinicalFields
                  field={field}
                  values={methods.watch()}
                  onChange={setValues}
                  tests={planned}
                  sex={patient.sex_for_ranges}
                />
                {recorded && (
                  <SaveToRecord
                    conditions={methods.watch('conditions')}
                    recorded={recorded}
                    field={field('keep_conditions')}
                  />
                )}
              </Stack>
            </Card>
          </div>
          <div data-part="column summary">
            {!payment && summary}
            {repeated.length > 0 && (
              <RepeatWarning tests={repeated} repeats={repeats} reason={field('repeat_reason')} />
            )}
            {outside.length > 0 && (
              <LimitWarning tests={outside} patient={patient} reason={field('limit_reason')} />
            )}
            {payment?.fields}
            <FormActions>
              <Button
                type="submit"
                variant="primary"
                size="large"
                wide
                busy={form.busy || payment?.form.busy}
              >
                {payment?.action ??
                  (repeated.length + outside.length > 0 ? words.placeAgain : words.place)}
              </Button>
            </FormActions>
          </div>
        </div>
      </LisForm>
    </S.Root>
  );
}
