import * as v from 'valibot';

/** The form's rules; messages are keys of the feature's catalogue. */
export const laboratoryForm = v.object({
  self_verification: v.boolean(),
  critical_within_minutes: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{1,3}$/, 'minutesInvalid'),
    v.transform(Number),
    v.minValue(5, 'minutesInvalid'),
    v.maxValue(240, 'minutesInvalid'),
  ),
});

/** What the fields hold. */
export type LaboratoryFields = v.InferInput<typeof laboratoryForm>;
/** What is saved of it. */
export type LaboratoryValues = v.InferOutput<typeof laboratoryForm>;
