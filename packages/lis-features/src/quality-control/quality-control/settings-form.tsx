import {
  controlRules,
  ruleSeverities,
  type ControlledTestDetail,
} from '@alms/lis-domain/quality-control';
import { Button } from '@alms/ui/button';
import { Checkbox } from '@alms/ui/checkbox';
import { FormActions } from '@alms/ui/form';
import { useFormat, useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { TextField } from '@alms/ui/text-field';
import { useDecimalMark } from '../../shared/decimal-input/index.ts';
import { LisForm } from '../../shared/lis-form/index.ts';
import { useLaterAnswers } from '../../shared/outcome/index.ts';
import {
  EditConflictDialog,
  useVersionedForm,
  type SaveOutcome,
} from '../../shared/versioned-form/index.ts';
import { qualityControlMessages } from './words/index.ts';
import * as S from './quality-control.styles.ts';
import {
  ruleSettingsOf,
  settingsFields,
  settingsForm,
  settingsOf,
  type RuleSettings,
  type SettingsValues,
} from './control.form.ts';
import { controlFormsMessages } from './words/control-forms/index.ts';

/**
 * Saves the settings against the version they are based on. Must not reject; field errors from the
 * server arrive as `savingSettings`.
 */
export type SaveSettings = (change: {
  settings: SettingsValues;
  base: ControlledTestDetail;
}) => Promise<SaveOutcome<ControlledTestDetail>>;

export interface SettingsFormProps {
  test: ControlledTestDetail;
  onSave: SaveSettings;
  saving: Submission;
  onClose: () => void;
}

type SettingsFields = ReturnType<typeof settingsFields>;

/** Edits the QC rules of a test and the interval between runs. */
export function SettingsForm({ test, onSave, saving, onClose }: SettingsFormProps) {
  const words = useMessages(controlFormsMessages);
  const names = useMessages(qualityControlMessages);
  const format = useFormat();
  const severities = { off: words.off, warning: words.warn, reject: words.reject };
  const r4sModes = { both_beyond_2s: names.bothBeyond, range_over_4s: names.rangeOver };
  const limitModes = { exceeds: words.exceeds, reaches: words.reaches };
  const mark = useDecimalMark();
  const { form, conflict, onSettle, onBack } = useVersionedForm<
    SettingsFields,
    RuleSettings,
    ControlledTestDetail
  >(settingsForm(mark), {
    record: test,
    valuesOf: ruleSettingsOf,
    fieldsOf: (settings) => settingsFields(settings, mark),
    words,
    submission: useLaterAnswers(saving),
    onSave: ({ values, base }) => onSave({ settings: settingsOf(values), base }),
    onSaved: onClose,
  });
  return (
    <>
      <LisForm form={form} label={words.saveSettings}>
        <S.Choices>
          {controlRules.map((rule) => (
            <SelectField
              key={rule}
              label={rule}
              options={ruleSeverities.map((value) => ({ value, label: severities[value] }))}
              {...form.field(`rules.${rule}`)}
            />
          ))}
        </S.Choices>
        <SelectField
          label={words.r4sMode}
          options={(['both_beyond_2s', 'range_over_4s'] as const).map((value) => ({
            value,
            label: r4sModes[value],
          }))}
          {...form.field('r4s_mode')}
        />
        <SelectField
          label={words.limitMode}
          options={(['exceeds', 'reaches'] as const).map((value) => ({
            value,
            label: limitModes[value],
          }))}
          {...form.field('limit_mode')}
        />
        <Checkbox label={words.resetAfterReject} {...form.field('reset_after_reject')} />
        <TextField
          label={words.maxAge}
          hint={words.maxAgeHint}
          optional
          inputMode="numeric"
          autoComplete="off"
          {...form.field('max_age_hours')}
        />
        <TextField
          label={words.allowableError}
          hint={words.allowableHint}
          optional
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          {...form.field('allowable_error')}
        />
        <FormActions align="end">
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" variant="primary" busy={form.busy}>
            {words.saveSettings}
          </Button>
        </FormActions>
      </LisForm>
      <EditConflictDialog
        conflict={conflict}
        fields={[
          ...controlRules.map((rule) => ({
            name: rule,
            label: rule,
            show: (settings: RuleSettings) => severities[settings[rule]],
          })),
          { name: 'r4s_mode', label: words.r4sMode, show: ({ r4s_mode }) => r4sModes[r4s_mode] },
          {
            name: 'limit_mode',
            label: words.limitMode,
            show: ({ limit_mode }) => limitModes[limit_mode],
          },
          {
            name: 'reset_after_reject',
            label: words.resetAfterReject,
            show: ({ reset_after_reject }) => (reset_after_reject ? words.on : words.off),
          },
          {
            name: 'max_age_hours',
            label: words.maxAge,
            show: ({ max_age_hours }) =>
              max_age_hours === null ? words.none : format.number(max_age_hours),
          },
          {
            name: 'allowable_error',
            label: words.allowableError,
            show: ({ allowable_error }) => allowable_error ?? words.none,
          },
        ]}
        onSettle={onSettle}
        onBack={onBack}
      />
    </>
  );
}
