import { fullName, type PatientSummary } from '@alms/lis-domain/patients';
import type { AuditEntry } from '../audit/audit-trail.ts';
import type { PatientRow } from './patients.store.ts';

/** The columns behind a summary, for queries that join `patient as p`. */
export const summaryColumns = ['p.family_name', 'p.given_name', 'p.mrn', 'p.birth_date', 'p.gender', 'p.sex_for_ranges'] as const;

type SummaryRow = Pick<PatientRow, 'family_name' | 'given_name' | 'mrn' | 'birth_date' | 'gender' | 'sex_for_ranges'> & { patient_id: string };

/** As much of a patient as goes with every order, specimen and result. */
export function summaryOf(row: SummaryRow): PatientSummary {
  const { patient_id, mrn, birth_date, gender, sex_for_ranges } = row;
  return { id: patient_id, full_name: fullName(row), mrn, birth_date, gender, sex_for_ranges };
}

/** A look at what there is of one patient, as it stands on record. */
export function readingOf({ id, full_name, mrn }: Pick<PatientSummary, 'id' | 'full_name' | 'mrn'>, category: AuditEntry['category']): AuditEntry {
  return { action: 'read', category, entity_type: 'patient', entity_id: id, entity_label: `${full_name} (${mrn})`, patient_id: id };
}
