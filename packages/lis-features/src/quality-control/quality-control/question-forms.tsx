import { actionStates, actionTypes } from '@alms/lis-domain/quality-control';
import { Button } from '@alms/ui/button';
import { FormActions } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { TextField } from '@alms/ui/text-field';
import { LisForm, useLisForm } from '../../shared/lis-form/index.ts';
import { actionForm, reasonForm, type ActionValues } from './control.form.ts';
import { qualityControlMessages } from './words/index.ts';
import { controlFormsMessages } from './words/control-forms/index.ts';

/** Props of every dialog form on this screen. */
export interface QuestionProps<Answer> {
  onSend: (answer: Answer) => void;
  sending: Submission;
  onClose: () => void;
}

export interface ReasonFormProps extends QuestionProps<{ reason: string }> {
  /** Label of the submit button. */
  confirmLabel: string;
}

/** Asks for the reason of a change to recorded data. */
export function ReasonForm({ confirmLabel, onSend, sending, onClose }: ReasonFormProps) {
  const words = useMessages(controlFormsMessages);
  const form = useLisForm<{ reason: string }, { reason: string }>(reasonForm, {
    defaultValues: { reason: '' },
    words,
    onSubmit: onSend,
    submission: sending,
  });
  return (
    <LisForm form={form} label={confirmLabel} brief>
      <TextField
        label={words.reason}
        autoComplete="off"
        maxLength={300}
        {...form.field('reason')}
      />
      <FormActions align="end">
        <Button onClick={onClose}>{words.keep}</Button>
        <Button type="submit" variant="primary" tone="critical" busy={form.busy}>
          {confirmLabel}
        </Button>
      </FormActions>
    </LisForm>
  );
}

/** Fields of a corrective action as typed. */
export interface ActionFields {
  type: string;
  text: string;
  state: string;
}

export interface ActionFormProps extends Omit<QuestionProps<ActionValues>, 'onClose'> {
  /** Label of the description. @default cause and corrective action */
  textLabel?: string;
  /** Entries to continue with. @default none */
  draft?: ActionFields | undefined;
  onValuesChange?: ((values: ActionFields) => void) | undefined;
  /** Whether recording is the main action of the view. @default true */
  isMain?: boolean;
  /** When omitted, there is no Cancel button. */
  onClose?: (() => void) | undefined;
}

/** Records a corrective action for a run that violated a rule, or for an EQA round. */
export function ActionForm({
  textLabel,
  draft = { type: '', text: '', state: 'completed' },
  onValuesChange,
  onSend,
  sending,
  isMain = true,
  onClose,
}: ActionFormProps) {
  const words = useMessages(controlFormsMessages);
  const names = useMessages(qualityControlMessages);
  const form = useLisForm<ActionFields, ActionValues>(actionForm, {
    defaultValues: draft,
    words,
    onSubmit: onSend,
    submission: sending,
    onValuesChange,
  });
  return (
    <LisForm form={form} label={words.saveAction}>
      <SelectField
        label={words.actionType}
        placeholder={words.chooseType}
        options={actionTypes.map((value) => ({ value, label: names[value] }))}
        {...form.field('type')}
      />
      <TextField
        label={textLabel ?? words.actionText}
        autoComplete="off"
        maxLength={500}
        {...form.field('text')}
      />
      <SelectField
        label={words.actionState}
        options={actionStates.map((value) => ({ value, label: names[value] }))}
        {...form.field('state')}
      />
      <FormActions align="end">
        {onClose && <Button onClick={onClose}>{words.cancel}</Button>}
        <Button type="submit" variant={isMain ? 'primary' : 'secondary'} busy={form.busy}>
          {words.saveAction}
        </Button>
      </FormActions>
    </LisForm>
  );
}
