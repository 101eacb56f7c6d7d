import { causeCategories } from '@alms/lis-domain/quality-control';
import { Button } from '@alms/ui/button';
import { FormActions } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { TextField } from '@alms/ui/text-field';
import { LisForm, useLisForm } from '../../../shared/lis-form/index.ts';
import { causeForm, type CauseValues } from '../control.form.ts';
import { correctionMessages } from './words/index.ts';

/** Fields of a cause as typed. */
export interface CauseFields {
  category: string;
  findings: string;
}

export interface CauseFormProps {
  /** Entries to continue with. */
  draft: CauseFields;
  onValuesChange: (values: CauseFields) => void;
  onSend: (cause: CauseValues) => Promise<void>;
  sending: Submission;
  /** Whether the cause is the next step. */
  isNext: boolean;
  /** Discards the change of a recorded cause. When omitted, there is no Cancel button. */
  onCancel?: (() => void) | undefined;
}

/** Category and findings of the cause. Enter in the findings records them. */
export function CauseForm({
  draft,
  onValuesChange,
  onSend,
  sending,
  isNext,
  onCancel,
}: CauseFormProps) {
  const words = useMessages(correctionMessages);
  const form = useLisForm<CauseFields, CauseValues>(causeForm, {
    defaultValues: draft,
    words,
    onSubmit: onSend,
    submission: sending,
    onValuesChange,
  });
  return (
    <LisForm form={form} label={words.cause} brief>
      <SelectField
        label={words.category}
        placeholder={words.choose}
        options={causeCategories.map((value) => ({ value, label: words[value] }))}
        {...form.field('category')}
      />
      <TextField
        label={words.findings}
        hint={words.findingsHint}
        autoComplete="off"
        maxLength={500}
        {...form.field('findings')}
      />
      <FormActions align="end">
        {onCancel && <Button onClick={onCancel}>{words.cancel}</Button>}
        <Button type="submit" variant={isNext ? 'primary' : 'secondary'} busy={form.busy}>
          {words.saveCause}
        </Button>
      </FormActions>
    </LisForm>
  );
}
