import type { ContactPerson, correctPatientBody, Patient } from '@alms/lis-domain/patients';
import * as v from 'valibot';
import { birthTimeOf, contactFieldsOf, emptyDetails, identifierFieldsOf, isNamed, lineOf, particularsEntries, type ParticularsRules, type ParticularsValues } from '../../shared/patient-particulars/index.js';

/** What the server takes. */
export type CorrectPatientBody = v.InferOutput<typeof correctPatientBody>;

/** What the fields hold: text, as typed. */
export interface CorrectPatientValues extends ParticularsValues {
  reason: string;
  different_person_reason: string;
}

/** The part of a record that a correction writes. Nobody has said why yet. */
export function correctionOf(patient: Patient): CorrectPatientBody {
  const { family_name, given_name, middle_name, prefix, suffix, name_local, gender, sex_for_ranges, birth_date, birth_time, birth_date_estimated, phone, email, identifiers, language, preferred_contact, emergency_contact, guardian } = patient;
  // In the order of the fields: two versions of an answer are compared as they are written.
  const { line1, line2, city, region, postal_code, country } = patient.address;
  const personOf = (person: ContactPerson | null) => person && { name: person.name, relation: person.relation, phone: person.phone };
  return {
    family_name, given_name, middle_name, prefix, suffix, name_local, gender, sex_for_ranges, birth_date, birth_time, birth_date_estimated, phone, email, identifiers, language, preferred_contact,
    address: { line1, line2, city, region, postal_code, country }, emergency_contact: personOf(emergency_contact), guardian: personOf(guardian), reason: '',
  };
}

export const correctionFieldsOf = ({ different_person_reason = '', identifiers = [], birth_time, ...values }: CorrectPatientBody): CorrectPatientValues => ({
  ...emptyDetails, ...values, birth_time: birth_time ?? '', ...contactFieldsOf(values), identifiers: identifierFieldsOf(identifiers), different_person_reason,
});

/** The form's rules; messages are keys of the feature's catalogues. The server's own rules are `correctPatientBody`. */
export function correctPatientForm(rules: ParticularsRules): v.GenericSchema<CorrectPatientValues, CorrectPatientBody> {
  return v.pipe(
    v.object({ ...particularsEntries(rules), reason: v.pipe(lineOf(300), v.nonEmpty('correctionReasonRequired')) }),
    v.forward(v.partialCheck([['family_name'], ['given_name']], isNamed, 'nameRequired'), ['family_name']),
    v.transform(({ different_person_reason, ...patient }) => ({ ...patient, birth_time: birthTimeOf(patient), ...(rules.needsReason && { different_person_reason }) })),
  );
}
