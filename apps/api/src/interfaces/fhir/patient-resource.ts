import type { Patient as PatientRecord } from '@alms/lis-domain/patients';
import type { Patient } from '@medplum/fhirtypes';
import { systems, type OwnSystems } from './code-systems.ts';

/** As much of a patient's record as is told. */
export type ToldPatient = Pick<PatientRecord, 'id' | 'mrn' | 'family_name' | 'given_name' | 'gender' | 'birth_date' | 'phone' | 'email' | 'status' | 'version' | 'updated_at'>;

/** A patient of the facility. The record number is the facility's own identifier (v2-0203 MR). */
export function patientResource(patient: ToldPatient, own: OwnSystems): Patient {
  const { id, mrn, family_name, given_name, gender, birth_date, phone, email, status, version, updated_at } = patient;
  const telecom: NonNullable<Patient['telecom']> = [...(phone === '' ? [] : [{ system: 'phone' as const, value: phone }]), ...(email === '' ? [] : [{ system: 'email' as const, value: email }])];
  return {
    resourceType: 'Patient',
    id,
    meta: { versionId: String(version), lastUpdated: updated_at },
    identifier: [{ use: 'usual', type: { coding: [{ system: systems.identifierType, code: 'MR' }] }, system: own.mrn, value: mrn }],
    active: status === 'active',
    name: [{ use: 'official', ...(family_name !== '' && { family: family_name }), ...(given_name !== '' && { given: given_name.split(/\s+/) }) }],
    ...(telecom.length > 0 && { telecom }),
    gender,
    birthDate: birth_date,
  };
}
