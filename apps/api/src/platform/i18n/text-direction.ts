/** Letters of scripts that are written from right to left. */
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const LETTER = /\p{L}/u;

/**
 * Returns the direction of a text by its first letter, like `dir="auto"` of HTML; undefined for a
 * text without letters.
 */
export function textDirection(text: string): 'ltr' | 'rtl' | undefined {
  const [letter] = LETTER.exec(text) ?? [];
  if (letter === undefined) return undefined;
  return RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr';
}
