import { Button, LinkButton } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { FormActions } from '@alms/ui/form';
import { useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { TextField } from '@alms/ui/text-field';
import { useMemo } from 'react';
import { LisForm, useLisForm, useRows } from '../../shared/lis-form/index.ts';
import {
  IdentifierHolder,
  ParticularsFields,
  patientParticularsMessages,
  PossibleMatch,
  usePossibleMatch,
} from '../../shared/patient-particulars/index.ts';
import { useToday } from '../../shared/patient-words/index.ts';
import {
  emptyPatient,
  registerPatientForm,
  type RegisterPatientBody,
  type RegisterPatientValues,
} from './register-patient.form.ts';
import { registerPatientMessages } from './words/index.ts';

export interface RegisterPatientFormProps {
  /** Initial values, such as a restored draft. When omitted, the form is empty. */
  draft?: Partial<RegisterPatientValues> | undefined;
  /** Called with unsent entries, to save them as a draft. */
  onDraftChange?: ((draft: RegisterPatientValues) => void) | undefined;
  /**
   * State of the submission. A rejection with the code `possible_duplicate_patient` makes the form
   * ask why this is a different person; `duplicate` blocks the registration.
   */
  submission: Submission;
  /** Sends the body. It contains `different_person_reason` only after the warning. */
  onRegister: (body: RegisterPatientBody) => void | Promise<void>;
  hrefs: {
    /** Link to the patient search. */
    search: string;
    /** Returns the link to a search for a name or number, to check a possible match. */
    searchFor: (name: string) => string;
  };
}

/** Registration form with a check for possible duplicates. */
export function RegisterPatientForm({
  draft,
  onDraftChange,
  submission,
  onRegister,
  hrefs,
}: RegisterPatientFormProps) {
  const words = {
    ...useMessages(patientParticularsMessages),
    ...useMessages(registerPatientMessages),
  };
  const today = useToday();
  const { needsReason, knownAs, watch } = usePossibleMatch(submission);
  const schema = useMemo(() => registerPatientForm({ today, needsReason }), [today, needsReason]);
  const form = useLisForm(schema, {
    defaultValues: { ...emptyPatient, ...draft },
    words,
    onSubmit: onRegister,
    submission,
    onValuesChange: onDraftChange,
  });
  const { field, methods } = form;
  const identifiers = useRows(form, 'identifiers');
  const patient = methods.watch();
  watch(patient);
  const followGender = (sex: string) => {
    if (!methods.getFieldState('sex_for_ranges').isTouched) methods.setValue('sex_for_ranges', sex);
  };
  return (
    <Card aria-label={words.formLabel}>
      <LisForm form={form} label={words.formLabel}>
        <ParticularsFields
          field={field}
          identifiers={identifiers}
          patient={patient}
          onSexFollows={followGender}
          onBirthDate={(date) => methods.setValue('birth_date', date, { shouldDirty: true })}
        />
        <TextField label={words.mrn} hint={words.mrnHint} optional {...field('mrn')} />
        <IdentifierHolder submission={submission} searchFor={hrefs.searchFor} />
        {needsReason && (
          <PossibleMatch
            patient={patient}
            searchFor={hrefs.searchFor}
            knownAs={knownAs}
            reason={field('different_person_reason')}
          />
        )}
        <FormActions>
          <Button type="submit" variant="primary" size="large" busy={form.busy}>
            {needsReason ? words.registerAsDifferent : words.register}
          </Button>
          <LinkButton href={hrefs.search} size="large">
            {words.cancel}
          </LinkButton>
        </FormActions>
      </LisForm>
    </Card>
  );
}
