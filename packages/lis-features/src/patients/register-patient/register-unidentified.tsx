import { genders, maxOfNotes } from '@alms/lis-domain/patients';
import { Button } from '@alms/ui/button';
import { Dialog } from '@alms/ui/dialog';
import { FormActions } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { SelectField } from '@alms/ui/select-field';
import { Text } from '@alms/ui/text';
import { TextAreaField } from '@alms/ui/text-area-field';
import { TextField } from '@alms/ui/text-field';
import { useMemo, useState } from 'react';
import { LisForm, useLisForm } from '../../shared/lis-form/index.ts';
import { useLaterAnswers } from '../../shared/outcome/index.ts';
import { patientParticularsMessages } from '../../shared/patient-particulars/index.ts';
import { usePatientWords, useToday } from '../../shared/patient-words/index.ts';
import { registerPatientMessages } from './words/index.ts';
import {
  unidentifiedForm,
  type UnidentifiedBody,
  type UnidentifiedFields,
} from './register-unidentified.form.ts';

export interface RegisterUnidentifiedProps {
  /** State of the submission. */
  submission: Submission;
  onRegister: (body: UnidentifiedBody) => void | Promise<void>;
}

/** Button and dialog to register an unidentified patient in an emergency. */
export function RegisterUnidentified(form: RegisterUnidentifiedProps) {
  const words = useMessages(registerPatientMessages);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.unidentified}
      </Button>
      <Dialog open={open} onClose={close} title={words.unidentifiedTitle}>
        <UnidentifiedForm {...form} onCancel={close} />
      </Dialog>
    </>
  );
}

function UnidentifiedForm({
  submission,
  onRegister,
  onCancel,
}: RegisterUnidentifiedProps & { onCancel: () => void }) {
  const words = {
    ...useMessages(patientParticularsMessages),
    ...useMessages(registerPatientMessages),
  };
  const { sex } = usePatientWords();
  const today = useToday();
  const schema = useMemo(() => unidentifiedForm(today), [today]);
  const form = useLisForm<UnidentifiedFields, UnidentifiedBody>(schema, {
    defaultValues: { age: '', gender: '', notes: '' },
    words,
    failureKey: 'unidentifiedFailed',
    submission: useLaterAnswers(submission),
    onSubmit: onRegister,
  });
  const { field } = form;
  return (
    <LisForm form={form} label={words.unidentifiedTitle}>
      <Text>{words.unidentifiedBody}</Text>
      <TextField
        label={words.age}
        hint={words.ageHint}
        trailing={words.ageUnit}
        inputMode="numeric"
        {...field('age')}
      />
      <SelectField
        label={words.gender}
        placeholder={words.chooseGender}
        options={genders.map((value) => ({ value, label: sex(value) }))}
        {...field('gender')}
      />
      <TextAreaField
        label={words.identifyingFeatures}
        hint={words.identifyingFeaturesHint}
        maxLength={maxOfNotes}
        optional
        {...field('notes')}
      />
      <FormActions align="end">
        <Button onClick={onCancel}>{words.cancel}</Button>
        <Button type="submit" variant="primary" busy={form.busy}>
          {words.registerUnidentified}
        </Button>
      </FormActions>
    </LisForm>
  );
}
