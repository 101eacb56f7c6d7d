import { normaliseName } from './name-search.ts';

/** A name as it is registered; what somebody does not have is empty. */
export interface NameParts {
  family_name: string;
  given_name: string;
  middle_name: string;
}

/** A name as lists and labels show it, family name first: `Okoro, Daniel James`. People with a single name have just that. */
export function fullName({ family_name, given_name, middle_name }: NameParts): string {
  return [family_name, [given_name, middle_name].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');
}

/** The names that one person may be registered under, as they are compared. */
export interface ComparedNames {
  /** Family, given and middle name. */
  name_norm: string;
  /** The same without the middle name; empty where there is none. */
  name_short: string;
  /** In the person's own script; empty where there is none. */
  name_local_norm: string;
}

/** In any order, because names are often typed the wrong way round. */
const compared = (name: string) => normaliseName(name).split(' ').toSorted().join(' ');

/**
 * What duplicates are found by: the whole name, the one without its middle name, because many registrations leave it out, and the one in the own script.
 * Two middle names that differ make two people of one name, as twins have them.
 */
export function comparedNames({
  family_name,
  given_name,
  middle_name,
  name_local,
}: NameParts & { name_local: string }): ComparedNames {
  return {
    name_norm: compared(`${family_name} ${given_name} ${middle_name}`),
    name_short: middle_name === '' ? '' : compared(`${family_name} ${given_name}`),
    name_local_norm: compared(name_local),
  };
}
