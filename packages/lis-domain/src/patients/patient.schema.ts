import * as v from 'valibot';
import { emailField, lineField, recordFields, textField } from '../http/index.ts';
import { birthDateField } from './birth-date.ts';
import { birthTimeField } from './birth-time.ts';
import {
  addressField,
  addressSchema,
  contactPersonField,
  contactPersonSchema,
  preferredContacts,
  spokenLanguageField,
} from './contact.schema.ts';
import { deathField } from './death.ts';
import { identifierSchema, identifiersField } from './identifier.schema.ts';
import { isTemporaryMrn } from './temporary-mrn.ts';
import { rereadSchema } from './reread.schema.ts';

/** FHIR administrative-gender. */
export const genders = ['male', 'female', 'other', 'unknown'] as const;
/** Which intervals apply; `unknown` matches only intervals for any sex. */
export const sexesForRanges = ['male', 'female', 'unknown'] as const;

const patientEntries = {
  family_name: lineField(80, 0),
  given_name: lineField(80, 0),
  gender: v.picklist(genders),
  sex_for_ranges: v.picklist(sexesForRanges),
  birth_date: birthDateField,
  phone: lineField(40, 0),
  email: v.union([v.literal(''), emailField]),
};

/** More of a name than lists show, and of a birth. Left out: it is not known, or stays as it is; an empty one takes it away. */
const moreEntries = {
  middle_name: v.exactOptional(lineField(80, 0)),
  /** Before and behind the name, as in letters: `Dr.`, `Jr.`. */
  prefix: v.exactOptional(lineField(40, 0)),
  suffix: v.exactOptional(lineField(40, 0)),
  /** The whole name in the person's own script: `陈美`. */
  name_local: v.exactOptional(lineField(160, 0)),
  /** Only of a whole birth date that is no estimate. Null takes it away. */
  birth_time: v.exactOptional(v.nullable(birthTimeField)),
  /** The birth date is what somebody has guessed, or reckoned from an age. */
  birth_date_estimated: v.exactOptional(v.boolean()),
};

/** As much as is noted about one patient. */
export const mostOfNotes = 2_000;

/** Where somebody lives, and who and how to ask: told later as often as at once. Left out: it is not known, or stays as it is. Null takes it away. */
const contactEntries = {
  address: v.optional(addressField),
  language: v.optional(spokenLanguageField),
  preferred_contact: v.optional(v.nullable(v.picklist(preferredContacts))),
  emergency_contact: v.optional(v.nullable(contactPersonField)),
  guardian: v.optional(v.nullable(contactPersonField)),
  /** Who has sent the patient; proposed as who asks for a new order. Empty: nobody, or not known. */
  referring_provider: v.exactOptional(lineField(120, 0)),
  /** What the staff should know at the desk. Never on a report. */
  notes: v.exactOptional(textField(mostOfNotes)),
};

/** Set after the warning that a patient with this name and birth date exists; kept on the record. */
const different_person_reason = v.optional(lineField(200));

const isNamed = (patient: { family_name: string; given_name: string }) =>
  patient.family_name !== '' || patient.given_name !== '';
const NAMELESS = 'At least one of family name and given name is required';

export const registerPatientBody = v.pipe(
  v.strictObject({
    ...patientEntries,
    ...moreEntries,
    ...contactEntries,
    /** Left out: the facility's next number. */
    mrn: v.optional(
      v.pipe(
        v.string(),
        v.trim(),
        v.regex(/^[A-Za-z0-9-]{1,20}$/, 'must be 1 to 20 letters, digits or hyphens'),
        v.check(
          (mrn) => !isTemporaryMrn(mrn),
          'must not begin with TMP-, which temporary numbers begin with',
        ),
      ),
    ),
    identifiers: v.optional(identifiersField, []),
    different_person_reason,
  }),
  v.forward(
    v.check((patient) => isNamed(patient), NAMELESS),
    ['family_name'],
  ),
);

/** Everything that registration has asked, as it should have been, and why it is not so on record. The number stays: a wrong one is merged away. */
export const correctPatientBody = v.pipe(
  v.strictObject({
    ...patientEntries,
    ...moreEntries,
    ...contactEntries,
    /** Left out: they stay as they are. */
    identifiers: v.optional(identifiersField),
    /** Left out: it stays as it is. False takes it back, with when it was. */
    deceased: v.exactOptional(v.boolean()),
    deceased_at: v.exactOptional(v.nullable(deathField)),
    reason: lineField(300),
    different_person_reason,
  }),
  v.forward(
    v.check((patient) => isNamed(patient), NAMELESS),
    ['family_name'],
  ),
);

/** Somebody in an emergency of whom nobody knows who they are: what is seen, and no name. The number is a temporary one, and stands in the name. */
export const registerUnidentifiedBody = v.strictObject({
  gender: patientEntries.gender,
  sex_for_ranges: patientEntries.sex_for_ranges,
  /** As it is estimated: the year, mostly. It is kept as an estimate whatever is sent. */
  birth_date: birthDateField,
  /** What may tell who it is: where they were found, what they wear, a name that somebody has called. */
  notes: contactEntries.notes,
});

export const patientSchema = v.object({
  ...recordFields,
  ...patientEntries,
  middle_name: v.string(),
  prefix: v.string(),
  suffix: v.string(),
  /** The name in the person's own script; empty where it is not known, or is no other. */
  name_local: v.string(),
  /** On the facility's wall clock, `04:12`; null: not known. */
  birth_time: v.nullable(v.string()),
  birth_date_estimated: v.boolean(),
  deceased: v.boolean(),
  /** A date, or with the time on the facility's wall clock, `2026-05-03T04:12`; null: not known, or alive. */
  deceased_at: v.nullable(v.string()),
  address: addressSchema,
  /** What the patient speaks, as a BCP 47 tag; empty where it is not known. */
  language: v.string(),
  /** Null: nobody has asked. */
  preferred_contact: v.nullable(v.picklist(preferredContacts)),
  emergency_contact: v.nullable(contactPersonSchema),
  /** Who decides for the patient: a parent, or who was appointed. */
  guardian: v.nullable(contactPersonSchema),
  /** Who has sent the patient; empty: nobody, or not known. */
  referring_provider: v.string(),
  /** For staff only: empty where the patient reads the own record. */
  notes: v.string(),
  mrn: v.string(),
  /** It is not established who this is; the number is temporary, and the name says so. */
  mrn_temporary: v.boolean(),
  /** What else the person is known by. */
  identifiers: v.array(identifierSchema),
  /** Family name first, as on labels and lists. */
  full_name: v.string(),
  status: v.picklist(['active', 'inactive', 'merged']),
  /** Whether the person has an account to read the own results. */
  has_portal_account: v.boolean(),
  /** The numbers of patients who turned out to be this one, and the temporary one from before it was known who this is; they are still found by them. */
  former_mrns: v.array(v.string()),
  /** Who this patient turned out to be; everything is there. Null but for `merged`. */
  merged_into: v.nullable(
    v.object({ id: recordFields.id, full_name: v.string(), mrn: v.string() }),
  ),
});

export type Patient = v.InferOutput<typeof patientSchema>;

/** A corrected patient; `reread` is null when nothing that results are judged by has changed. */
export const correctedPatientSchema = v.object({
  patient: patientSchema,
  reread: v.nullable(rereadSchema),
});

export type CorrectedPatient = v.InferOutput<typeof correctedPatientSchema>;

/** Enough to tell two people apart, wherever a patient is named. */
export const patientSummarySchema = v.object({
  id: recordFields.id,
  full_name: v.string(),
  mrn: v.string(),
  /** As far as it is known: `1975-06-03`, `1975-06` or `1975`. */
  birth_date: v.string(),
  gender: v.picklist(genders),
  sex_for_ranges: v.picklist(sexesForRanges),
  /** Left out: it is established who this is. */
  mrn_temporary: v.optional(v.boolean()),
  /** Left out: there is none, or none other than the name. */
  name_local: v.optional(v.string()),
  /** Left out: it is not known. */
  birth_time: v.nullish(v.string()),
  /** Left out: it is not. An estimate is shown as such wherever it stands. */
  birth_date_estimated: v.optional(v.boolean()),
  /** Left out: no death is on record. */
  deceased: v.optional(v.boolean()),
  deceased_at: v.nullish(v.string()),
});

export type PatientSummary = v.InferOutput<typeof patientSummarySchema>;
