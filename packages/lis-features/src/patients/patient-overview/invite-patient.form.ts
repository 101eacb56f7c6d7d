import * as v from 'valibot';

export interface InvitePatientValues {
  email: string;
}

/** Validation rules of the form; messages are keys of the feature’s catalogue. */
export const invitePatientForm: v.GenericSchema<InvitePatientValues, InvitePatientValues> =
  v.object({
    email: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('emailRequired'),
      v.rfcEmail('emailInvalid'),
      v.maxLength(254, 'emailInvalid'),
    ),
  });
