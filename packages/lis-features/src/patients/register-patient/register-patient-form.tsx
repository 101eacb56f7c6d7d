import { Button, LinkButton } from '@alms/ui/button';
import { Card } from '@alms/ui/card';
import { FormActions } from '@alms/ui/form';
import { Grid } from '@alms/ui/grid';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { SelectField } from '@alms/ui/select-field';
import type { Submission } from '@alms/ui/resource';
import { TextField } from '@alms/ui/text-field';
import { isCalendarDate } from '@alms/lis-domain/http';
import { genders, sexesForRanges } from '@alms/lis-domain/patients';
import { useMemo, useState } from 'react';
import { LisForm, useLisForm } from '../../shared/lis-form/index.js';
import { usePatientWords, useToday } from '../../shared/patient-words/index.js';
import { PossibleMatch } from './possible-match.js';
import { emptyPatient, registerPatientForm, type RegisterPatientBody, type RegisterPatientValues } from './register-patient.form.js';
import { registerPatientMessages } from './register-patient.messages.js';

export interface RegisterPatientFormProps {
  /** What is known beforehand, such as what somebody had typed before. When omitted, the form is empty. */
  draft?: Partial<RegisterPatientValues> | undefined;
  /** Called with what is typed and not sent, for who keeps it. */
  onDraftChange?: ((draft: RegisterPatientValues) => void) | undefined;
  /**
   * How sending goes. A rejection with the code `possible_duplicate_patient` makes the form ask why this is a different
   * person; `duplicate` blocks.
   */
  submission: Submission;
  /** Sends the body; it carries `different_person_reason` only after the warning. */
  onRegister: (body: RegisterPatientBody) => void | Promise<void>;
  hrefs: {
    /** The patient search. */
    search: string;
    /** The search for a name, to look at a possible match. */
    searchFor: (name: string) => string;
  };
}

/** Who a warning was about: with another name or date it says nothing any more. */
const identityOf = (patient: RegisterPatientValues) => [patient.family_name, patient.given_name, patient.birth_date].join('|');

/** The particulars, and the question whether it is somebody already registered. */
export function RegisterPatientForm({ draft, onDraftChange, submission, onRegister, hrefs }: RegisterPatientFormProps) {
  const words = useMessages(registerPatientMessages);
  const format = useFormat();
  const { age, sex } = usePatientWords();
  const today = useToday();
  const [warnedAbout, setWarnedAbout] = useState<string>();
  const [needsReason, setNeedsReason] = useState(false);
  const schema = useMemo(() => registerPatientForm({ today, needsReason }), [today, needsReason]);
  const form = useLisForm(schema, { defaultValues: { ...emptyPatient, ...draft }, words, onSubmit: onRegister, submission, onValuesChange: onDraftChange });
  const { field, methods } = form;
  const patient = methods.watch();
  const identity = identityOf(patient);

  const warned = submission.status === 'rejected' && submission.formError === 'possible_duplicate_patient';
  const [warning, setWarning] = useState<Submission>();
  if (warned && warning !== submission) {
    setWarning(submission);
    setWarnedAbout(identity);
  }
  if (needsReason !== (warnedAbout === identity)) setNeedsReason(warnedAbout === identity);

  // Read back with the month in letters, because the browser's own picker may show 03/11.
  const { birth_date } = patient;
  const readBirthDate = isCalendarDate(birth_date) && birth_date <= today && words.birthDateRead({ date: format.longDate(birth_date), age: age(birth_date) });

  const gender = field('gender');
  const followGender = async (event: Parameters<typeof gender.onChange>[0]) => {
    await gender.onChange(event);
    if (methods.getFieldState('sex_for_ranges').isTouched) return;
    const chosen = methods.getValues('gender');
    methods.setValue('sex_for_ranges', sexesForRanges.find((each) => each === chosen) ?? 'unknown');
  };

  return (
    <Card aria-label={words.formLabel}>
      <LisForm form={form} label={words.formLabel}>
        <Grid columnWidth="14rem" gap="s5">
          <TextField label={words.familyName} hint={words.nameHint} autoComplete="off" {...field('family_name')} />
          <TextField label={words.givenName} autoComplete="off" {...field('given_name')} />
          <TextField label={words.birthDate} type="date" max={today} hint={readBirthDate} {...field('birth_date')} />
          <SelectField
            label={words.gender}
            placeholder={words.chooseGender}
            options={genders.map((value) => ({ value, label: sex(value) }))}
            {...gender}
            onChange={(event) => void followGender(event)}
          />
        </Grid>
        <SelectField
          label={words.sexForRanges}
          hint={words.sexForRangesHint}
          options={sexesForRanges.map((value) => ({ value, label: sex(value) }))}
          {...field('sex_for_ranges')}
        />
        <Grid columnWidth="14rem" gap="s5">
          <TextField label={words.phone} type="tel" autoComplete="off" optional {...field('phone')} />
          <TextField label={words.email} type="email" autoComplete="off" optional {...field('email')} />
        </Grid>
        <TextField label={words.mrn} hint={words.mrnHint} autoComplete="off" optional {...field('mrn')} />
        {needsReason && <PossibleMatch patient={patient} searchFor={hrefs.searchFor} reason={field('different_person_reason')} />}
        <FormActions>
          <Button type="submit" variant="primary" size="large" busy={form.busy}>
            {needsReason ? words.registerAsDifferent : words.register}
          </Button>
          <LinkButton href={hrefs.search} size="large">{words.cancel}</LinkButton>
        </FormActions>
      </LisForm>
    </Card>
  );
}
