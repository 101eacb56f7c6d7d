/**
 * A name as somebody typed it into a search, parted for a registration: at the comma, else the last word is the family name. Undefined
 * where it is no name, such as a number. A guess to begin with, which the person who registers sees and corrects.
 */
export function typedName(query: string): { family_name: string; given_name: string } | undefined {
  const typed = query.trim().replace(/\s+/g, ' ');
  if (typed === '' || /\d/.test(typed)) return undefined;
  const [before = '', ...after] = typed.split(',').map((part) => part.trim());
  if (after.length > 0) return { family_name: before, given_name: after.join(' ').trim() };
  const words = typed.split(' ');
  return { family_name: words.at(-1) ?? '', given_name: words.slice(0, -1).join(' ') };
}
