import { FieldArray } from '@alms/ui/field-array';
import { Grid } from '@alms/ui/grid';
import { useMessages } from '@alms/ui/i18n';
import { SelectField, type SelectOption } from '@alms/ui/select-field';
import { Stack } from '@alms/ui/stack';
import { TextField } from '@alms/ui/text-field';
import { useRows, type LisFormState } from '../../shared/lis-form/index.ts';
import { emptyPolicy, type OwnPolicyFields } from './critical-escalation.form.ts';
import type { LaboratoryFields, LaboratoryValues } from './laboratory-settings.form.ts';
import { laboratorySettingsMessages } from './words/index.ts';

type LaboratoryForm = LisFormState<LaboratoryFields, LaboratoryValues>;

export interface CriticalEscalationFieldsProps {
  form: LaboratoryForm;
  /** Tests that can have an own policy. When omitted, none can be added. */
  tests: readonly SelectOption[] | undefined;
}

/**
 * Steps of the escalation of critical results: staff on call and laboratory managers, with other
 * times for repeated results and for single tests.
 */
export function CriticalEscalationFields({ form, tests }: CriticalEscalationFieldsProps) {
  const words = useMessages(laboratorySettingsMessages);
  const { field } = form;
  return (
    <Stack gap="s5">
      <Grid>
        <TextField
          label={words.minutes}
          hint={words.minutesHint}
          trailing={words.minutesUnit}
          inputMode="numeric"
          {...field('critical_within_minutes')}
        />
        <TextField
          label={words.onCall}
          hint={words.onCallHint}
          optional
          trailing={words.minutesUnit}
          inputMode="numeric"
          {...field('critical_escalation.on_call_minutes')}
        />
      </Grid>
      <RepeatedFields form={form} path="critical_escalation.repeated" />
      <OwnPolicies form={form} tests={tests} />
    </Stack>
  );
}

/** Times of repeated critical results of the same patient and test. */
function RepeatedFields({
  form: { field },
  path,
}: Pick<CriticalEscalationFieldsProps, 'form'> & {
  path: 'critical_escalation.repeated' | `critical_escalation.tests.${number}.repeated`;
}) {
  const words = useMessages(laboratorySettingsMessages);
  return (
    <Stack>
      <Grid>
        <TextField
          label={words.repeatedWithin}
          hint={words.repeatedHint}
          optional
          trailing={words.hoursUnit}
          inputMode="numeric"
          {...field(`${path}.within_hours`)}
        />
      </Grid>
      <Grid>
        <TextField
          label={words.repeatedMinutes}
          optional
          trailing={words.minutesUnit}
          inputMode="numeric"
          {...field(`${path}.manager_minutes`)}
        />
        <TextField
          label={words.repeatedOnCall}
          optional
          trailing={words.minutesUnit}
          inputMode="numeric"
          {...field(`${path}.on_call_minutes`)}
        />
      </Grid>
    </Stack>
  );
}

/** Tests with own times. */
function OwnPolicies({ form, tests = [] }: CriticalEscalationFieldsProps) {
  const words = useMessages(laboratorySettingsMessages);
  const { rows, onRowsChange, nextId } = useRows(form, 'critical_escalation.tests');
  const optionsOf = ({ test_parameter_id: id }: OwnPolicyFields): readonly SelectOption[] =>
    id === '' || tests.some(({ value }) => value === id)
      ? tests
      : [{ value: id, label: words.retiredTest }, ...tests];
  const { error } = form.field('critical_escalation.tests');
  return (
    <FieldArray
      label={words.ownPolicies}
      hint={words.ownPoliciesHint}
      {...(error !== undefined && { error })}
      rows={rows}
      onRowsChange={onRowsChange}
      rowLabel={words.ownPolicy}
      addLabel={words.addPolicy}
      max={200}
      newRow={tests.length === 0 ? undefined : () => emptyPolicy(nextId())}
      renderRow={(row, index) => {
        const path = `critical_escalation.tests.${index}` as const;
        return (
          <Stack>
            <Grid>
              <SelectField
                label={words.test}
                placeholder={words.chooseTest}
                options={optionsOf(row)}
                {...form.field(`${path}.test_parameter_id`)}
              />
            </Grid>
            <Grid>
              <TextField
                label={words.minutes}
                trailing={words.minutesUnit}
                inputMode="numeric"
                {...form.field(`${path}.manager_minutes`)}
              />
              <TextField
                label={words.onCall}
                optional
                trailing={words.minutesUnit}
                inputMode="numeric"
                {...form.field(`${path}.on_call_minutes`)}
              />
            </Grid>
            <RepeatedFields form={form} path={`${path}.repeated`} />
          </Stack>
        );
      }}
    />
  );
}
