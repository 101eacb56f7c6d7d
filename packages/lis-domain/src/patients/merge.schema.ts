import * as v from 'valibot';
import { idField, instantField, lineField } from '../http/index.ts';
import { mayBeSameBirth } from './birth-date.ts';
import { patientSchema, type Patient } from './patient.schema.ts';

/** What of the two is kept is chosen one by one (domain model 2.2); the number is always that of the patient who stays. */
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

/** What one choice takes over: a birth date with its time, and with whether it is an estimate; a death with when it was. They mean nothing without each other. */
const fieldsWith = {
  birth_date: ['birth_date', 'birth_time', 'birth_date_estimated'],
  deceased: ['deceased', 'deceased_at'],
} as const satisfies Partial<Record<MergeField, readonly (keyof Patient)[]>>;

/** The parts of a record that are chosen between in a merge. */
export type MergedPart = MergeField | (typeof fieldsWith)[keyof typeof fieldsWith][number];

/** The parts of a record that a choice stands for. */
export const partsOf = (field: MergeField): readonly MergedPart[] =>
  field === 'birth_date' || field === 'deceased' ? fieldsWith[field] : [field];

/** What a merge moves from one patient to the other. */
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
  'covers',
  'conditions',
] as const;
export type MovedKind = (typeof movedKinds)[number];

/** Why two patients are not merged. One who is known is not merged into one who is not: it is the other way round. */
export const mergeRefusals = [
  'same_patient',
  'patient_merged',
  'both_have_accounts',
  'identity_unknown',
] as const;

export const mergePreviewSchema = v.object({
  survivor: patientSchema,
  loser: patientSchema,
  /** How many of each would go to the survivor. */
  moves: v.object(v.entriesFromList(movedKinds, v.number())),
  /** What the two records say differently. */
  differs: v.array(v.picklist(mergeFields)),
  /** Sex or birth date are among it: the merge needs a reason of its own. */
  identity_differs: v.boolean(),
  refusal: v.nullable(v.picklist(mergeRefusals)),
});

export type MergePreview = v.InferOutput<typeof mergePreviewSchema>;

export const mergePatientsBody = v.strictObject({
  /** Whose record is given up. */
  loser_id: idField,
  /** The version of it that was read; the survivor's travels as `If-Match`. */
  loser_version: v.pipe(v.number(), v.integer()),
  /** What the survivor takes over from the loser; everything else stays as it is. */
  taken: v.array(v.picklist(mergeFields)),
  reason: lineField(300),
  /** Why the two are one person although sex or birth date differ. */
  identity_reason: v.optional(lineField(300)),
});

const named = v.object({ id: idField, full_name: v.string(), mrn: v.string() });

/** That two patients were merged, and whether it was undone. */
export const patientMergeSchema = v.object({
  id: idField,
  survivor: named,
  loser: named,
  at: instantField,
  by: v.string(),
  reason: v.string(),
  identity_reason: v.nullable(v.string()),
  undone: v.nullable(v.object({ at: instantField, by: v.string(), reason: v.string() })),
});

export type PatientMerge = v.InferOutput<typeof patientMergeSchema>;

export const unmergePatientsBody = v.strictObject({ reason: lineField(300) });

/** A merge that was undone, with what was added to the survivor since it and stays there. */
export const unmergedSchema = v.object({
  ...patientMergeSchema.entries,
  stayed: v.object({ order_numbers: v.array(v.string()), appointments: v.number() }),
});

/** Whether two records say the same of a field: of an address, or somebody's contact, in every part. */
export function saysTheSame(
  one: Pick<Patient, MergedPart>,
  other: Pick<Patient, MergedPart>,
  field: MergeField,
): boolean {
  const written = (said: Patient[MergedPart]) =>
    typeof said === 'object' && said !== null ? Object.entries(said).toSorted() : [said];
  return partsOf(field).every(
    (part) => JSON.stringify(written(one[part])) === JSON.stringify(written(other[part])),
  );
}

/** What the records of two patients say differently. */
export function differencesOf(
  survivor: Pick<Patient, MergedPart>,
  loser: Pick<Patient, MergedPart>,
): MergeField[] {
  return mergeFields.filter((field) => !saysTheSame(survivor, loser, field));
}

/** Whether two records contradict each other in what tells two people apart for good; an unknown sex contradicts nothing, nor does a birth date that may be the same. */
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

/** Why two patients cannot be merged, if so. */
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
