import { birthDatePrecision, mayBeSameBirth } from './birth-date.ts';
import type { NameParts } from './full-name.ts';
import { normaliseName } from './name-search.ts';
import type { PatientSummary } from './patient.schema.ts';

/** Patient data sent by another system in addition to an identifier. */
export interface ReportedPerson {
  /** Empty: not sent. */
  family_name: string;
  given_name: string;
  middle_name: string;
  birth_date: string;
  gender: PatientSummary['gender'];
}

/** The recorded patient data. */
export interface RecordedPerson extends ReportedPerson {
  name_local: string;
  birth_date_estimated: boolean;
}

const wordsIn = (name: string) => normaliseName(name).split(' ').filter(Boolean);
/** The words of a name; a middle initial does not identify a person and is ignored. */
const wordsOf = ({ family_name, given_name, middle_name }: NameParts) => [
  ...wordsIn(`${family_name} ${given_name}`),
  ...wordsIn(middle_name).filter((word) => word.length > 1),
];

/** Returns whether the words of one name are contained in the other. */
const agree = (one: readonly string[], other: readonly string[]) =>
  one.every((word) => other.includes(word)) || other.every((word) => one.includes(word));

/**
 * Returns the field that contradicts the record found by an identifier; undefined if there is none.
 *
 * A number alone is easily mistyped, so the date of birth is the second identifier (CLSI GP33). A
 * different name or sex usually means another person, such as a twin with the same date of birth.
 *
 * Names match if the words of one are contained in the other, in any order, ignoring accents and
 * case; the native-script name is equivalent. An unknown sex, or one neither male nor female, is
 * not a contradiction. A partial date of birth must match as far as it is known. A partial or
 * estimated date is not a second identifier by itself; a name is then required.
 */
export function identityContradiction(
  record: RecordedPerson,
  reported: ReportedPerson,
): 'birth_date' | 'no_name' | 'name' | 'sex' | undefined {
  if (!mayBeSameBirth(record.birth_date, reported.birth_date)) return 'birth_date';
  const words = wordsOf(reported);
  const isCertain =
    !record.birth_date_estimated &&
    [record, reported].every(({ birth_date }) => birthDatePrecision(birth_date) === 'day');
  if (words.length === 0 && !isCertain) return 'no_name';
  const local = wordsIn(record.name_local);
  if (!agree(words, wordsOf(record)) && (local.length === 0 || !agree(words, local))) return 'name';
  const sexes = new Set([record.gender, reported.gender]);
  return sexes.has('male') && sexes.has('female') ? 'sex' : undefined;
}
