import {
  keptOf,
  planOrder,
  priorities,
  proposedFor,
  toldOn,
  type PatientCondition,
} from '@alms/lis-domain/orders';
import type { TestParameter } from '@alms/lis-domain/catalogue';
import type { Patient } from '@alms/lis-domain/patients';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { FormActions } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { Stack } from '@alms/ui/stack';
import { TextField } from '@alms/ui/text-field';
import { useEffect, useMemo, useRef } from 'react';
import {
  ClinicalFields,
  clinicalInformationMessages,
  nothingTold,
  type ClinicalValues,
} from '../../shared/clinical-information/index.ts';
import { LisForm, useLisForm } from '../../shared/lis-form/index.ts';
import { useToday } from '../../shared/patient-words/index.ts';
import {
  isRepeatedIn,
  RepeatWarning,
  repeatWarningMessages,
  useRepeats,
} from '../../shared/repeat-warning/index.ts';
import { KeepOnRecord, RecordedConditions } from './recorded-conditions.tsx';
import { OrderSummary } from './order-summary.tsx';
import { placeOrderForm, type PlaceOrderBody, type PlaceOrderValues } from './place-order.form.ts';
import { placeOrderMessages } from './words/index.ts';
import { TestPicker } from './test-picker.tsx';

export interface PlaceOrderFormProps {
  patient: Pick<Patient, 'id' | 'sex_for_ranges'>;
  /** The tests and panels of the facility. */
  catalogue: readonly TestParameter[];
  /** What the patient's record keeps: what holds today is ticked. When omitted, nothing of it is known. */
  recorded?: readonly PatientCondition[] | undefined;
  /** Who usually asks: a doctor's own name, or who has sent the patient. When omitted, the field is empty. */
  orderedBy?: string | undefined;
  /** What is known beforehand, such as what somebody had chosen before. When omitted, nothing is chosen. */
  draft?: Partial<PlaceOrderValues> | undefined;
  /** Called with what is chosen and not sent, for who keeps it. */
  onDraftChange?: ((draft: PlaceOrderValues) => void) | undefined;
  /** How sending goes. A rejection with the code `repeated_too_soon` makes the form ask why a test is needed again. */
  submission: Submission;
  onPlace: (body: PlaceOrderBody) => void | Promise<void>;
}

/** What is asked for, and beside it what that comes to. */
export function PlaceOrderForm({
  patient,
  catalogue,
  recorded,
  orderedBy = '',
  draft,
  onDraftChange,
  submission,
  onPlace,
}: PlaceOrderFormProps) {
  const words = {
    ...useMessages(clinicalInformationMessages),
    ...useMessages(repeatWarningMessages),
    ...useMessages(placeOrderMessages),
  };
  const today = useToday();
  const { held, toAsk } = proposedFor(recorded ?? [], patient.sex_for_ranges, today);
  const conditions = [...new Set(held.map((condition) => toldOn(condition, today)))];
  const defaultValues: PlaceOrderValues = {
    test_parameter_ids: [],
    priority: 'routine',
    ordered_by: orderedBy,
    repeat_reason: '',
    ...nothingTold,
    conditions,
    keep_conditions: false,
    ...draft,
  };
  const repeats = useRepeats(submission);
  const schema = useMemo(
    () => placeOrderForm(isRepeatedIn(repeats, catalogue)),
    [catalogue, repeats],
  );
  const form = useLisForm(schema, {
    defaultValues,
    words,
    submission,
    failureKey: 'placeFailed',
    onValuesChange: onDraftChange,
    onSubmit: ({ keep_conditions, ...order }) => {
      const { added, contradicts } = keptOf(order.conditions, recorded ?? [], today);
      return onPlace({
        patient_id: patient.id,
        ...order,
        ...(keep_conditions && added.length > 0 && !contradicts && { keep_conditions }),
      });
    },
  });
  const { field, methods } = form;
  const proposed = useRef(conditions);
  useEffect(() => {
    // The record is read again while the form stands, as after an order whose conditions it keeps: what is said to be ticked has to be.
    const later = conditions.filter((code) => !proposed.current.includes(code));
    proposed.current = conditions;
    if (later.length > 0)
      methods.setValue('conditions', [...new Set([...methods.getValues('conditions'), ...later])]);
  });
  const chosen = methods.watch('test_parameter_ids');
  const choose = (ids: string[]) => {
    methods.setValue('test_parameter_ids', ids);
    methods.clearErrors('test_parameter_ids');
  };
  const tell = (change: Partial<ClinicalValues>) => {
    for (const name of Object.keys(change) as (keyof ClinicalValues)[]) {
      methods.setValue(name, change[name] ?? nothingTold[name]);
      methods.clearErrors(name);
    }
  };
  const tests = field('test_parameter_ids');
  const plan = planOrder(chosen, catalogue);
  const repeated = plan.tests.map(({ test }) => test).filter(({ code }) => code in repeats);

  return (
    <LisForm form={form} label={words.title}>
      <div data-part="columns">
        <div data-part="column">
          <TestPicker
            id={tests.id}
            error={tests.error}
            catalogue={catalogue}
            chosen={chosen}
            onChange={choose}
          />
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
                autoComplete="off"
                {...field('ordered_by')}
              />
              <RecordedConditions held={held} toAsk={toAsk} />
              <ClinicalFields
                field={field}
                told={methods.watch()}
                onChange={tell}
                tests={plan.tests.map(({ test }) => test)}
                sex={patient.sex_for_ranges}
              />
              {recorded && (
                <KeepOnRecord
                  told={methods.watch('conditions')}
                  recorded={recorded}
                  field={field('keep_conditions')}
                />
              )}
            </Stack>
          </Card>
        </div>
        <div data-part="column summary">
          <OrderSummary
            plan={plan}
            onRemove={(id) => choose(chosen.filter((each) => each !== id))}
            chosen={catalogue.filter((test) => chosen.includes(test.id))}
          />
          {repeated.length > 0 && (
            <RepeatWarning tests={repeated} repeats={repeats} reason={field('repeat_reason')} />
          )}
          <FormActions>
            <Button type="submit" variant="primary" size="large" wide busy={form.busy}>
              {repeated.length > 0 ? words.placeAgain : words.place}
            </Button>
          </FormActions>
        </div>
      </div>
    </LisForm>
  );
}
