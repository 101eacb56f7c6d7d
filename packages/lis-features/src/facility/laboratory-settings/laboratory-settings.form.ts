import * as v from 'valibot';

const wholeNumber = (fault: string, least: number, most: number) =>
  v.pipe(v.string(), v.trim(), v.regex(/^\d{1,3}$/, fault), v.transform(Number), v.minValue(least, fault), v.maxValue(most, fault));

/** The form's rules; messages are keys of the feature's catalogue. */
export const laboratoryForm = v.object({
  self_verification: v.boolean(),
  verification_levels: v.pipe(v.picklist(['1', '2']), v.transform((levels) => (levels === '2' ? 2 : 1))),
  autoverification_enabled: v.boolean(),
  critical_within_minutes: wholeNumber('minutesInvalid', 5, 240),
  appointments_at_once: wholeNumber('atOnceInvalid', 1, 100),
  /** Empty: not decided. */
  storage_retention_days: v.pipe(
    v.string(), v.trim(), v.regex(/^\d{0,4}$/, 'daysInvalid'), v.transform((typed) => (typed === '' ? null : Number(typed))), v.check((days) => days === null || (days >= 1 && days <= 3650), 'daysInvalid'),
  ),
});

/** What the fields hold. */
export type LaboratoryFields = v.InferInput<typeof laboratoryForm>;
/** What is saved of it. */
export type LaboratoryValues = v.InferOutput<typeof laboratoryForm>;
