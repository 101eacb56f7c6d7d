import { directionOf, type LanguageTag } from '@alms/lis-domain/language';

/**
 * Formats a name, number or code for insertion into text. In right-to-left languages it is isolated
 * (Unicode FSI and PDI) to prevent reordering: 3.5–5.0 would become 5.0–3.5. Otherwise it is
 * unchanged.
 */
export function isolateBidi(language: LanguageTag): (text: string) => string {
  return directionOf(language) === 'rtl' ? (text) => text && `\u2068${text}\u2069` : (text) => text;
}
