import { birthDatePrecision, mayBeSameBirth } from './birth-date.ts';
import type { NameParts } from './full-name.ts';
import { normaliseName } from './name-search.ts';
import type { PatientSummary } from './patient.schema.ts';

/** What another system says of somebody beside a number. */
export interface ToldPerson {
  /** Empty: not told. */
  family_name: string;
  given_name: string;
  middle_name: string;
  birth_date: string;
  gender: PatientSummary['gender'];
}

/** What is on record of somebody. */
export interface KnownPerson extends ToldPerson {
  name_local: string;
  birth_date_estimated: boolean;
}

const wordsIn = (name: string) => normaliseName(name).split(' ').filter(Boolean);
/** The words of a name; an initial of a middle name tells nobody apart. */
const wordsOf = ({ family_name, given_name, middle_name }: NameParts) => [
  ...wordsIn(`${family_name} ${given_name}`),
  ...wordsIn(middle_name).filter((word) => word.length > 1),
];

/** Whether the words of one name are among those of the other. */
const agree = (one: readonly string[], other: readonly string[]) =>
  one.every((word) => other.includes(word)) || other.every((word) => one.includes(word));

/**
 * What of a person contradicts a record that a number of theirs has led to; undefined: nothing does. A number alone is mistyped too easily, so the birth date is
 * the second identifier (CLSI GP33), and a name or a sex that says otherwise is taken for what it most often is: another person, such as a twin, whom the
 * birth date does not tell apart. Names agree where the words of one are among those of the other, in any order, with neither accents nor case; the record's
 * name in the person's own script is as good. A sex that is not known, or neither male nor female, contradicts none. Of a birth date that either side knows
 * only in part, that part has to agree; neither it nor one that the record has as an estimate is a second identifier by itself: then a name has to be told.
 */
export function contradictionWith(
  record: KnownPerson,
  told: ToldPerson,
): 'birth_date' | 'no_name' | 'name' | 'sex' | undefined {
  if (!mayBeSameBirth(record.birth_date, told.birth_date)) return 'birth_date';
  const said = wordsOf(told);
  const isCertain =
    !record.birth_date_estimated &&
    [record, told].every(({ birth_date }) => birthDatePrecision(birth_date) === 'day');
  if (said.length === 0 && !isCertain) return 'no_name';
  const local = wordsIn(record.name_local);
  if (!agree(said, wordsOf(record)) && (local.length === 0 || !agree(said, local))) return 'name';
  const sexes = new Set([record.gender, told.gender]);
  return sexes.has('male') && sexes.has('female') ? 'sex' : undefined;
}
