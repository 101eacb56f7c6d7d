import type {
  Address,
  ConsentKind,
  ContactPerson,
  MergedPart,
  Patient,
  PatientIdentifier,
  PatientId,
} from '@alms/lis-domain/patients';
import type { UserId } from '@alms/lis-domain/identity';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Instant, InstantOrNull, Nullable, OfTenant } from './columns.ts';

/**
 * Tables whose rows a merge moves individually; for `patient`, records merged earlier into the
 * merged one.
 */
export type MergedRoot =
  | 'test_order'
  | 'appointment'
  | 'app_user'
  | 'patient_identifier'
  | 'patient_consent'
  | 'patient_coverage'
  | 'patient_condition'
  | 'patient';

interface PatientTable extends OfTenant {
  id: PatientId;
  mrn: string;
  compared_mrn: GeneratedAlways<string>;
  family_name: string;
  given_name: string;
  middle_name: Generated<string>;
  prefix: Generated<string>;
  suffix: Generated<string>;
  name_local: Generated<string>;
  /** Names normalised for duplicate detection: see `comparedNames`. */
  name_norm: string;
  name_short: Generated<string>;
  name_local_norm: Generated<string>;
  /** Searchable text: names, number, phone digits and birth date. */
  search_text: string;
  gender: Patient['gender'];
  sex_for_ranges: Patient['sex_for_ranges'];
  /** Full or partial date: `1975-06-03`, `1975-06` or `1975`. */
  birth_date: string;
  birth_time: Nullable<string>;
  birth_date_estimated: Generated<boolean>;
  deceased: Generated<boolean>;
  /** A date, optionally with facility local time. */
  deceased_at: Nullable<string>;
  /** Earliest and latest possible birth date. */
  birth_first: GeneratedAlways<string>;
  birth_last: GeneratedAlways<string>;
  phone: Generated<string>;
  email: Generated<string>;
  address: Generated<Address>;
  language: Generated<string>;
  preferred_contact: Nullable<Patient['preferred_contact']>;
  emergency_contact: Nullable<ContactPerson>;
  guardian: Nullable<ContactPerson>;
  referring_provider: Generated<string>;
  notes: Generated<string>;
  status: Generated<Patient['status']>;
  different_person_reason: Nullable<string>;
  merged_into_id: Nullable<PatientId>;
  /** The patient is unidentified and the number temporary. */
  mrn_temporary: Generated<boolean>;
  /** Number from before identification, retained after it is replaced. */
  temporary_mrn: Nullable<string>;
  version: Generated<number>;
  created_at: Instant;
  created_by: UserId | null;
  updated_at: Instant;
}

interface PatientIdentifierTable extends OfTenant {
  id: string;
  patient_id: PatientId;
  type: PatientIdentifier['type'];
  value: string;
  issuer: string;
  /** Normalised for comparison. */
  value_norm: string;
  issuer_norm: string;
}

interface PatientConsentTable extends OfTenant {
  id: string;
  patient_id: PatientId;
  kind: ConsentKind;
  granted: boolean;
  at: Instant;
  by_id: UserId;
  by_name: string;
}

interface PatientConditionTable extends OfTenant {
  id: string;
  patient_id: PatientId;
  code: string;
  held_from: string;
  held_to: Nullable<string>;
  gestational_age_weeks: Nullable<number>;
}

interface PatientMergeTable extends OfTenant {
  id: string;
  survivor_id: PatientId;
  loser_id: PatientId;
  reason: string;
  identity_reason: Nullable<string>;
  /** The survivor's previous values of the copied fields. */
  replaced: Partial<Pick<Patient, MergedPart>>;
  at: Instant;
  by_id: UserId;
  by_name: string;
  undone_at: InstantOrNull;
  undone_by_name: Nullable<string>;
  undo_reason: Nullable<string>;
}

/** A row moved by a merge. Rows that belong to an order move with it and are not listed. */
interface PatientMergeRowTable extends OfTenant {
  merge_id: string;
  table_name: MergedRoot;
  row_id: string;
}

export interface PatientsTables {
  patient: PatientTable;
  patient_identifier: PatientIdentifierTable;
  patient_consent: PatientConsentTable;
  patient_condition: PatientConditionTable;
  patient_merge: PatientMergeTable;
  patient_merge_row: PatientMergeRowTable;
}
