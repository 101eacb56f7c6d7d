import type { LaboratorySettings } from '@alms/lis-domain/facility';
import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { Checkbox } from '@alms/ui/checkbox';
import { FormActions } from '@alms/ui/form';
import { Grid } from '@alms/ui/grid';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { RadioGroup } from '@alms/ui/radio-group';
import { Stack } from '@alms/ui/stack';
import { Text } from '@alms/ui/text';
import { TextField } from '@alms/ui/text-field';
import { LisForm } from '../../shared/lis-form/index.js';
import { EditConflictDialog, useVersionedForm, type VersionedFormProps } from '../../shared/versioned-form/index.js';
import { laboratoryForm, type LaboratoryFields, type LaboratoryValues } from './laboratory-settings.form.js';
import { laboratorySettingsMessages } from './laboratory-settings.messages.js';

export interface LaboratorySettingsFormProps extends VersionedFormProps<LaboratoryFields, LaboratoryValues, LaboratorySettings> {
  settings: LaboratorySettings;
  /** Whether this person decides who verifies and how many do, and may let rules verify in nobody's name; others read that, and may stop the rules. */
  mayLiftRules: boolean;
}

const valuesOf = ({ version: _version, ...values }: LaboratorySettings): LaboratoryValues => values;
const fieldsOf = ({ self_verification, verification_levels, autoverification_enabled, critical_within_minutes, appointments_at_once, storage_retention_days }: LaboratoryValues): LaboratoryFields => ({
  self_verification, verification_levels: verification_levels === 2 ? '2' : '1', autoverification_enabled, critical_within_minutes: String(critical_within_minutes), appointments_at_once: String(appointments_at_once),
  storage_retention_days: storage_retention_days === null ? '' : String(storage_retention_days),
});

/** The rules of the laboratory's work, saved together. */
export function LaboratorySettingsForm({ settings, mayLiftRules, ...rest }: LaboratorySettingsFormProps) {
  const words = useMessages(laboratorySettingsMessages);
  const format = useFormat();
  const { form, isDirty, conflict, onSettle, onBack } = useVersionedForm(laboratoryForm, { record: settings, valuesOf, fieldsOf, words, failureKey: 'failed', ...rest });
  const { field } = form;
  const isSaved = rest.submission.status === 'done' && !isDirty;

  return (
    <>
      <LisForm form={form} label={words.form}>
        {isSaved && <Alert tone="positive" live="polite">{words.saved}</Alert>}
        <Card heading={words.critical}>
          <Grid>
            <TextField label={words.minutes} hint={words.minutesHint} trailing={words.minutesUnit} inputMode="numeric" autoComplete="off" {...field('critical_within_minutes')} />
          </Grid>
        </Card>
        <Card heading={words.appointments}>
          <Grid>
            <TextField label={words.atOnce} hint={words.atOnceHint} inputMode="numeric" autoComplete="off" {...field('appointments_at_once')} />
          </Grid>
        </Card>
        <Card heading={words.storage}>
          <Grid>
            <TextField label={words.retention} hint={words.retentionHint} optional trailing={words.retentionUnit} inputMode="numeric" autoComplete="off" {...field('storage_retention_days')} />
          </Grid>
        </Card>
        <Card heading={words.verification} {...(!mayLiftRules && { footer: words.notYours })}>
          {mayLiftRules ? (
            <Stack>
              <RadioGroup label={words.levels} hint={words.levelsHint} options={[{ value: '1', label: words.levelsOne }, { value: '2', label: words.levelsTwo }]} {...field('verification_levels')} />
              <Checkbox label={words.selfVerification} hint={words.selfVerificationHint} {...field('self_verification')} />
            </Stack>
          ) : (
            <Stack gap="s2">
              <Text>{settings.self_verification ? words.selfVerificationOn : words.selfVerificationOff}</Text>
              <Text>{settings.verification_levels === 2 ? words.levelsTwo : words.levelsOne}</Text>
            </Stack>
          )}
        </Card>
        <Card heading={words.autoverification} {...(!mayLiftRules && { footer: words.notYoursToTurnOn })}>
          {mayLiftRules || settings.autoverification_enabled ? (
            <Checkbox label={words.autoverificationEnabled} hint={words.autoverificationHint} {...field('autoverification_enabled')} />
          ) : (
            <Text>{words.autoverificationOff}</Text>
          )}
        </Card>
        <FormActions {...(isDirty && { note: words.unsaved })}>
          <Button type="submit" variant="primary" size="large" busy={form.busy}>{words.save}</Button>
        </FormActions>
      </LisForm>
      <EditConflictDialog
        conflict={conflict}
        fields={[
          { name: 'critical_within_minutes', label: words.minutes, show: ({ critical_within_minutes: minutes }) => words.minutesShown({ minutes }) },
          { name: 'appointments_at_once', label: words.atOnce, show: ({ appointments_at_once: number }) => format.number(number) },
          { name: 'storage_retention_days', label: words.retention, show: ({ storage_retention_days: days }) => (days === null ? words.retentionUnset : words.retentionShown({ days })) },
          { name: 'self_verification', label: words.selfVerification, show: ({ self_verification: isAllowed }) => (isAllowed ? words.on : words.off) },
          { name: 'verification_levels', label: words.levels, show: ({ verification_levels: levels }) => (levels === 2 ? words.levelsTwo : words.levelsOne) },
          { name: 'autoverification_enabled', label: words.autoverificationEnabled, show: ({ autoverification_enabled: isAllowed }) => (isAllowed ? words.on : words.off) },
        ]}
        onSettle={onSettle}
        onBack={onBack}
      />
    </>
  );
}
