import type { correctPatientBody, Patient } from '@alms/lis-domain/patients';
import * as v from 'valibot';
import { identifierFieldsOf, isNamed, lineOf, particularsEntries, type ParticularsRules, type ParticularsValues } from '../../shared/patient-particulars/index.js';

/** What the server takes. */
export type CorrectPatientBody = v.InferOutput<typeof correctPatientBody>;

/** What the fields hold: text, as typed. */
export interface CorrectPatientValues extends ParticularsValues {
  reason: string;
  different_person_reason: string;
}

/** The part of a record that a correction writes. Nobody has said why yet. */
export function correctionOf({ family_name, given_name, gender, sex_for_ranges, birth_date, phone, email, identifiers }: Patient): CorrectPatientBody {
  return { family_name, given_name, gender, sex_for_ranges, birth_date, phone, email, identifiers, reason: '' };
}

export const correctionFieldsOf = ({ different_person_reason = '', identifiers = [], ...values }: CorrectPatientBody): CorrectPatientValues => ({ ...values, identifiers: identifierFieldsOf(identifiers), different_person_reason });

/** The form's rules; messages are keys of the feature's catalogues. The server's own rules are `correctPatientBody`. */
export function correctPatientForm(rules: ParticularsRules): v.GenericSchema<CorrectPatientValues, CorrectPatientBody> {
  return v.pipe(
    v.object({ ...particularsEntries(rules), reason: v.pipe(lineOf(300), v.nonEmpty('correctionReasonRequired')) }),
    v.forward(v.partialCheck([['family_name'], ['given_name']], isNamed, 'nameRequired'), ['family_name']),
    v.transform(({ different_person_reason, ...patient }) => ({ ...patient, ...(rules.needsReason && { different_person_reason }) })),
  );
}
