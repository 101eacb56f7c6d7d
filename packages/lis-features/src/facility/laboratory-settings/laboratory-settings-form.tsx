import {
  comparisonRequirements,
  type CriticalEscalation,
  type LaboratorySettings,
  type MrnSeries,
} from '@alms/lis-domain/facility';
import { mrnAt, mrnYears, type MrnPattern } from '@alms/lis-domain/patients';
import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { Checkbox } from '@alms/ui/checkbox';
import { FormActions } from '@alms/ui/form';
import { Grid } from '@alms/ui/grid';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { RadioGroup } from '@alms/ui/radio-group';
import { SelectField, type SelectOption } from '@alms/ui/select-field';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import { TextField } from '@alms/ui/text-field';
import { LisForm } from '../../shared/lis-form/index.ts';
import {
  EditConflictDialog,
  useVersionedForm,
  type VersionedFormProps,
} from '../../shared/versioned-form/index.ts';
import * as v from 'valibot';
import {
  laboratoryForm,
  type LaboratoryFields,
  type LaboratoryValues,
} from './laboratory-settings.form.ts';
import { CriticalEscalationFields } from './critical-escalation-fields.tsx';
import { escalationFields } from './critical-escalation.form.ts';
import { laboratorySettingsMessages } from './words/index.ts';

export interface LaboratorySettingsFormProps extends VersionedFormProps<
  LaboratoryFields,
  LaboratoryValues,
  LaboratorySettings
> {
  settings: LaboratorySettings;
  /**
   * Whether the user may change verification levels and enable autoverification. Other users see
   * these settings and may only disable autoverification.
   */
  mayLiftRules: boolean;
  /** Current state of the MRN series. When omitted, the next number is not shown. */
  mrnSeries?: MrnSeries | undefined;
  /** Active wards of the facility. When omitted, there are none. */
  wards?: readonly SelectOption[] | undefined;
  /** Tests that can have an own escalation of critical results. */
  tests?: readonly SelectOption[] | undefined;
}

const valuesOf = ({ version: _version, ...values }: LaboratorySettings): LaboratoryValues => values;
const fieldsOf = ({
  self_verification,
  authorization_required,
  reagent_lot_comparison,
  verification_levels,
  autoverification_enabled,
  critical_within_minutes,
  critical_escalation,
  appointments_at_once,
  storage_retention_days,
  mrn_pattern,
}: LaboratoryValues): LaboratoryFields => ({
  self_verification,
  authorization_required,
  reagent_lot_comparison,
  verification_levels: verification_levels === 2 ? '2' : '1',
  autoverification_enabled,
  critical_within_minutes: String(critical_within_minutes),
  critical_escalation: escalationFields(critical_escalation),
  appointments_at_once: String(appointments_at_once),
  storage_retention_days: storage_retention_days === null ? '' : String(storage_retention_days),
  mrn_pattern: { ...mrn_pattern, digits: String(mrn_pattern.digits) },
});

/** Year used in examples when the current year is unknown. */
const EXAMPLE_YEAR = 2026;

const nextIn = (pattern: MrnPattern, { year, next, next_of_year }: MrnSeries): string =>
  mrnAt(pattern, year, pattern.restarts ? next_of_year : next);

/** Laboratory rules, saved together. */
export function LaboratorySettingsForm({
  settings,
  mayLiftRules,
  mrnSeries,
  tests,
  wards,
  ...rest
}: LaboratorySettingsFormProps) {
  const words = useMessages(laboratorySettingsMessages);
  const format = useFormat();
  const { form, isDirty, conflict, onSettle, onBack } = useVersionedForm(laboratoryForm, {
    record: settings,
    valuesOf,
    fieldsOf,
    words,
    failureKey: 'failed',
    ...rest,
  });
  const { field, methods } = form;
  const typed = methods.watch('mrn_pattern');
  // An invalid pattern has no next number.
  const { success: isPattern, output: pattern } = v.safeParse(
    laboratoryForm.entries.mrn_pattern,
    typed,
  );
  const patternShown = (chosen: MrnPattern) => {
    const first = mrnAt(chosen, mrnSeries?.year ?? EXAMPLE_YEAR, 1);
    return chosen.restarts
      ? words.patternRestarts({ number: first })
      : words.pattern({ number: first });
  };
  const escalationShown = ({
    ward_minutes: ward,
    on_call_minutes: minutes,
    repeated,
    rules,
  }: CriticalEscalation) =>
    [
      ...(wards?.length
        ? [ward === null ? words.wardUnset : words.wardShown({ minutes: ward })]
        : []),
      minutes === null ? words.onCallUnset : words.onCallShown({ minutes }),
      repeated === null
        ? words.repeatedUnset
        : words.repeatedShown({ hours: repeated.within_hours, minutes: repeated.manager_minutes }),
      words.rulesShown({ count: rules.length }),
    ].join(' · ');
  const isSaved = rest.submission.status === 'done' && !isDirty;

  return (
    <>
      <LisForm form={form} label={words.form}>
        {isSaved && (
          <Alert tone="positive" live="polite">
            {words.saved}
          </Alert>
        )}
        <Card heading={words.critical}>
          <CriticalEscalationFields form={form} tests={tests} wards={wards} />
        </Card>
        <Card heading={words.appointments}>
          <Grid>
            <TextField
              label={words.atOnce}
              hint={words.atOnceHint}
              inputMode="numeric"
              {...field('appointments_at_once')}
            />
          </Grid>
        </Card>
        <Card heading={words.storage}>
          <Grid>
            <TextField
              label={words.retention}
              hint={words.retentionHint}
              optional
              trailing={words.retentionUnit}
              inputMode="numeric"
              {...field('storage_retention_days')}
            />
          </Grid>
        </Card>
        <Card heading={words.verification} {...(!mayLiftRules && { footer: words.notYours })}>
          {mayLiftRules ? (
            <Stack>
              <RadioGroup
                label={words.levels}
                hint={words.levelsHint}
                options={[
                  { value: '1', label: words.levelsOne },
                  { value: '2', label: words.levelsTwo },
                ]}
                {...field('verification_levels')}
              />
              <Checkbox
                label={words.selfVerification}
                hint={words.selfVerificationHint}
                {...field('self_verification')}
              />
              <Checkbox
                label={words.authorizationRequired}
                hint={words.authorizationRequiredHint}
                {...field('authorization_required')}
              />
            </Stack>
          ) : (
            <Stack gap="s2">
              <Text>
                {settings.self_verification ? words.selfVerificationOn : words.selfVerificationOff}
              </Text>
              <Text>{settings.verification_levels === 2 ? words.levelsTwo : words.levelsOne}</Text>
              {settings.authorization_required && <Text>{words.authorizationRequiredOn}</Text>}
            </Stack>
          )}
        </Card>
        <Card
          heading={words.autoverification}
          {...(!mayLiftRules && { footer: words.notYoursToTurnOn })}
        >
          {mayLiftRules || settings.autoverification_enabled ? (
            <Checkbox
              label={words.autoverificationEnabled}
              hint={words.autoverificationHint}
              {...field('autoverification_enabled')}
            />
          ) : (
            <Text>{words.autoverificationOff}</Text>
          )}
        </Card>
        <Card heading={words.qualityControl} {...(!mayLiftRules && { footer: words.notYours })}>
          {mayLiftRules ? (
            <RadioGroup
              label={words.lotComparison}
              hint={words.lotComparisonHint}
              options={comparisonRequirements.map((value) => ({
                value,
                label: words[`comparison_${value}`],
              }))}
              {...field('reagent_lot_comparison')}
            />
          ) : (
            <Text>{`${words.lotComparison}: ${words[`comparison_${settings.reagent_lot_comparison}`]}`}</Text>
          )}
        </Card>
        <Card heading={words.numbers}>
          <Stack>
            <Text>{words.numbersBody}</Text>
            <Grid columnWidth="14rem">
              <TextField
                label={words.prefix}
                hint={words.prefixHint}
                optional
                dir="ltr"
                {...field('mrn_pattern.prefix')}
              />
              <SelectField
                label={words.year}
                options={mrnYears.map((value) => ({ value, label: words[`year_${value}`] }))}
                {...field('mrn_pattern.year')}
              />
              <TextField
                label={words.mrnDigits}
                hint={words.mrnDigitsHint}
                inputMode="numeric"
                {...field('mrn_pattern.digits')}
              />
            </Grid>
            {typed.year !== 'none' && (
              <Checkbox
                label={words.restarts}
                hint={words.restartsHint}
                {...field('mrn_pattern.restarts')}
              />
            )}
            {mrnSeries && isPattern && (
              <Text role="status">{words.nextNumber({ number: nextIn(pattern, mrnSeries) })}</Text>
            )}
          </Stack>
        </Card>
        <FormActions {...(isDirty && { note: words.unsaved })}>
          <Button type="submit" variant="primary" size="large" busy={form.busy}>
            {words.save}
          </Button>
        </FormActions>
      </LisForm>
      <EditConflictDialog
        conflict={conflict}
        fields={[
          {
            name: 'critical_within_minutes',
            label: words.minutes,
            show: ({ critical_within_minutes: minutes }) => words.minutesShown({ minutes }),
          },
          {
            name: 'critical_escalation',
            label: words.escalation,
            show: ({ critical_escalation }) => escalationShown(critical_escalation),
          },
          {
            name: 'appointments_at_once',
            label: words.atOnce,
            show: ({ appointments_at_once: number }) => format.number(number),
          },
          {
            name: 'storage_retention_days',
            label: words.retention,
            show: ({ storage_retention_days: days }) =>
              days === null ? words.retentionUnset : words.retentionShown({ days }),
          },
          {
            name: 'self_verification',
            label: words.selfVerification,
            show: ({ self_verification: isAllowed }) => (isAllowed ? words.on : words.off),
          },
          {
            name: 'authorization_required',
            label: words.authorizationRequired,
            show: ({ authorization_required: isRequired }) => (isRequired ? words.on : words.off),
          },
          {
            name: 'verification_levels',
            label: words.levels,
            show: ({ verification_levels: levels }) =>
              levels === 2 ? words.levelsTwo : words.levelsOne,
          },
          {
            name: 'reagent_lot_comparison',
            label: words.lotComparison,
            show: ({ reagent_lot_comparison: requirement }) => words[`comparison_${requirement}`],
          },
          {
            name: 'autoverification_enabled',
            label: words.autoverificationEnabled,
            show: ({ autoverification_enabled: isAllowed }) => (isAllowed ? words.on : words.off),
          },
          {
            name: 'mrn_pattern',
            label: words.numbers,
            show: ({ mrn_pattern }) => patternShown(mrn_pattern),
          },
        ]}
        onSettle={onSettle}
        onBack={onBack}
      />
    </>
  );
}
