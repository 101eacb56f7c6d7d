/** Text as it is compared in a search: without accents, marks and case, so that "Zurich" finds "Zürich". */
export function foldText(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
