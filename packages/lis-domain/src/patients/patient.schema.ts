import * as v from 'valibot';
import { emailField, lineField, recordFields, textField, withoutInvisible } from '../http/index.ts';
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
import { reevaluationSchema } from './reevaluation.schema.ts';
import type { Named } from '../http/named.ts';
import { patientIdField } from './patient-id.ts';

/** FHIR administrative-gender. */
export const genders = ['male', 'female', 'other', 'unknown'] as const;
/** Sex used for reference intervals; `unknown` matches only intervals for any sex. */
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

/** Additional name and birth fields. Omitted: unknown or unchanged; empty: cleared. */
const moreEntries = {
  middle_name: v.exactOptional(lineField(80, 0)),
  /** Prefix and suffix of the name, as in letters: `Dr.`, `Jr.`. */
  prefix: v.exactOptional(lineField(40, 0)),
  suffix: v.exactOptional(lineField(40, 0)),
  /** Full native-script name: `陈美`. */
  name_local: v.exactOptional(lineField(160, 0)),
  /** Requires a full date of birth that is not estimated. Null clears it. */
  birth_time: v.exactOptional(v.nullable(birthTimeField)),
  /** The date of birth is estimated or derived from an age. */
  birth_date_estimated: v.exactOptional(v.boolean()),
};

/** Maximum length of the notes on a patient. */
export const maxOfNotes = 2_000;

/**
 * Address and contact details, which can be added at any time. Omitted: unknown or unchanged; null:
 * cleared.
 */
const contactEntries = {
  address: v.optional(addressField),
  language: v.optional(spokenLanguageField),
  preferred_contact: v.optional(v.nullable(v.picklist(preferredContacts))),
  emergency_contact: v.optional(v.nullable(contactPersonField)),
  guardian: v.optional(v.nullable(contactPersonField)),
  /** Referring provider, suggested as ordering provider of new orders. Empty: none or unknown. */
  referring_provider: v.exactOptional(lineField(120, 0)),
  /** Notes for front-desk staff, never printed on a report. */
  notes: v.exactOptional(textField(maxOfNotes)),
};

/**
 * Set after the warning about an existing patient with this name and date of birth; stored on the
 * record.
 */
const different_person_reason = v.optional(lineField(200));

const isNamed = (patient: { family_name: string; given_name: string }) =>
  patient.family_name !== '' || patient.given_name !== '';
const NAMELESS = 'At least one of family name and given name is required';

export const registerPatientBody = v.pipe(
  v.strictObject({
    ...patientEntries,
    ...moreEntries,
    ...contactEntries,
    /** Default: the facility’s next number. */
    mrn: v.optional(
      v.pipe(
        v.string(),
        v.transform((mrn) => withoutInvisible(mrn.normalize('NFKC')).trim()),
        v.regex(/^[A-Za-z0-9-]{1,20}$/, 'must be 1 to 20 letters, digits or hyphens'),
        v.check(
          (mrn) => !isTemporaryMrn(mrn),
          'must not begin with TMP-, which is reserved for temporary numbers',
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

/**
 * Corrected registration data with the reason for the correction. The record number cannot change:
 * a wrong one requires a merge.
 */
export const correctPatientBody = v.pipe(
  v.strictObject({
    ...patientEntries,
    ...moreEntries,
    ...contactEntries,
    /** Omitted: unchanged. */
    identifiers: v.optional(identifiersField),
    /** Omitted: unchanged. False also clears the date of death. */
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

/**
 * An unidentified emergency patient: observed data without a name. The number is temporary and is
 * used as the name.
 */
export const registerUnidentifiedBody = v.strictObject({
  gender: patientEntries.gender,
  sex_for_ranges: patientEntries.sex_for_ranges,
  /** Estimated date, usually the year. Always stored as an estimate. */
  birth_date: birthDateField,
  /** Clues to the identity: where the patient was found, clothing, a name that was heard. */
  notes: contactEntries.notes,
});

const patientObject = v.object({
  ...recordFields,
  id: patientIdField,
  ...patientEntries,
  middle_name: v.string(),
  prefix: v.string(),
  suffix: v.string(),
  /** Native-script name; empty if unknown or equal to the name. */
  name_local: v.string(),
  /** In the facility’s local time, `04:12`; null: unknown. */
  birth_time: v.nullable(v.string()),
  birth_date_estimated: v.boolean(),
  deceased: v.boolean(),
  /** A date, optionally with local time, `2026-05-03T04:12`; null: unknown, or alive. */
  deceased_at: v.nullable(v.string()),
  address: addressSchema,
  /** The patient’s language as a BCP 47 tag; empty if unknown. */
  language: v.string(),
  /** Null: not asked. */
  preferred_contact: v.nullable(v.picklist(preferredContacts)),
  emergency_contact: v.nullable(contactPersonSchema),
  /** The guardian: a parent or an appointed person. */
  guardian: v.nullable(contactPersonSchema),
  /** Referring provider; empty: none or unknown. */
  referring_provider: v.string(),
  /** Staff only: empty when patients read their own record. */
  notes: v.string(),
  mrn: v.string(),
  /** Unidentified patient; the record number is temporary, and the name indicates it. */
  mrn_temporary: v.boolean(),
  /** Other identifiers of the patient. */
  identifiers: v.array(identifierSchema),
  /** Family name first, as on labels and lists. */
  full_name: v.string(),
  status: v.picklist(['active', 'inactive', 'merged']),
  /** Whether the patient has an account for the patient portal. */
  has_portal_account: v.boolean(),
  /**
   * Record numbers of patients merged into this one, and the temporary number used before
   * identification. All are searchable.
   */
  former_mrns: v.array(v.string()),
  /** The surviving patient of a merge, who holds all records. Null unless `merged`. */
  merged_into: v.nullable(v.object({ id: patientIdField, full_name: v.string(), mrn: v.string() })),
});
export interface PatientSchema extends Named<typeof patientObject> {}
export const patientSchema: PatientSchema = patientObject;

export interface Patient extends v.InferOutput<PatientSchema> {}

/**
 * A corrected patient; `reread` is null if nothing relevant to the evaluation of results changed.
 */
const correctedPatientObject = v.object({
  patient: patientSchema,
  reread: v.nullable(reevaluationSchema),
});
export interface CorrectedPatientSchema extends Named<typeof correctedPatientObject> {}
export const correctedPatientSchema: CorrectedPatientSchema = correctedPatientObject;

export interface CorrectedPatient extends v.InferOutput<CorrectedPatientSchema> {}

/** Identifying data to distinguish patients wherever one is named. */
const patientSummaryObject = v.object({
  id: patientIdField,
  full_name: v.string(),
  mrn: v.string(),
  /** Full or partial date: `1975-06-03`, `1975-06` or `1975`. */
  birth_date: v.string(),
  gender: v.picklist(genders),
  sex_for_ranges: v.picklist(sexesForRanges),
  /** Omitted: the patient is identified. */
  mrn_temporary: v.optional(v.boolean()),
  /** Omitted: none, or equal to the name. */
  name_local: v.optional(v.string()),
  /** Omitted: unknown. */
  birth_time: v.nullish(v.string()),
  /** Omitted: not estimated. An estimate is always displayed as such. */
  birth_date_estimated: v.optional(v.boolean()),
  /** Omitted: no death is recorded. */
  deceased: v.optional(v.boolean()),
  deceased_at: v.nullish(v.string()),
});
export interface PatientSummarySchema extends Named<typeof patientSummaryObject> {}
export const patientSummarySchema: PatientSummarySchema = patientSummaryObject;

export interface PatientSummary extends v.InferOutput<PatientSummarySchema> {}
