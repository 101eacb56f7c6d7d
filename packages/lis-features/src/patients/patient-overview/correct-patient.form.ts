import {
  deathFault,
  deathParts,
  isBirthDate,
  type ContactPerson,
  type correctPatientBody,
  type Patient,
} from '@alms/lis-domain/patients';
import * as v from 'valibot';
import {
  birthTimeOf,
  contactFieldsOf,
  emptyDetails,
  identifierFieldsOf,
  isNamed,
  lineOf,
  particularsEntries,
  type ParticularsRules,
  type ParticularsValues,
} from '../../shared/patient-particulars/index.ts';

/** Request body accepted by the server. */
export type CorrectPatientBody = v.InferOutput<typeof correctPatientBody>;

/** Field values as typed. */
export interface CorrectPatientValues extends ParticularsValues {
  deceased: boolean;
  deceased_at: string;
  death_time: string;
  reason: string;
  different_person_reason: string;
}

/** Returns the editable part of a record, without a reason. */
export function correctionOf(patient: Patient): CorrectPatientBody {
  const {
    family_name,
    given_name,
    middle_name,
    prefix,
    suffix,
    name_local,
    gender,
    sex_for_ranges,
    birth_date,
    birth_time,
    birth_date_estimated,
    phone,
    email,
    identifiers,
    language,
    preferred_contact,
    emergency_contact,
    guardian,
    referring_provider,
    notes,
    deceased,
    deceased_at,
  } = patient;
  // Keys are in field order, because versions are compared in serialised form.
  const { line1, line2, city, region, postal_code, country } = patient.address;
  const personOf = (person: ContactPerson | null) =>
    person && { name: person.name, relation: person.relation, phone: person.phone };
  return {
    family_name,
    given_name,
    middle_name,
    prefix,
    suffix,
    name_local,
    gender,
    sex_for_ranges,
    birth_date,
    birth_time,
    birth_date_estimated,
    phone,
    email,
    identifiers,
    language,
    preferred_contact,
    address: { line1, line2, city, region, postal_code, country },
    emergency_contact: personOf(emergency_contact),
    guardian: personOf(guardian),
    referring_provider,
    notes,
    deceased,
    deceased_at,
    reason: '',
  };
}

function deathFieldsOf(
  deceased_at: string | null,
): Pick<CorrectPatientValues, 'deceased_at' | 'death_time'> {
  const { date, time = '' } = deathParts(deceased_at ?? '');
  return { deceased_at: date, death_time: time };
}

/** Reads the date of death from the fields; ignored for a living patient. */
const deathOf = ({
  deceased,
  deceased_at,
  death_time,
}: Pick<CorrectPatientValues, 'deceased' | 'deceased_at' | 'death_time'>) => ({
  deceased,
  deceased_at:
    deceased && deceased_at !== '' ? [deceased_at, death_time].filter(Boolean).join('T') : null,
});

export const correctionFieldsOf = ({
  different_person_reason = '',
  identifiers = [],
  birth_time,
  deceased = false,
  deceased_at = null,
  ...values
}: CorrectPatientBody): CorrectPatientValues => ({
  ...emptyDetails,
  ...values,
  deceased,
  ...deathFieldsOf(deceased_at),
  birth_time: birth_time ?? '',
  ...contactFieldsOf(values),
  identifiers: identifierFieldsOf(identifiers),
  different_person_reason,
});

/** Returns the initial values for identifying a patient, without the placeholder name. */
export const identityOf = (patient: Patient): CorrectPatientBody => ({
  ...correctionOf(patient),
  family_name: '',
  given_name: '',
});

export interface CorrectionRules extends ParticularsRules {
  /**
   * Placeholder name of an unidentified patient, which must be kept. When omitted, any name is
   * valid.
   */
  fixedName?: Pick<Patient, 'family_name' | 'given_name'> | undefined;
}

/**
 * Validation rules of the form; messages are keys of the feature’s catalogues. The server validates
 * with `correctPatientBody`.
 */
export function correctPatientForm(
  rules: CorrectionRules,
): v.GenericSchema<CorrectPatientValues, CorrectPatientBody> {
  return v.pipe(
    v.object({
      ...particularsEntries(rules),
      deceased: v.boolean(),
      deceased_at: v.string(),
      death_time: v.string(),
      reason: v.pipe(lineOf(300), v.nonEmpty('correctionReasonRequired')),
    }),
    v.forward(v.partialCheck([['family_name'], ['given_name']], isNamed, 'nameRequired'), [
      'family_name',
    ]),
    v.forward(
      v.partialCheck(
        [['family_name'], ['given_name']],
        ({ family_name, given_name }) =>
          !rules.fixedName ||
          (family_name === rules.fixedName.family_name &&
            given_name === rules.fixedName.given_name),
        'nameStays',
      ),
      ['family_name'],
    ),
    v.forward(
      v.partialCheck(
        [['deceased'], ['deceased_at'], ['death_time']],
        ({ deceased, deceased_at, death_time }) =>
          !deceased || deceased_at !== '' || death_time === '',
        'deathDateRequired',
      ),
      ['deceased_at'],
    ),
    v.forward(
      v.partialCheck(
        [['deceased'], ['deceased_at']],
        ({ deceased, deceased_at }) => !deceased || deceased_at <= rules.today,
        'deathInFuture',
      ),
      ['deceased_at'],
    ),
    v.forward(
      v.partialCheck(
        [
          ['deceased'],
          ['deceased_at'],
          ['death_time'],
          ['birth_date'],
          ['birth_time'],
          ['birth_date_estimated'],
        ],
        (fields) =>
          !isBirthDate(fields.birth_date) ||
          deathFault(
            { ...deathOf(fields), birth_date: fields.birth_date, birth_time: birthTimeOf(fields) },
            '9999',
          ) !== 'before_birth',
        'deathBeforeBirth',
      ),
      ['deceased_at'],
    ),
    v.transform(({ different_person_reason, deceased_at, death_time, ...patient }) => ({
      ...patient,
      birth_time: birthTimeOf(patient),
      ...deathOf({ deceased: patient.deceased, deceased_at, death_time }),
      ...(rules.needsReason && { different_person_reason }),
    })),
  );
}
