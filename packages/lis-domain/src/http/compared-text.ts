/**
 * Characters without a glyph: zero-width characters, joiners, soft hyphens and the controls of
 * bidirectional text.
 */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** Returns a text without invisible characters, for comparison and search. */
export function withoutInvisible(text: string): string {
  return text.replaceAll(INVISIBLE, '');
}

/** Returns a text as it is compared: regardless of letter case, width and invisible characters. */
export function comparedText(text: string): string {
  return withoutInvisible(text.normalize('NFKC')).trim().toLowerCase();
}

/** Returns whether two names are the same, as names are compared. */
export function isSameText(one: string, other: string): boolean {
  return comparedText(one) === comparedText(other);
}

/**
 * Returns a record number in the form in which numbers are compared: a patient, specimen or order
 * number is one number regardless of letter case, character width and invisible characters.
 */
export function comparedNumber(text: string): string {
  return comparedText(text).toUpperCase();
}
