import type { LanguageTag } from '@alms/lis-domain/language';
import type { Translations } from '@alms/ui/i18n';

/**
 * The message catalogue of each language; English is defined next to the components. Each language
 * is a separate file, loaded only when used.
 */
const catalogues: Record<Exclude<LanguageTag, 'en'>, () => Promise<{ words: Translations }>> = {
  fr: () => import('./catalogues/fr.ts'),
  es: () => import('./catalogues/es.ts'),
  pt: () => import('./catalogues/pt.ts'),
  ar: () => import('./catalogues/ar.ts'),
};

/** A language with its message catalogue. */
export interface SpokenLanguage {
  locale: LanguageTag;
  words: Translations;
}

export const english: SpokenLanguage = { locale: 'en', words: {} };

export async function loadWords(locale: LanguageTag): Promise<SpokenLanguage> {
  return locale === 'en' ? english : { locale, words: (await catalogues[locale]()).words };
}
