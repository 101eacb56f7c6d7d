import type { Submission } from '@alms/ui/resource';
import { Button } from '@alms/ui/button';
import { Dialog } from '@alms/ui/dialog';
import { FormActions } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import { MultiSelectField, type Choice } from '@alms/ui/multi-select-field';
import { idle, ready } from '@alms/ui/resource';
import { TextField } from '@alms/ui/text-field';
import { useId, useState } from 'react';
import { LisForm, useLisForm } from '../../../shared/lis-form/index.js';
import type { CatalogueTest } from '../set-up-forms.js';
import type { EqaAct, NewRound } from './eqa-acts.js';
import { newRoundForm, type NewRoundFields } from './eqa.form.js';
import { externalAssessmentMessages } from './external-assessment.messages.js';

export interface NewRoundDialogProps {
  open: boolean;
  onClose: () => void;
  schemes: readonly string[];
  catalogue: readonly CatalogueTest[];
  onAct: (act: EqaAct) => Promise<Submission>;
}

/** A round as the scheme announces it: when it closes, its specimens, and the tests to report of each of them. */
export function NewRoundDialog({ open, onClose, ...form }: NewRoundDialogProps) {
  const words = useMessages(externalAssessmentMessages);
  return <Dialog open={open} onClose={onClose} title={words.newTitle}>{open && <NewRoundForm onClose={onClose} {...form} />}</Dialog>;
}

function NewRoundForm({ onClose, schemes, catalogue, onAct }: Omit<NewRoundDialogProps, 'open'>) {
  const words = useMessages(externalAssessmentMessages);
  const suggestions = useId();
  const [submission, setSubmission] = useState<Submission>(idle);
  const form = useLisForm<NewRoundFields, NewRound>(newRoundForm, {
    defaultValues: { scheme: '', round: '', closes_on: '', samples: '', tests: [] },
    words,
    submission,
    onSubmit: async (round) => {
      const outcome = await onAct({ act: 'create', round });
      setSubmission(outcome);
      if (outcome.status === 'done') onClose();
    },
  });
  const { watch, setValue, clearErrors } = form.methods;
  const chosen = watch('tests');
  const choices = catalogue.map(({ id, name }): Choice => ({ value: id, label: name }));
  const { ref: _, onChange: __, onBlur: ___, ...binding } = form.field('tests');
  return (
    <LisForm form={form} label={words.newTitle}>
      <TextField label={words.scheme} autoComplete="off" maxLength={80} list={suggestions} {...form.field('scheme')} />
      <datalist id={suggestions}>{schemes.map((scheme) => <option key={scheme} value={scheme}>{scheme}</option>)}</datalist>
      <TextField label={words.roundName} autoComplete="off" maxLength={40} {...form.field('round')} />
      <TextField label={words.closesOn} hint={words.closesHint} type="date" {...form.field('closes_on')} />
      <TextField label={words.specimens} hint={words.specimensHint} autoComplete="off" dir="ltr" maxLength={400} {...form.field('samples')} />
      <MultiSelectField
        label={words.testsOf}
        hint={words.testsHint}
        options={ready(choices)}
        value={choices.filter(({ value }) => chosen.includes(value))}
        onValueChange={(next) => {
          clearErrors('tests');
          setValue('tests', next.map(({ value }) => value));
        }}
        {...binding}
      />
      <FormActions align="end">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button type="submit" variant="primary" busy={form.busy}>{words.enterRound}</Button>
      </FormActions>
    </LisForm>
  );
}
