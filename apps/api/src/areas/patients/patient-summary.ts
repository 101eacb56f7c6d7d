import {
  fullName,
  type NameParts,
  type PatientSummary,
  type PatientId,
} from '@alms/lis-domain/patients';
import type { AuditEntry } from '../../platform/audit/audit-trail.ts';
import type { PatientRow } from './patients.store.ts';

/** Columns of a summary, for queries that join `patient as p`. */
export const summaryColumns = [
  'p.family_name',
  'p.given_name',
  'p.middle_name',
  'p.name_local',
  'p.mrn',
  'p.mrn_temporary',
  'p.birth_date',
  'p.birth_time',
  'p.birth_date_estimated',
  'p.deceased',
  'p.deceased_at',
  'p.gender',
  'p.sex_for_ranges',
] as const;

type SummaryRow = NameParts &
  Pick<
    PatientRow,
    | 'name_local'
    | 'mrn'
    | 'mrn_temporary'
    | 'birth_date'
    | 'birth_time'
    | 'birth_date_estimated'
    | 'deceased'
    | 'deceased_at'
    | 'gender'
    | 'sex_for_ranges'
  > & { patient_id: PatientId };

/** The patient fields included with every order, specimen and result. */
export function summaryOf(row: SummaryRow): PatientSummary {
  const {
    patient_id,
    name_local,
    mrn,
    mrn_temporary,
    birth_date,
    birth_time,
    birth_date_estimated,
    deceased,
    deceased_at,
    gender,
    sex_for_ranges,
  } = row;
  return {
    id: patient_id,
    full_name: fullName(row),
    mrn,
    birth_date,
    gender,
    sex_for_ranges,
    ...(mrn_temporary && { mrn_temporary }),
    ...(name_local !== '' && { name_local }),
    ...(birth_time !== null && { birth_time }),
    ...(birth_date_estimated && { birth_date_estimated }),
    ...(deceased && { deceased, deceased_at }),
  };
}

/** Audit entry for access to one patient's data. */
export function readingOf(
  { id, full_name, mrn }: Pick<PatientSummary, 'id' | 'full_name' | 'mrn'>,
  category: AuditEntry['category'],
): AuditEntry {
  return {
    action: 'read',
    category,
    entity_type: 'patient',
    entity_id: id,
    entity_label: `${full_name} (${mrn})`,
    patient_id: id,
  };
}
