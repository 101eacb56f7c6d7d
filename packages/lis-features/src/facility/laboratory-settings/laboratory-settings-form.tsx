import type { LaboratorySettings } from '@alms/lis-domain/facility';
import { Alert } from '@alms/ui/alert';
import { Button } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { Checkbox } from '@alms/ui/checkbox';
import { FormActions } from '@alms/ui/form';
import { Grid } from '@alms/ui/grid';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Text } from '@alms/ui/text';
import { TextField } from '@alms/ui/text-field';
import { LisForm } from '../../shared/lis-form/index.js';
import { EditConflictDialog, useVersionedForm, type VersionedFormProps } from '../../shared/versioned-form/index.js';
import { laboratoryForm, type LaboratoryFields, type LaboratoryValues } from './laboratory-settings.form.js';
import { laboratorySettingsMessages } from './laboratory-settings.messages.js';

export interface LaboratorySettingsFormProps extends VersionedFormProps<LaboratoryFields, LaboratoryValues, LaboratorySettings> {
  settings: LaboratorySettings;
  /** Whether this person may let people verify their own entries; others read the rule. */
  maySetSelfVerification: boolean;
}

const valuesOf = ({ version: _version, ...values }: LaboratorySettings): LaboratoryValues => values;
const fieldsOf = ({ self_verification, critical_within_minutes, appointments_at_once }: LaboratoryValues): LaboratoryFields => ({
  self_verification, critical_within_minutes: String(critical_within_minutes), appointments_at_once: String(appointments_at_once),
});

/** The rules of the laboratory's work, saved together. */
export function LaboratorySettingsForm({ settings, maySetSelfVerification, ...rest }: LaboratorySettingsFormProps) {
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
        <Card heading={words.verification} {...(!maySetSelfVerification && { footer: words.notYours })}>
          {maySetSelfVerification ? (
            <Checkbox label={words.selfVerification} hint={words.selfVerificationHint} {...field('self_verification')} />
          ) : (
            <Text>{settings.self_verification ? words.selfVerificationOn : words.selfVerificationOff}</Text>
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
          { name: 'self_verification', label: words.selfVerification, show: ({ self_verification: isAllowed }) => (isAllowed ? words.on : words.off) },
        ]}
        onSettle={onSettle}
        onBack={onBack}
      />
    </>
  );
}
