import { actionStates, actionTypes, controlRules, ruleSeverities, type ControlledTestDetail } from '@alms/lis-domain/quality-control';
import { Button } from '@alms/ui/button';
import { Checkbox } from '@alms/ui/checkbox';
import { FormActions } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { TextField } from '@alms/ui/text-field';
import { LisForm, useLisForm } from '../../shared/lis-form/index.js';
import { actionForm, reasonForm, settingsFields, settingsForm, type ActionValues, type SettingsValues } from './control.form.js';
import { controlBoardMessages } from './control-board.messages.js';
import { controlFormsMessages } from './control-forms.messages.js';
import { useDecimalMark } from './record-run-dialog.js';
import * as S from './control-board.styles.js';

/** What every question of this screen takes. */
export interface QuestionProps<Answer> {
  onSend: (answer: Answer) => void;
  sending: Submission;
  onClose: () => void;
}

export interface ReasonFormProps extends QuestionProps<{ reason: string }> {
  /** Words of the button that does it. */
  act: string;
}

/** Why something is done that changes what stands on record. */
export function ReasonForm({ act, onSend, sending, onClose }: ReasonFormProps) {
  const words = useMessages(controlFormsMessages);
  const form = useLisForm<{ reason: string }, { reason: string }>(reasonForm, { defaultValues: { reason: '' }, words, onSubmit: onSend, submission: sending });
  return (
    <LisForm form={form} label={act} brief>
      <TextField label={words.reason} autoComplete="off" maxLength={300} {...form.field('reason')} />
      <FormActions align="end">
        <Button onClick={onClose}>{words.keep}</Button>
        <Button type="submit" variant="primary" tone="critical" busy={form.busy}>{act}</Button>
      </FormActions>
    </LisForm>
  );
}

/** What was done about a run that broke a rule. */
export function ActionForm({ onSend, sending, onClose }: QuestionProps<ActionValues>) {
  const words = useMessages(controlFormsMessages);
  const names = useMessages(controlBoardMessages);
  const form = useLisForm<{ type: string; text: string; state: string }, ActionValues>(actionForm, { defaultValues: { type: '', text: '', state: 'completed' }, words, onSubmit: onSend, submission: sending });
  return (
    <LisForm form={form} label={words.saveAction}>
      <SelectField label={words.actionType} placeholder={words.chooseType} options={actionTypes.map((value) => ({ value, label: names[value] }))} {...form.field('type')} />
      <TextField label={words.actionText} autoComplete="off" maxLength={500} {...form.field('text')} />
      <SelectField label={words.actionState} options={actionStates.map((value) => ({ value, label: names[value] }))} {...form.field('state')} />
      <FormActions align="end">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button type="submit" variant="primary" busy={form.busy}>{words.saveAction}</Button>
      </FormActions>
    </LisForm>
  );
}

type SettingsFields = ReturnType<typeof settingsFields>;

/** How the runs of a test are judged, and when one is due. */
export function SettingsForm({ test, onSend, sending, onClose }: QuestionProps<SettingsValues> & { test: ControlledTestDetail }) {
  const words = useMessages(controlFormsMessages);
  const names = useMessages(controlBoardMessages);
  const severities = { off: words.off, warning: words.warn, reject: words.reject };
  const form = useLisForm<SettingsFields, SettingsValues>(settingsForm(useDecimalMark()), { defaultValues: settingsFields(test), words, onSubmit: onSend, submission: sending });
  return (
    <LisForm form={form} label={words.saveSettings}>
      <S.Choices>
        {controlRules.map((rule) => <SelectField key={rule} label={rule} options={ruleSeverities.map((value) => ({ value, label: severities[value] }))} {...form.field(`rules.${rule}`)} />)}
      </S.Choices>
      <SelectField label={words.r4sMode} options={[{ value: 'both_beyond_2s', label: names.bothBeyond }, { value: 'range_over_4s', label: names.rangeOver }]} {...form.field('r4s_mode')} />
      <SelectField label={words.limitMode} options={[{ value: 'exceeds', label: words.exceeds }, { value: 'reaches', label: words.reaches }]} {...form.field('limit_mode')} />
      <Checkbox label={words.resetAfterReject} {...form.field('reset_after_reject')} />
      <TextField label={words.maxAge} hint={words.maxAgeHint} optional inputMode="numeric" autoComplete="off" {...form.field('max_age_hours')} />
      <TextField label={words.allowableError} hint={words.allowableHint} optional inputMode="decimal" dir="ltr" autoComplete="off" {...form.field('allowable_error')} />
      <FormActions align="end">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button type="submit" variant="primary" busy={form.busy}>{words.saveSettings}</Button>
      </FormActions>
    </LisForm>
  );
}
