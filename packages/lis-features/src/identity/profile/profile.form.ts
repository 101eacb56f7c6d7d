import * as v from 'valibot';

export interface ProfileValues {
  full_name: string;
}

/** Validation rules of the form; messages are keys of the feature’s catalogue. */
export const profileForm: v.GenericSchema<ProfileValues, ProfileValues> = v.object({
  full_name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('fullNameRequired'),
    v.maxLength(120, 'tooLong'),
  ),
});
