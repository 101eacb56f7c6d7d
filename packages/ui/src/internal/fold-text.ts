/**
 * Normalises text for search, without accents, marks and case, so that "Zurich" matches "Zürich".
 */
export function foldText(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
