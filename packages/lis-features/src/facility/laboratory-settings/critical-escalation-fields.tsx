import { FieldArray } from '@alms/ui/field-array';
import { Grid } from '@alms/ui/grid';
import { useMessages } from '@alms/ui/i18n';
import { SelectField, type SelectOption } from '@alms/ui/select-field';
import { Stack } from '@alms/ui/stack';
import { TextField } from '@alms/ui/text-field';
import { useRows, type LisFormState } from '../../shared/lis-form/index.ts';
import { emptyRule } from './critical-escalation.form.ts';
import type { LaboratoryFields, LaboratoryValues } from './laboratory-settings.form.ts';
import { laboratorySettingsMessages } from './words/index.ts';

type LaboratoryForm = LisFormState<LaboratoryFields, LaboratoryValues>;

export interface CriticalEscalationFieldsProps {
  form: LaboratoryForm;
  /** Tests that can have own times. When omitted, none can be added. */
  tests: readonly SelectOption[] | undefined;
  /** Wards of the facility. When omitted or empty, the steps to wards are hidden. */
  wards: readonly SelectOption[] | undefined;
}

/**
 * Steps of the escalation of critical results: the ward of the order, staff on call and laboratory
 * managers, with other times for repeated results and for single tests and wards.
 */
export function CriticalEscalationFields({
  form,
  tests = [],
  wards = [],
}: CriticalEscalationFieldsProps) {
  const words = useMessages(laboratorySettingsMessages);
  const { field } = form;
  const hasWards = wards.length > 0;
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
        {hasWards && (
          <TextField
            label={words.ward}
            hint={words.wardHint}
            optional
            trailing={words.minutesUnit}
            inputMode="numeric"
            {...field('critical_escalation.ward_minutes')}
          />
        )}
        <TextField
          label={words.onCall}
          hint={words.onCallHint}
          optional
          trailing={words.minutesUnit}
          inputMode="numeric"
          {...field('critical_escalation.on_call_minutes')}
        />
      </Grid>
      <RepeatedFields form={form} hasWards={hasWards} path="critical_escalation.repeated" />
      <Rules form={form} tests={tests} wards={wards} />
    </Stack>
  );
}

/** Times of repeated critical results of the same patient and test. */
function RepeatedFields({
  form: { field },
  hasWards,
  path,
}: {
  form: LaboratoryForm;
  hasWards: boolean;
  path: 'critical_escalation.repeated' | `critical_escalation.rules.${number}.repeated`;
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
        {hasWards && (
          <TextField
            label={words.repeatedWard}
            optional
            trailing={words.minutesUnit}
            inputMode="numeric"
            {...field(`${path}.ward_minutes`)}
          />
        )}
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

/** Options with the chosen one, which may no longer be offered. */
const withChosen = (options: readonly SelectOption[], id: string, label: string) =>
  id === '' || options.some(({ value }) => value === id)
    ? options
    : [{ value: id, label }, ...options];

interface RulesProps {
  form: LaboratoryForm;
  tests: readonly SelectOption[];
  wards: readonly SelectOption[];
}

/** Tests and wards with own times. */
function Rules({ form, tests, wards }: RulesProps) {
  const words = useMessages(laboratorySettingsMessages);
  const { rows, onRowsChange, nextId } = useRows(form, 'critical_escalation.rules');
  const { error } = form.field('critical_escalation.rules');
  const isOffered = tests.length + wards.length > 0;
  return (
    <FieldArray
      label={words.rules}
      hint={words.rulesHint}
      {...(error !== undefined && { error })}
      rows={rows}
      onRowsChange={onRowsChange}
      rowLabel={words.rule}
      addLabel={words.addRule}
      max={200}
      newRow={isOffered ? () => emptyRule(nextId()) : undefined}
      renderRow={({ test_parameter_id, ward_id }, index) => (
        <RuleFields
          form={form}
          index={index}
          tests={withChosen(tests, test_parameter_id, words.retiredTest)}
          wards={withChosen(wards, ward_id, words.inactiveWard)}
        />
      )}
    />
  );
}

/** Test, ward and times of one rule. */
function RuleFields({ form, index, tests, wards }: RulesProps & { index: number }) {
  const words = useMessages(laboratorySettingsMessages);
  const path = `critical_escalation.rules.${index}` as const;
  const hasWards = wards.length > 0;
  return (
    <Stack>
      <Grid>
        <SelectField
          label={words.test}
          placeholder={hasWards ? words.everyTest : words.chooseTest}
          options={tests}
          {...form.field(`${path}.test_parameter_id`)}
        />
        {hasWards && (
          <SelectField
            label={words.ofWard}
            placeholder={words.everyWard}
            options={wards}
            {...form.field(`${path}.ward_id`)}
          />
        )}
      </Grid>
      <Grid>
        <TextField
          label={words.minutes}
          trailing={words.minutesUnit}
          inputMode="numeric"
          {...form.field(`${path}.manager_minutes`)}
        />
        {hasWards && (
          <TextField
            label={words.ward}
            optional
            trailing={words.minutesUnit}
            inputMode="numeric"
            {...form.field(`${path}.ward_minutes`)}
          />
        )}
        <TextField
          label={words.onCall}
          optional
          trailing={words.minutesUnit}
          inputMode="numeric"
          {...form.field(`${path}.on_call_minutes`)}
        />
      </Grid>
      <RepeatedFields form={form} hasWards={hasWards} path={`${path}.repeated`} />
    </Stack>
  );
}
