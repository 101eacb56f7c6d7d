import * as v from 'valibot';
import { idField, instantField, lineField } from '../http/index.ts';
import { mayBeSameBirth } from './birth-date.ts';
import { patientSchema, type Patient } from './patient.schema.ts';
import type { Named } from '../http/named.ts';
import { patientIdField } from './patient-id.ts';

/**
 * Fields chosen individually in a merge (domain model 2.2); the record number is always the
 * surviving patient’s.
 */
export const mergeFields = [
  'family_name',
  'given_name',
  'middle_name',
  'prefix',
  'suffix',
  'name_local',
  'gender',
  'sex_for_ranges',
  'birth_date',
  'phone',
  'email',
  'address',
  'language',
  'preferred_contact',
  'emergency_contact',
  'guardian',
  'referring_provider',
  'notes',
  'deceased',
] as const;
export type MergeField = (typeof mergeFields)[number];

/**
 * Fields that are chosen together because they depend on each other: a date of birth with its time
 * and its estimate flag, and a death with its date.
 */
const fieldsWith = {
  birth_date: ['birth_date', 'birth_time', 'birth_date_estimated'],
  deceased: ['deceased', 'deceased_at'],
} as const satisfies Partial<Record<MergeField, readonly (keyof Patient)[]>>;

/** The parts of a record that can be chosen in a merge. */
export type MergedPart = MergeField | (typeof fieldsWith)[keyof typeof fieldsWith][number];

/** Returns the parts of a record that a choice includes. */
export const partsOf = (field: MergeField): readonly MergedPart[] =>
  field === 'birth_date' || field === 'deceased' ? fieldsWith[field] : [field];

/** Records that a merge moves to the surviving patient. */
export const movedKinds = [
  'orders',
  'samples',
  'results',
  'invoices',
  'appointments',
  'critical_calls',
  'accounts',
  'identifiers',
  'consents',
  'coverages',
  'conditions',
] as const;
export type MovedKind = (typeof movedKinds)[number];

/**
 * Reasons for refusing a merge. An identified patient cannot be merged into an unidentified one,
 * only the reverse.
 */
export const mergeRefusals = [
  'same_patient',
  'patient_merged',
  'both_have_accounts',
  'identity_unknown',
] as const;

const mergePreviewObject = v.object({
  survivor: patientSchema,
  loser: patientSchema,
  /** Number of records of each kind to move to the survivor. */
  moves: v.object(v.entriesFromList(movedKinds, v.number())),
  /** Fields in which the two records differ. */
  differs: v.array(v.picklist(mergeFields)),
  /** Sex or date of birth differ: the merge requires an additional reason. */
  identity_differs: v.boolean(),
  refusal: v.nullable(v.picklist(mergeRefusals)),
});
export interface MergePreviewSchema extends Named<typeof mergePreviewObject> {}
export const mergePreviewSchema: MergePreviewSchema = mergePreviewObject;

export interface MergePreview extends v.InferOutput<MergePreviewSchema> {}

export const mergePatientsBody = v.strictObject({
  /** The patient whose record is merged away. */
  loser_id: patientIdField,
  /** The version that was read; the survivor’s version is sent in `If-Match`. */
  loser_version: v.pipe(v.number(), v.integer()),
  /** Fields that the survivor takes from the loser; all others stay unchanged. */
  taken: v.array(v.picklist(mergeFields)),
  reason: lineField(300),
  /** Reason the two are the same person although sex or date of birth differ. */
  identity_reason: v.optional(lineField(300)),
});

const named = v.object({ id: patientIdField, full_name: v.string(), mrn: v.string() });

/** A merge of two patients, and whether it was undone. */
const patientMergeObject = v.object({
  id: idField,
  survivor: named,
  loser: named,
  at: instantField,
  by: v.string(),
  reason: v.string(),
  identity_reason: v.nullable(v.string()),
  undone: v.nullable(v.object({ at: instantField, by: v.string(), reason: v.string() })),
});
export interface PatientMergeSchema extends Named<typeof patientMergeObject> {}
export const patientMergeSchema: PatientMergeSchema = patientMergeObject;

export interface PatientMerge extends v.InferOutput<PatientMergeSchema> {}

export const unmergePatientsBody = v.strictObject({ reason: lineField(300) });

/** An undone merge, with the records added to the survivor since, which remain there. */
export const unmergedSchema = v.object({
  ...patientMergeSchema.entries,
  stayed: v.object({ order_numbers: v.array(v.string()), appointments: v.number() }),
});

/**
 * Returns whether a field is equal in two records; for an address or contact person, in every part.
 */
export function isSameValue(
  one: Pick<Patient, MergedPart>,
  other: Pick<Patient, MergedPart>,
  field: MergeField,
): boolean {
  const written = (value: Patient[MergedPart]) =>
    typeof value === 'object' && value !== null ? Object.entries(value).toSorted() : [value];
  return partsOf(field).every(
    (part) => JSON.stringify(written(one[part])) === JSON.stringify(written(other[part])),
  );
}

/** Returns the fields in which two patient records differ. */
export function differencesOf(
  survivor: Pick<Patient, MergedPart>,
  loser: Pick<Patient, MergedPart>,
): MergeField[] {
  return mergeFields.filter((field) => !isSameValue(survivor, loser, field));
}

/**
 * Returns whether two records contradict each other in an identifying field. An unknown sex, or a
 * date of birth that may be the same, is not a contradiction.
 */
export function identityDiffers(
  survivor: Pick<Patient, MergeField>,
  loser: Pick<Patient, MergeField>,
): boolean {
  const known = (field: 'gender' | 'sex_for_ranges') =>
    survivor[field] !== 'unknown' && loser[field] !== 'unknown' && survivor[field] !== loser[field];
  return (
    !mayBeSameBirth(survivor.birth_date, loser.birth_date) ||
    known('gender') ||
    known('sex_for_ranges')
  );
}

/** Returns the reason two patients cannot be merged, if any. */
type Mergeable = Pick<Patient, 'id' | 'status' | 'has_portal_account' | 'mrn_temporary'>;

export function mergeRefusal(
  survivor: Mergeable,
  loser: Mergeable,
): (typeof mergeRefusals)[number] | null {
  if (survivor.id === loser.id) return 'same_patient';
  if (survivor.status === 'merged' || loser.status === 'merged') return 'patient_merged';
  if (survivor.mrn_temporary && !loser.mrn_temporary) return 'identity_unknown';
  return survivor.has_portal_account && loser.has_portal_account ? 'both_have_accounts' : null;
}
