import { directionOf, type LanguageTag } from '@alms/lis-domain/language';

/**
 * A name, number or code as it stands among other words. Among words that are written from the right it is isolated (Unicode FSI and PDI), so that
 * neither reorders the other: 3.5–5.0 would become 5.0–3.5. Elsewhere it is itself.
 */
export function insertionFor(language: LanguageTag): (text: string) => string {
  return directionOf(language) === 'rtl' ? (text) => text && `\u2068${text}\u2069` : (text) => text;
}
