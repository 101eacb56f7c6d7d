/** Letters that carry no separable accent. */
const PLAIN: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/**
 * A name as it is searched and compared for duplicates: lower case, without accents, apostrophes joined, every other mark a space. The server
 * keeps it beside the name, so that an index can find it.
 */
export function normaliseName(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => PLAIN[letter] ?? letter)
    .replace(/['’ʼ`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Whether every word of a query begins some word of a name, in any order: `ada test` finds `Testwell, Ada`. An empty query finds nobody. */
export function matchesName(query: string, name: string): boolean {
  const wanted = normaliseName(query).split(' ').filter(Boolean);
  const words = normaliseName(name).split(' ');
  return wanted.length > 0 && wanted.every((each) => words.some((word) => word.startsWith(each)));
}

/** The digits of a phone number, for comparing however it was written. */
export function phoneDigits(phone: string): string {
  return phone.replace(/\D/g, '');
}
