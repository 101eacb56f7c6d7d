import { birthDatePrecision, mayBeSameBirth } from './birth-date.js';
import { normaliseName } from './name-search.js';
import type { PatientSummary } from './patient.schema.js';

/** What another system says of somebody beside a number. */
export interface ToldPerson {
  /** Empty: not told. */
  family_name: string;
  given_name: string;
  birth_date: string;
  gender: PatientSummary['gender'];
}

const wordsOf = ({ family_name, given_name }: Pick<ToldPerson, 'family_name' | 'given_name'>) => normaliseName(`${family_name} ${given_name}`).split(' ').filter(Boolean);

/**
 * What of a person contradicts a record that a number of theirs has led to; undefined: nothing does. A number alone is mistyped too easily, so the birth date is
 * the second identifier (CLSI GP33), and a name or a sex that says otherwise is taken for what it most often is: another person, such as a twin, whom the
 * birth date does not tell apart. Names agree where the words of one are among those of the other, in any order, with neither accents nor case; a sex that is
 * not known, or neither male nor female, contradicts none. Of a birth date that either side knows only in part, that part has to
 * agree, and it is no second identifier by itself: then a name has to be told.
 */
export function contradictionWith(record: ToldPerson, told: ToldPerson): 'birth_date' | 'no_name' | 'name' | 'sex' | undefined {
  if (!mayBeSameBirth(record.birth_date, told.birth_date)) return 'birth_date';
  const [known, said] = [wordsOf(record), wordsOf(told)];
  if (said.length === 0 && [record, told].some(({ birth_date }) => birthDatePrecision(birth_date) !== 'day')) return 'no_name';
  if (!said.every((word) => known.includes(word)) && !known.every((word) => said.includes(word))) return 'name';
  const sexes = new Set([record.gender, told.gender]);
  return sexes.has('male') && sexes.has('female') ? 'sex' : undefined;
}
