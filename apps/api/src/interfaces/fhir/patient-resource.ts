import type {
  Address,
  ContactPerson,
  Patient as PatientRecord,
  PatientIdentifier,
  PatientId,
} from '@alms/lis-domain/patients';
import type { CodeableConcept, Identifier, Patient, PatientContact } from '@medplum/fhirtypes';
import { systems, type OwnSystems } from './code-systems.ts';

/** The exposed fields of a patient record. */
export type PatientFacts = Pick<
  PatientRecord,
  | 'id'
  | 'mrn'
  | 'family_name'
  | 'given_name'
  | 'middle_name'
  | 'prefix'
  | 'suffix'
  | 'name_local'
  | 'deceased'
  | 'gender'
  | 'birth_date'
  | 'phone'
  | 'email'
  | 'address'
  | 'language'
  | 'preferred_contact'
  | 'emergency_contact'
  | 'guardian'
  | 'identifiers'
  | 'status'
  | 'version'
  | 'updated_at'
> & {
  mrn_temporary: boolean;
  /** Number from before identification; null for patients identified from the start. */
  temporary_mrn: string | null;
  /** Instant of birth; undefined without a time of birth. */
  born_at: string | undefined;
  /** Instant or date of death; undefined when unknown. */
  died_at: string | undefined;
};

/** References between merged records of one person. */
export interface MergedRecords {
  /** The surviving record; null when not merged into another. */
  merged_into_id: PatientId | null;
  /** Records merged into this one. */
  merged_ids: readonly string[];
}

/**
 * Identifier with its v2-0203 code: an insurance number is a member number (MB); other kinds keep
 * their code.
 */
function identifierOf({ type, value, issuer }: PatientIdentifier): Identifier {
  const code = type === 'INS' ? 'MB' : type;
  return {
    use: 'secondary',
    type:
      code === 'OTH' ? { text: 'Other' } : { coding: [{ system: systems.identifierType, code }] },
    value,
    ...(issuer !== '' && { assigner: { display: issuer } }),
  };
}

/**
 * Medical record numbers (v2-0203 MR). A number is temporary (MRT) before identification and old
 * afterwards.
 */
function recordNumbersOf(
  {
    mrn,
    mrn_temporary,
    temporary_mrn,
  }: Pick<PatientFacts, 'mrn' | 'mrn_temporary' | 'temporary_mrn'>,
  own: OwnSystems,
): Identifier[] {
  const numbered = (
    use: NonNullable<Identifier['use']>,
    code: 'MR' | 'MRT',
    value: string,
  ): Identifier => ({
    use,
    type: { coding: [{ system: systems.identifierType, code }] },
    system: own.mrn,
    value,
  });
  if (mrn_temporary) return [numbered('temp', 'MRT', mrn)];
  return [
    numbered('usual', 'MR', mrn),
    ...(temporary_mrn === null ? [] : [numbered('old', 'MRT', temporary_mrn)]),
  ];
}

/** The registered name and the native-script name, which is stored only as a whole. */
function namesOf({
  mrn_temporary,
  family_name,
  given_name,
  middle_name,
  prefix,
  suffix,
  name_local,
}: PatientFacts): NonNullable<Patient['name']> {
  const given = [...given_name.split(/\s+/), middle_name].filter(Boolean);
  return [
    {
      use: mrn_temporary ? 'temp' : 'official',
      ...(family_name !== '' && { family: family_name }),
      ...(given.length > 0 && { given }),
      ...(prefix !== '' && { prefix: [prefix] }),
      ...(suffix !== '' && { suffix: [suffix] }),
    },
    ...(name_local === '' ? [] : [{ use: 'usual' as const, text: name_local }]),
  ];
}

/** The known parts of an address; undefined when empty. */
function addressOf({
  line1,
  line2,
  city,
  region,
  postal_code,
  country,
}: Address): NonNullable<Patient['address']> {
  const line = [line1, line2].filter(Boolean);
  const known = {
    ...(line.length > 0 && { line }),
    ...(city && { city }),
    ...(region && { state: region }),
    ...(postal_code && { postalCode: postal_code }),
    ...(country && { country }),
  };
  return Object.keys(known).length > 0 ? [{ use: 'home', ...known }] : [];
}

/** Table 0131 has a code for an emergency contact but none for a guardian. */
const relationships = {
  emergency_contact: { system: systems.contactRole, code: 'C' },
  guardian: { system: systems.role, code: 'GUARD' },
} as const;

function contactOf(
  kind: keyof typeof relationships,
  { name, relation, phone }: ContactPerson,
): PatientContact {
  const relationship: CodeableConcept = {
    coding: [relationships[kind]],
    ...(relation && { text: relation }),
  };
  return {
    relationship: [relationship],
    name: { text: name },
    ...(phone && { telecom: [{ system: 'phone', value: phone }] }),
  };
}

/**
 * FHIR Patient. The record number is the facility's own identifier (v2-0203 MR); a merged record
 * references its survivor.
 */
export function patientResource(patient: PatientFacts & MergedRecords, own: OwnSystems): Patient {
  const { merged_into_id, merged_ids } = patient;
  const {
    id,
    gender,
    birth_date,
    born_at,
    deceased,
    died_at,
    language,
    preferred_contact,
    emergency_contact,
    guardian,
    identifiers,
    status,
    version,
    updated_at,
  } = patient;
  const prefers = {
    phone: preferred_contact === 'phone' || preferred_contact === 'sms',
    email: preferred_contact === 'email',
  };
  const telecom: NonNullable<Patient['telecom']> = (['phone', 'email'] as const).flatMap((system) =>
    patient[system] === ''
      ? []
      : [{ system, value: patient[system], ...(prefers[system] && { rank: 1 }) }],
  );
  const address = addressOf(patient.address);
  const contact = [
    ...(emergency_contact ? [contactOf('emergency_contact', emergency_contact)] : []),
    ...(guardian ? [contactOf('guardian', guardian)] : []),
  ];
  const link: NonNullable<Patient['link']> = [
    ...(merged_into_id === null
      ? []
      : [{ other: { reference: `Patient/${merged_into_id}` }, type: 'replaced-by' as const }]),
    ...merged_ids.map((merged) => ({
      other: { reference: `Patient/${merged}` },
      type: 'replaces' as const,
    })),
  ];
  return {
    resourceType: 'Patient',
    id,
    meta: { versionId: String(version), lastUpdated: updated_at },
    identifier: [...recordNumbersOf(patient, own), ...identifiers.map(identifierOf)],
    active: status === 'active',
    name: namesOf(patient),
    ...(telecom.length > 0 && { telecom }),
    gender,
    birthDate: birth_date,
    ...(born_at !== undefined && {
      _birthDate: { extension: [{ url: systems.birthTime, valueDateTime: born_at }] },
    }),
    ...(deceased &&
      (died_at === undefined ? { deceasedBoolean: true } : { deceasedDateTime: died_at })),
    ...(address.length > 0 && { address }),
    ...(contact.length > 0 && { contact }),
    ...(language !== '' && {
      communication: [
        { language: { coding: [{ system: systems.language, code: language }] }, preferred: true },
      ],
    }),
    ...(link.length > 0 && { link }),
  };
}
