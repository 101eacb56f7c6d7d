import {
  genders,
  maxOfNotes,
  sexesForRanges,
  type registerUnidentifiedBody,
} from '@alms/lis-domain/patients';
import * as v from 'valibot';

/** Request body accepted by the server. */
export type UnidentifiedBody = v.InferOutput<typeof registerUnidentifiedBody>;

const OLDEST = 120;

/**
 * Validation rules of the form; messages are keys of the feature’s catalogues. An age is stored as
 * the year of birth relative to the facility’s current day.
 */
export const unidentifiedForm = (today: string) =>
  v.pipe(
    v.object({
      age: v.pipe(
        v.string(),
        v.trim(),
        v.regex(/^\d{1,3}$/, 'ageInvalid'),
        v.transform(Number),
        v.maxValue(OLDEST, 'ageInvalid'),
      ),
      gender: v.pipe(v.string(), v.picklist(genders, 'genderRequired')),
      notes: v.pipe(v.string(), v.trim(), v.maxLength(maxOfNotes, 'notesTooLong')),
    }),
    v.transform(({ age, gender, notes }): UnidentifiedBody => ({
      gender,
      sex_for_ranges: sexesForRanges.find((sex) => sex === gender) ?? 'unknown',
      birth_date: String(Number(today.slice(0, 'YYYY'.length)) - age),
      ...(notes !== '' && { notes }),
    })),
  );

/** Field values of the form. */
export type UnidentifiedFields = v.InferInput<ReturnType<typeof unidentifiedForm>>;
