import * as v from 'valibot';

export interface ProfileValues {
  full_name: string;
}

/** The form's rules; messages are keys of the feature's catalogue. */
export const profileForm: v.GenericSchema<ProfileValues, ProfileValues> = v.object({
  full_name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('fullNameRequired'),
    v.maxLength(120, 'tooLong'),
  ),
});
