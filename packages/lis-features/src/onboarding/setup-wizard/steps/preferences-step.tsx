import { Checkbox } from '@alms/ui/checkbox';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { TextField } from '@alms/ui/text-field';
import type { InferOutput } from 'valibot';
import { useLisForm, type LisFormState } from '../../../shared/lis-form/index.ts';
import { preferencesForm, type PreferencesValues } from '../setup-wizard.form.ts';
import { setupWizardMessages } from '../words/index.ts';
import { StepFrame, type StepMoves } from '../step-frame.tsx';

export interface PreferencesStepProps extends StepMoves<PreferencesValues> {
  values: PreferencesValues;
  submission: Submission;
  onSave: (data: InferOutput<typeof preferencesForm>, draft: PreferencesValues) => Promise<void>;
}

/** Laboratory rules that apply from the first result. */
export function PreferencesStep({ values, submission, onSave, onBack }: PreferencesStepProps) {
  const words = useMessages(setupWizardMessages);
  const form: LisFormState<PreferencesValues, InferOutput<typeof preferencesForm>> = useLisForm(
    preferencesForm,
    {
      defaultValues: values,
      words,
      onSubmit: (data) => onSave(data, form.methods.getValues()),
      submission,
      failureKey: 'failed',
    },
  );
  const { field, methods } = form;
  return (
    <StepFrame
      step="system_preferences"
      context={words.preferencesContext}
      form={form}
      onBack={onBack && (() => onBack(methods.getValues()))}
    >
      <TextField
        label={words.criticalMinutes}
        trailing={words.minutes}
        inputMode="numeric"
        {...field('critical_within_minutes')}
      />
      <Checkbox
        label={words.selfVerification}
        hint={words.selfVerificationNote}
        {...field('self_verification')}
      />
    </StepFrame>
  );
}
