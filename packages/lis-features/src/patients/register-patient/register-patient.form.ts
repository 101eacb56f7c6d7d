import { emailField, isCalendarDate } from '@alms/lis-domain/http';
import { genders, sexesForRanges, type registerPatientBody } from '@alms/lis-domain/patients';
import * as v from 'valibot';

/** What the server takes. */
export type RegisterPatientBody = v.InferInput<typeof registerPatientBody>;

/** What the fields hold: text, as typed. */
export interface RegisterPatientValues {
  family_name: string;
  given_name: string;
  gender: string;
  sex_for_ranges: string;
  birth_date: string;
  phone: string;
  email: string;
  mrn: string;
  different_person_reason: string;
}

export const emptyPatient: RegisterPatientValues = {
  family_name: '', given_name: '', gender: '', sex_for_ranges: 'unknown', birth_date: '', phone: '', email: '', mrn: '', different_person_reason: '',
};

const line = (maxLength: number) => v.pipe(v.string(), v.trim(), v.maxLength(maxLength, 'tooLong'));

export interface RegisterPatientRules {
  /** The facility's present day, `YYYY-MM-DD`: nobody is registered before birth. */
  today: string;
  /** The server has found somebody of this name and birth date, and must be told why this is another person. */
  needsReason: boolean;
}

/** The form's rules; messages are keys of the feature's catalogue. The server's own rules are `registerPatientBody`. */
export function registerPatientForm({ today, needsReason }: RegisterPatientRules): v.GenericSchema<RegisterPatientValues, RegisterPatientBody> {
  return v.pipe(
    v.object({
      family_name: line(80),
      given_name: line(80),
      gender: v.pipe(v.string(), v.picklist(genders, 'genderRequired')),
      sex_for_ranges: v.pipe(v.string(), v.picklist(sexesForRanges)),
      birth_date: v.pipe(
        v.string(),
        v.nonEmpty('birthDateRequired'),
        v.check(isCalendarDate, 'birthDateInvalid'),
        v.check((date) => date <= today, 'birthDateInFuture'),
      ),
      phone: line(40),
      email: v.pipe(line(254), v.check((email) => email === '' || v.is(emailField, email), 'emailInvalid')),
      mrn: v.pipe(v.string(), v.trim(), v.regex(/^[A-Za-z0-9-]{0,20}$/, 'mrnInvalid')),
      different_person_reason: v.pipe(line(200), v.check((reason) => !needsReason || reason !== '', 'reasonRequired')),
    }),
    v.forward(
      v.partialCheck([['family_name'], ['given_name']], ({ family_name, given_name }) => family_name !== '' || given_name !== '', 'nameRequired'),
      ['family_name'],
    ),
    v.transform(({ mrn, different_person_reason, ...patient }) => ({
      ...patient,
      ...(mrn !== '' && { mrn }),
      ...(needsReason && { different_person_reason }),
    })),
  );
}
