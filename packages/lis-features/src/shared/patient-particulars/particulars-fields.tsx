import {
  ageIn,
  birthDatePrecision,
  genders,
  identifierTypes,
  isBirthDate,
  mayHaveBirthTime,
  maxIdentifiers,
  sexesForRanges,
} from '@alms/lis-domain/patients';
import { Checkbox } from '@alms/ui/checkbox';
import { FieldArray, type FieldArrayProps } from '@alms/ui/field-array';
import { Grid } from '@alms/ui/grid';
import { useMessages } from '@alms/ui/i18n';
import { SelectField } from '@alms/ui/select-field';
import { Stack } from '@alms/ui/stack';
import { TextField } from '@alms/ui/text-field';
import { TimeField } from '@alms/ui/time-field';
import { useState } from 'react';
import type { FieldBinding } from '../lis-form/index.ts';
import { usePatientWords, useToday } from '../patient-words/index.ts';
import { ContactFields, type ContactFieldName } from './contact-fields.tsx';
import { NameFields } from './name-fields.tsx';
import type { IdentifierFields, ParticularsFields as Fields } from './patient-particulars.form.ts';
import { patientParticularsMessages } from './words/index.ts';

type IdentifierRows = Pick<FieldArrayProps<IdentifierFields>, 'rows' | 'onRowsChange'> & {
  nextId: () => string;
};

export interface ParticularsFieldsProps {
  field: (
    name: keyof Fields | ContactFieldName | `identifiers.${number}.${'type' | 'value' | 'issuer'}`,
  ) => FieldBinding;
  /** Rows of the identifiers, from `useRows`. */
  identifiers: IdentifierRows;
  /** Field values. */
  patient: Fields;
  /**
   * Derives the sex for reference intervals from the selected gender. When omitted, the user has
   * selected it.
   */
  onSexFollows?: ((sex: string) => void) | undefined;
  /** Sets the date of birth, such as the remaining part when only a partial date is known. */
  onBirthDate: (date: string) => void;
}

/**
 * Returns whether to ask for the time of birth: in the first four weeks, or when it is recorded.
 */
const asksBirthTime = (patient: Fields, today: string): boolean =>
  mayHaveBirthTime(patient) &&
  (patient.birth_time !== '' ||
    (patient.birth_date <= today && ageIn('d', patient.birth_date, today) < 28));

/** Patient details and contact data, shared by all patient forms. */
export function ParticularsFields({
  field,
  identifiers: { nextId, ...rows },
  patient,
  onSexFollows,
  onBirthDate,
}: ParticularsFieldsProps) {
  const words = useMessages(patientParticularsMessages);
  const { age, born, sex } = usePatientWords();
  const today = useToday();
  // Echoed with a spelled month, because the browser’s date picker may show 03/11.
  const { birth_date, birth_date_estimated } = patient;
  const readBirthDate =
    isBirthDate(birth_date) &&
    birth_date <= today &&
    words.birthDateRead({ date: born({ birth_date, birth_date_estimated }), age: age(birth_date) });
  const [inPart, setInPart] = useState(
    () => isBirthDate(birth_date) && birthDatePrecision(birth_date) !== 'day',
  );
  const knowInPart = (isInPart: boolean) => {
    setInPart(isInPart);
    if (isInPart) onBirthDate(birth_date.slice(0, 'YYYY-MM'.length));
    else if (birthDatePrecision(birth_date) !== 'day') onBirthDate('');
  };
  const gender = field('gender');
  return (
    <>
      <Grid columnWidth="14rem" gap="s5" fill="stretch">
        <TextField label={words.familyName} hint={words.nameHint} {...field('family_name')} />
        <TextField label={words.givenName} {...field('given_name')} />
      </Grid>
      <NameFields field={field} patient={patient} />
      <Grid columnWidth="14rem" gap="s5" fill="stretch">
        <Stack gap="s2">
          {inPart ? (
            <TextField
              key="in-part"
              label={words.birthDate}
              dir="ltr"
              hint={readBirthDate || words.birthDateInPartHint}
              {...field('birth_date')}
            />
          ) : (
            <TextField
              key="whole"
              label={words.birthDate}
              type="date"
              max={today}
              hint={readBirthDate}
              {...field('birth_date')}
            />
          )}
          <Checkbox
            label={words.birthDateInPart}
            checked={inPart}
            onChange={(event) => knowInPart(event.target.checked)}
          />
          <Checkbox label={words.birthDateEstimated} {...field('birth_date_estimated')} />
          {asksBirthTime(patient, today) && (
            <TimeField
              label={words.birthTime}
              hint={words.birthTimeHint}
              optional
              {...field('birth_time')}
            />
          )}
        </Stack>
        <SelectField
          label={words.gender}
          placeholder={words.chooseGender}
          options={genders.map((value) => ({ value, label: sex(value) }))}
          {...gender}
          onChange={(event) => {
            const chosen = event.currentTarget.value;
            void gender.onChange(event);
            onSexFollows?.(sexesForRanges.find((each) => each === chosen) ?? 'unknown');
          }}
        />
      </Grid>
      <SelectField
        label={words.sexForRanges}
        hint={words.sexForRangesHint}
        options={sexesForRanges.map((value) => ({ value, label: sex(value) }))}
        {...field('sex_for_ranges')}
      />
      <Grid columnWidth="14rem" gap="s5" fill="stretch">
        <TextField label={words.phone} type="tel" optional {...field('phone')} />
        <TextField label={words.email} type="email" optional {...field('email')} />
      </Grid>
      <FieldArray
        {...rows}
        label={words.identifiers}
        hint={words.identifiersHint}
        optional
        rowLabel={words.identifier}
        addLabel={words.addIdentifier}
        error={field('identifiers').error}
        newRow={() => ({ id: nextId(), type: '', value: '', issuer: '' })}
        max={maxIdentifiers}
        renderRow={(_, index) => (
          <Grid columnWidth="10rem">
            <SelectField
              label={words.identifierType}
              placeholder={words.chooseType}
              options={identifierTypes.map((value) => ({ value, label: words[`type_${value}`] }))}
              {...field(`identifiers.${index}.type`)}
            />
            <TextField
              label={words.identifierValue}
              dir="ltr"
              {...field(`identifiers.${index}.value`)}
            />
            <TextField
              label={words.identifierIssuer}
              optional
              {...field(`identifiers.${index}.issuer`)}
            />
          </Grid>
        )}
      />
      <ContactFields field={field} patient={patient} />
    </>
  );
}
