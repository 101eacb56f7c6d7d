import type { registerPatientBody } from '@alms/lis-domain/patients';
import * as v from 'valibot';
import {
  birthTimeOf,
  emptyContacts,
  emptyDetails,
  isNamed,
  particularsEntries,
  type ParticularsRules,
  type ParticularsValues,
} from '../../shared/patient-particulars/index.ts';

/** Request body accepted by the server. */
export type RegisterPatientBody = v.InferInput<typeof registerPatientBody>;

/** Field values as typed. */
export interface RegisterPatientValues extends ParticularsValues {
  mrn: string;
  different_person_reason: string;
}

export const emptyPatient: RegisterPatientValues = {
  family_name: '',
  given_name: '',
  ...emptyDetails,
  gender: '',
  sex_for_ranges: 'unknown',
  birth_date: '',
  phone: '',
  email: '',
  ...emptyContacts,
  mrn: '',
  identifiers: [],
  different_person_reason: '',
};

function withBirthTime(fields: Parameters<typeof birthTimeOf>[0]): { birth_time?: string } {
  const birth_time = birthTimeOf(fields);
  return birth_time === null ? {} : { birth_time };
}

/**
 * Validation rules of the form; messages are keys of the feature’s catalogue. The server validates
 * with `registerPatientBody`.
 */
export function registerPatientForm(
  rules: ParticularsRules,
): v.GenericSchema<RegisterPatientValues, RegisterPatientBody> {
  return v.pipe(
    v.object({
      ...particularsEntries(rules),
      mrn: v.pipe(v.string(), v.trim(), v.regex(/^[A-Za-z0-9-]{0,20}$/, 'mrnInvalid')),
    }),
    v.forward(v.partialCheck([['family_name'], ['given_name']], isNamed, 'nameRequired'), [
      'family_name',
    ]),
    v.transform(
      ({
        mrn,
        middle_name,
        prefix,
        suffix,
        name_local,
        birth_time,
        birth_date_estimated,
        identifiers,
        address,
        language,
        preferred_contact,
        emergency_contact,
        guardian,
        referring_provider,
        notes,
        different_person_reason,
        ...patient
      }) => ({
        ...patient,
        ...(middle_name !== '' && { middle_name }),
        ...(prefix !== '' && { prefix }),
        ...(suffix !== '' && { suffix }),
        ...(name_local !== '' && { name_local }),
        ...withBirthTime({ birth_date: patient.birth_date, birth_time, birth_date_estimated }),
        ...(birth_date_estimated && { birth_date_estimated }),
        ...(Object.values(address).some((part) => part !== '') && { address }),
        ...(language !== '' && { language }),
        ...(preferred_contact && { preferred_contact }),
        ...(emergency_contact && { emergency_contact }),
        ...(guardian && { guardian }),
        ...(referring_provider !== '' && { referring_provider }),
        ...(notes !== '' && { notes }),
        ...(mrn !== '' && { mrn }),
        ...(identifiers.length > 0 && { identifiers }),
        ...(rules.needsReason && { different_person_reason }),
      }),
    ),
  );
}
