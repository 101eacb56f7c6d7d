import type { CorrectedPatient, Patient } from '@alms/lis-domain/patients';
import type { OrderId } from '@alms/lis-domain/orders';
import { Button } from '@alms/ui/button';
import { Checkbox } from '@alms/ui/checkbox';
import { Dialog } from '@alms/ui/dialog';
import { FormActions } from '@alms/ui/form';
import { Grid } from '@alms/ui/grid';
import { useFormat, useMessages } from '@alms/ui/i18n';
import type { Submission } from '@alms/ui/resource';
import { Text } from '@alms/ui/text';
import { TextField } from '@alms/ui/text-field';
import { TimeField } from '@alms/ui/time-field';
import { useMemo, useState } from 'react';
import { LisForm, useRows } from '../../shared/lis-form/index.ts';
import { useLaterAnswers } from '../../shared/outcome/index.ts';
import {
  IdentifierHolder,
  ParticularsFields,
  patientParticularsMessages,
  PossibleMatch,
  useContactWords,
  useIdentifierWords,
  usePossibleMatch,
} from '../../shared/patient-particulars/index.ts';
import { usePatientWords, useToday } from '../../shared/patient-words/index.ts';
import {
  EditConflictDialog,
  useVersionedForm,
  type ConflictField,
  type SaveOutcome,
} from '../../shared/versioned-form/index.ts';
import {
  correctionFieldsOf,
  correctionOf,
  correctPatientForm,
  identityOf,
  type CorrectPatientBody,
  type CorrectPatientValues,
} from './correct-patient.form.ts';
import { CorrectionDone } from './correction-done.tsx';
import { patientOverviewMessages } from './words/index.ts';

/** Outcome of an edit. A successful one includes the effect on existing results. */
export type CorrectionOutcome =
  | Exclude<SaveOutcome<Patient>, { status: 'saved' }>
  | { status: 'saved'; record: Patient; reread: CorrectedPatient['reread'] };

export interface PatientCorrection {
  /** State of the save. Each new object is a new response. */
  submission: Submission;
  /**
   * Saves the details against the version they are based on. Must not reject; field errors from the
   * server arrive as `submission`.
   */
  onCorrect: (change: { values: CorrectPatientBody; base: Patient }) => Promise<CorrectionOutcome>;
  /** Returns the link to a search for a name or number, to check a possible match. */
  searchFor: (name: string) => string;
}

interface CorrectPatientProps extends PatientCorrection {
  patient: Patient;
  /**
   * Whether the dialog identifies an unidentified patient instead of editing details. @default
   * false
   */
  establishes?: boolean;
  /** Whether the button is shown; an open dialog stays open. @default true */
  offered?: boolean;
  /** Returns the link to an order. */
  orderHref: (orderId: OrderId) => string;
}

/** Button and dialog to edit a patient’s details or to identify a patient. */
export function CorrectPatient({
  patient,
  establishes = false,
  offered = true,
  ...form
}: CorrectPatientProps) {
  const words = useMessages(patientOverviewMessages);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      {offered && (
        <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {establishes ? words.establish : words.correct}
        </Button>
      )}
      <Dialog
        open={open}
        onClose={close}
        size="large"
        title={(establishes ? words.establishTitle : words.correctTitle)({
          name: patient.full_name,
        })}
      >
        <CorrectionForm patient={patient} establishes={establishes} {...form} onClose={close} />
      </Dialog>
    </>
  );
}

/** Mounted each time the dialog opens, so that it starts from the saved data. */
function CorrectionForm({
  patient: record,
  establishes = false,
  submission,
  onCorrect,
  searchFor,
  orderHref,
  onClose,
}: CorrectPatientProps & { onClose: () => void }) {
  const words = {
    ...useMessages(patientParticularsMessages),
    ...useMessages(patientOverviewMessages),
  };
  const today = useToday();
  const current = useLaterAnswers(submission);
  const { needsReason, knownAs, watch } = usePossibleMatch(current);
  const fixedName = record.mrn_temporary && !establishes ? record : undefined;
  const schema = useMemo(
    () => correctPatientForm({ today, needsReason, fixedName }),
    [today, needsReason, fixedName],
  );
  const [done, setDone] = useState<Pick<CorrectedPatient, 'reread'>>();
  const { form, conflict, onSettle, onBack } = useVersionedForm<
    CorrectPatientValues,
    CorrectPatientBody,
    Patient
  >(schema, {
    record,
    valuesOf: establishes ? identityOf : correctionOf,
    fieldsOf: correctionFieldsOf,
    words,
    failureKey: 'correctionFailed',
    submission: current,
    onSave: async (change) => {
      const outcome = await onCorrect(change);
      if (outcome.status === 'saved') setDone({ reread: outcome.reread });
      return outcome;
    },
  });
  const { field, methods } = form;
  const identifiers = useRows(form, 'identifiers');
  const patient = methods.watch();
  watch(patient);
  const answers = useParticularsAnswers();
  if (done)
    return (
      <CorrectionDone
        title={establishes ? words.established : words.corrected}
        reread={done.reread}
        orderHref={orderHref}
        onClose={onClose}
      />
    );

  const followGender = (sex: string) => {
    const isOwn =
      record.gender !== record.sex_for_ranges || methods.getFieldState('sex_for_ranges').isTouched;
    if (!isOwn) methods.setValue('sex_for_ranges', sex, { shouldDirty: true });
  };
  return (
    <>
      <LisForm form={form} label={establishes ? words.establishLabel : words.correctLabel}>
        <Text>{establishes ? words.establishBody({ mrn: record.mrn }) : words.correctBody}</Text>
        <ParticularsFields
          field={field}
          identifiers={identifiers}
          patient={patient}
          onSexFollows={followGender}
          onBirthDate={(date) => methods.setValue('birth_date', date, { shouldDirty: true })}
        />
        <Checkbox label={words.deceased} hint={words.deceasedHint} {...field('deceased')} />
        {patient.deceased && (
          <Grid columnWidth="14rem" gap="s5">
            <TextField
              label={words.deathDate}
              type="date"
              max={today}
              optional
              {...field('deceased_at')}
            />
            <TimeField label={words.deathTime} optional {...field('death_time')} />
          </Grid>
        )}
        <TextField
          label={establishes ? words.establishReason : words.correctionReason}
          hint={words.correctionReasonHint}
          autoComplete="off"
          {...field('reason')}
        />
        <IdentifierHolder submission={current} searchFor={searchFor} />
        {needsReason && (
          <PossibleMatch
            patient={patient}
            searchFor={searchFor}
            knownAs={knownAs}
            reason={field('different_person_reason')}
          />
        )}
        {establishes && needsReason && <Text>{words.establishMerge}</Text>}
        <FormActions align="end">
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" variant="primary" busy={form.busy}>
            {needsReason
              ? words.correctAsDifferent
              : establishes
                ? words.establishSave
                : words.saveCorrection}
          </Button>
        </FormActions>
      </LisForm>
      {/* The reason belongs to this user’s change and is kept when a conflict is resolved. */}
      <EditConflictDialog
        conflict={conflict}
        fields={answers}
        onSettle={(values) => onSettle({ ...values, reason: patient.reason.trim() })}
        onBack={onBack}
      />
    </>
  );
}

/** Describes patient details in words, for comparing two versions. */
function useParticularsAnswers(): readonly ConflictField<CorrectPatientBody>[] {
  const words = useMessages(patientParticularsMessages);
  const { nothing } = useMessages(patientOverviewMessages);
  const { died, sex } = usePatientWords();
  const format = useFormat();
  const identifierText = useIdentifierWords();
  const contact = useContactWords();
  const line = (
    name:
      | 'family_name'
      | 'given_name'
      | 'middle_name'
      | 'prefix'
      | 'suffix'
      | 'name_local'
      | 'phone'
      | 'email'
      | 'referring_provider'
      | 'notes',
    label: string,
  ): ConflictField<CorrectPatientBody> => ({
    name,
    label,
    show: ({ [name]: value }) => value || nothing,
  });
  return [
    line('family_name', words.familyName),
    line('given_name', words.givenName),
    line('middle_name', words.middleName),
    line('prefix', words.prefix),
    line('suffix', words.suffix),
    line('name_local', words.nameLocal),
    {
      name: 'birth_date',
      label: words.birthDate,
      show: ({ birth_date }) => format.longDate(birth_date),
    },
    {
      name: 'birth_date_estimated',
      label: words.birthDate,
      show: ({ birth_date_estimated = false }) =>
        birth_date_estimated ? words.birthDateEstimated : nothing,
    },
    { name: 'birth_time', label: words.birthTime, show: ({ birth_time }) => birth_time ?? nothing },
    { name: 'gender', label: words.gender, show: ({ gender }) => sex(gender) },
    {
      name: 'sex_for_ranges',
      label: words.sexForRanges,
      show: ({ sex_for_ranges }) => sex(sex_for_ranges),
    },
    {
      name: 'deceased',
      label: words.deceased,
      show: ({ deceased = false }) => (deceased ? words.deceased : nothing),
    },
    {
      name: 'deceased_at',
      label: words.deathDate,
      show: ({ deceased_at = null }) => (deceased_at === null ? nothing : died(deceased_at)),
    },
    line('phone', words.phone),
    line('email', words.email),
    {
      name: 'identifiers',
      label: words.identifiers,
      show: ({ identifiers = [] }) =>
        identifiers.length === 0 ? nothing : format.list(identifiers.map(identifierText)),
    },
    {
      name: 'address',
      label: words.line1,
      show: ({ address }) => (address && contact.address(address)) || nothing,
    },
    {
      name: 'language',
      label: words.language,
      show: ({ language = '' }) => contact.language(language) ?? nothing,
    },
    {
      name: 'preferred_contact',
      label: words.preferredContact,
      show: ({ preferred_contact = null }) => contact.preferred(preferred_contact) ?? nothing,
    },
    {
      name: 'emergency_contact',
      label: words.emergencyContact,
      show: ({ emergency_contact = null }) => contact.person(emergency_contact) ?? nothing,
    },
    line('referring_provider', words.referringProvider),
    line('notes', words.notes),
    {
      name: 'guardian',
      label: words.guardian,
      show: ({ guardian = null }) => contact.person(guardian) ?? nothing,
    },
  ];
}
