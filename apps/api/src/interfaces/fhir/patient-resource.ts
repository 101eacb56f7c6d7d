import type { Patient as PatientRecord, PatientIdentifier } from '@alms/lis-domain/patients';
import type { Identifier, Patient } from '@medplum/fhirtypes';
import { systems, type OwnSystems } from './code-systems.ts';

/** As much of a patient's record as is told. */
export type ToldPatient = Pick<PatientRecord, 'id' | 'mrn' | 'family_name' | 'given_name' | 'gender' | 'birth_date' | 'phone' | 'email' | 'identifiers' | 'status' | 'version' | 'updated_at'>;

/** Records of one person that have become one. */
export interface MergedRecords {
  /** The record that holds everything now; null for one that was not merged into another. */
  merged_into_id: string | null;
  /** Records that were merged into this one. */
  merged_ids: readonly string[];
}

/** By the code of v2-0203: an insurance number is a member's number there, and for any other kind it has none. */
function identifierOf({ type, value, issuer }: PatientIdentifier): Identifier {
  const code = type === 'INS' ? 'MB' : type;
  return {
    use: 'secondary',
    type: code === 'OTH' ? { text: 'Other' } : { coding: [{ system: systems.identifierType, code }] },
    value,
    ...(issuer !== '' && { assigner: { display: issuer } }),
  };
}

/** A patient of the facility. The record number is the facility's own identifier (v2-0203 MR); a record that was merged into another says into which. */
export function patientResource(patient: ToldPatient & MergedRecords, own: OwnSystems): Patient {
  const { merged_into_id, merged_ids } = patient;
  const { id, mrn, family_name, given_name, gender, birth_date, phone, email, identifiers, status, version, updated_at } = patient;
  const telecom: NonNullable<Patient['telecom']> = [...(phone === '' ? [] : [{ system: 'phone' as const, value: phone }]), ...(email === '' ? [] : [{ system: 'email' as const, value: email }])];
  const link: NonNullable<Patient['link']> = [
    ...(merged_into_id === null ? [] : [{ other: { reference: `Patient/${merged_into_id}` }, type: 'replaced-by' as const }]),
    ...merged_ids.map((merged) => ({ other: { reference: `Patient/${merged}` }, type: 'replaces' as const })),
  ];
  return {
    resourceType: 'Patient',
    id,
    meta: { versionId: String(version), lastUpdated: updated_at },
    identifier: [{ use: 'usual', type: { coding: [{ system: systems.identifierType, code: 'MR' }] }, system: own.mrn, value: mrn }, ...identifiers.map(identifierOf)],
    active: status === 'active',
    name: [{ use: 'official', ...(family_name !== '' && { family: family_name }), ...(given_name !== '' && { given: given_name.split(/\s+/) }) }],
    ...(telecom.length > 0 && { telecom }),
    gender,
    birthDate: birth_date,
    ...(link.length > 0 && { link }),
  };
}
