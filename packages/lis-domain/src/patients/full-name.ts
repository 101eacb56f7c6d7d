import { normaliseName } from './name-search.ts';

/** A registered name; missing parts are empty. */
export interface NameParts {
  family_name: string;
  given_name: string;
  middle_name: string;
}

/**
 * Formats a name for lists and labels, family name first: `Okoro, Daniel James`. A single name is
 * returned unchanged.
 */
export function fullName({ family_name, given_name, middle_name }: NameParts): string {
  return [family_name, [given_name, middle_name].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');
}

/** Normalised names for the duplicate check. */
export interface ComparedNames {
  /** Family, given and middle name. */
  name_norm: string;
  /** Without the middle name; empty if there is none. */
  name_short: string;
  /** Native-script name; empty if there is none. */
  name_local_norm: string;
}

/** Words are sorted, because names are often typed in the wrong order. */
const compared = (name: string) => normaliseName(name).split(' ').toSorted().join(' ');

/**
 * Returns the names used for the duplicate check: the full name, the name without its middle name
 * because many registrations omit it, and the native-script name. Two different middle names
 * indicate two people, such as twins.
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
