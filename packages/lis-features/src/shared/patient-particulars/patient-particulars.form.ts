import { emailField } from '@alms/lis-domain/http';
import {
  areDifferent,
  comparedIdentifier,
  genders,
  identifierTypes,
  EARLIEST_BIRTH,
  isBirthDate,
  mayHaveBirthTime,
  maxOfNotes,
  noAddress,
  preferredContacts,
  sexesForRanges,
  type Address,
  type ContactPerson,
  type Patient,
  type PatientIdentifier,
} from '@alms/lis-domain/patients';
import * as v from 'valibot';

/** Field values of one identifier; `id` identifies the row. */
export type IdentifierFields = Record<'id' | keyof PatientIdentifier, string>;

/** Field values of the patient details, as typed. */
export interface ParticularsFields
  extends
    Record<keyof Omit<Particulars, 'identifiers' | 'birth_date_estimated' | keyof Grouped>, string>,
    Grouped {
  identifiers: IdentifierFields[];
  birth_date_estimated: boolean;
}

/** Values composed of several fields. */
interface Grouped {
  address: Address;
  emergency_contact: ContactPerson;
  guardian: ContactPerson;
}

/** Patient details covered by the form. */
export type Particulars = Pick<
  Patient,
  | 'family_name'
  | 'given_name'
  | 'middle_name'
  | 'prefix'
  | 'suffix'
  | 'name_local'
  | 'birth_time'
  | 'birth_date_estimated'
  | 'gender'
  | 'sex_for_ranges'
  | 'birth_date'
  | 'phone'
  | 'email'
  | 'identifiers'
  | 'address'
  | 'language'
  | 'preferred_contact'
  | 'emergency_contact'
  | 'guardian'
  | 'referring_provider'
  | 'notes'
>;

export interface ParticularsRules {
  /** The facility’s current day, `YYYY-MM-DD`; a date of birth must not be later. */
  today: string;
  /**
   * Whether the server found a patient with this name and date of birth, so that a reason for a
   * different person is required.
   */
  needsReason: boolean;
}

/** A line of text with a maximum length in characters. */
export const lineOf = (maxLength: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(maxLength, 'tooLong'));

const contactPerson = v.pipe(
  v.object({ name: lineOf(120), relation: lineOf(60), phone: lineOf(40) }),
  v.forward(
    v.partialCheck(
      [['name'], ['relation'], ['phone']],
      ({ name, relation, phone }) => name !== '' || (relation === '' && phone === ''),
      'contactNameRequired',
    ),
    ['name'],
  ),
  v.transform((person) => (person.name === '' ? null : person)),
);

/**
 * Validation rules of the fields and of the reason for a different person; messages are keys of
 * `patientParticularsMessages`.
 */
export const particularsEntries = ({ today, needsReason }: ParticularsRules) => ({
  family_name: lineOf(80),
  given_name: lineOf(80),
  middle_name: lineOf(80),
  prefix: lineOf(40),
  suffix: lineOf(40),
  name_local: lineOf(160),
  gender: v.pipe(v.string(), v.picklist(genders, 'genderRequired')),
  sex_for_ranges: v.pipe(v.string(), v.picklist(sexesForRanges)),
  birth_date: v.pipe(
    v.string(),
    v.nonEmpty('birthDateRequired'),
    v.check(isBirthDate, 'birthDateInvalid'),
    v.check((date) => date >= EARLIEST_BIRTH, 'birthDateTooEarly'),
    v.check((date) => date <= today, 'birthDateInFuture'),
  ),
  birth_time: v.pipe(v.string(), v.regex(/^(?:\d{2}:\d{2})?$/, 'birthTimeInvalid')),
  birth_date_estimated: v.boolean(),
  phone: lineOf(40),
  email: v.pipe(
    lineOf(254),
    v.check((email) => email === '' || v.is(emailField, email), 'emailInvalid'),
  ),
  identifiers: v.pipe(
    v.array(
      v.pipe(
        v.object({
          id: v.string(),
          type: v.pipe(v.string(), v.picklist(identifierTypes, 'identifierTypeRequired')),
          value: v.pipe(
            lineOf(60),
            v.check(
              (value) => comparedIdentifier({ value, issuer: '' }).value !== '',
              'identifierRequired',
            ),
          ),
          issuer: lineOf(80),
        }),
        v.transform(({ type, value, issuer }) => ({ type, value, issuer })),
      ),
    ),
    v.check((identifiers) => areDifferent(identifiers), 'identifierTwice'),
  ),
  address: v.object({
    line1: lineOf(120),
    line2: lineOf(120),
    city: lineOf(80),
    region: lineOf(80),
    postal_code: lineOf(20),
    country: v.string(),
  }),
  language: v.string(),
  preferred_contact: v.pipe(
    v.string(),
    v.transform((chosen) => preferredContacts.find((each) => each === chosen) ?? null),
  ),
  emergency_contact: contactPerson,
  guardian: contactPerson,
  referring_provider: lineOf(120),
  notes: v.pipe(v.string(), v.trim(), v.maxLength(maxOfNotes, 'notesTooLong')),
  different_person_reason: v.pipe(
    lineOf(200),
    v.check((reason) => !needsReason || reason !== '', 'differentRequired'),
  ),
});

/** Converts recorded identifiers to field values. */
export const identifierFieldsOf = (identifiers: readonly PatientIdentifier[]): IdentifierFields[] =>
  identifiers.map((identifier, index) => ({ id: String(index), ...identifier }));

const noContact: ContactPerson = { name: '', relation: '', phone: '' };

/** Empty address and contact persons. */
export const emptyContacts = {
  address: noAddress,
  language: '',
  preferred_contact: '',
  emergency_contact: noContact,
  guardian: noContact,
  referring_provider: '',
  notes: '',
} as const satisfies Partial<ParticularsFields>;

/** Converts recorded contact data to field values. */
export function contactFieldsOf({
  address,
  language,
  preferred_contact,
  emergency_contact,
  guardian,
  referring_provider,
  notes,
}: { [Field in keyof typeof emptyContacts]?: Particulars[Field] | undefined }): Pick<
  ParticularsFields,
  keyof typeof emptyContacts
> {
  return {
    address: address ?? noAddress,
    language: language ?? '',
    preferred_contact: preferred_contact ?? '',
    emergency_contact: emergency_contact ?? noContact,
    guardian: guardian ?? noContact,
    referring_provider: referring_provider ?? '',
    notes: notes ?? '',
  };
}

/** Empty additional name fields and time of birth. */
export const emptyDetails = {
  middle_name: '',
  prefix: '',
  suffix: '',
  name_local: '',
  birth_time: '',
  birth_date_estimated: false,
} as const satisfies Partial<ParticularsFields>;

/** Returns the time of birth, or none when the date has become estimated or partial. */
export const birthTimeOf = (
  fields: Pick<ParticularsFields, 'birth_date' | 'birth_time' | 'birth_date_estimated'>,
): string | null =>
  mayHaveBirthTime(fields) && fields.birth_time !== '' ? fields.birth_time : null;

/** Returns whether there is at least one name; people with a single name have only one. */
export const isNamed = ({
  family_name,
  given_name,
}: Pick<Particulars, 'family_name' | 'given_name'>) => family_name !== '' || given_name !== '';
