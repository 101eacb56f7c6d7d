import * as v from 'valibot';

/** Why something is taken from a patient, for the audit log. */
export interface ReasonValues {
  reason: string;
}

/** The form's rules; messages are keys of the feature's catalogue. */
export const reasonForm: v.GenericSchema<ReasonValues, ReasonValues> = v.object({
  reason: v.pipe(v.string(), v.trim(), v.nonEmpty('reasonRequired'), v.maxLength(200, 'reasonTooLong')),
});
