/**
 * Returns one or two initials: the first letters of the first and last word, in capitals where the
 * script has them. Empty when the name has no letter or digit.
 */
export function initials(name: string, locale: string): string {
  const letters = name.split(/\s+/).flatMap((word) => word.match(/[\p{L}\p{N}]\p{M}*/u) ?? []);
  const chosen = letters.length > 1 ? [letters[0], letters.at(-1)] : letters;
  return chosen.join('').toLocaleUpperCase(locale);
}
