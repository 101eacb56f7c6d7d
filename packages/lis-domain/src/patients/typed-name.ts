/**
 * Splits a name typed into the search to prefill a registration: at the comma, otherwise the last
 * word is the family name. Undefined if it is not a name, such as a number. The user reviews and
 * corrects the suggestion.
 */
export function typedName(query: string): { family_name: string; given_name: string } | undefined {
  const typed = query.trim().replace(/\s+/g, ' ');
  if (typed === '' || /\d/.test(typed)) return undefined;
  const [before = '', ...after] = typed.split(',').map((part) => part.trim());
  if (after.length > 0) return { family_name: before, given_name: after.join(' ').trim() };
  const words = typed.split(' ');
  return { family_name: words.at(-1) ?? '', given_name: words.slice(0, -1).join(' ') };
}
