import { dateFormats } from '@alms/lis-domain/facility';
import { emailField } from '@alms/lis-domain/http';
import { languages } from '@alms/lis-domain/language';
import * as v from 'valibot';

/** The form's rules; messages are keys of the feature's catalogue. */
export const hospitalForm = v.object({
  facility_name: v.pipe(v.string(), v.trim(), v.nonEmpty('nameRequired'), v.maxLength(120, 'nameTooLong')),
  email: v.pipe(v.string(), v.trim(), v.check((text) => text === '' || v.is(emailField, text), 'emailInvalid')),
  phone: v.pipe(v.string(), v.trim(), v.maxLength(40, 'phoneTooLong')),
  address: v.pipe(v.string(), v.trim(), v.maxLength(500, 'addressTooLong')),
  timezone: v.string(),
  date_format: v.picklist(dateFormats),
  /** Empty: each visitor's own. */
  language: v.pipe(
    v.picklist([...languages, '']),
    v.transform((chosen) => (chosen === '' ? null : chosen)),
  ),
  enable_online_booking: v.boolean(),
  enable_patient_portal: v.boolean(),
  laboratory_director: v.pipe(v.string(), v.trim(), v.maxLength(120, 'lineTooLong')),
  registration_number: v.pipe(v.string(), v.trim(), v.maxLength(60, 'registrationTooLong')),
  accreditation: v.pipe(v.string(), v.trim(), v.maxLength(120, 'lineTooLong')),
  report_note: v.pipe(v.string(), v.trim(), v.maxLength(300, 'noteTooLong')),
});

/** What the fields hold. */
export type HospitalFields = v.InferInput<typeof hospitalForm>;
/** What is saved of it. */
export type HospitalValues = v.InferOutput<typeof hospitalForm>;
