import type { LanguageTag } from '@alms/lis-domain/language';
import type { Translations } from '@alms/ui/i18n';
import { loadCode } from '@alms/ui/load-code';

/**
 * The message catalogue of each language; English is defined next to the components. Each language
 * is a separate file, loaded only when used.
 */
const catalogues: Record<Exclude<LanguageTag, 'en'>, () => Promise<{ words: Translations }>> = {
  fr: () => loadCode(() => import('./catalogues/fr.ts')),
  es: () => loadCode(() => import('./catalogues/es.ts')),
  pt: () => loadCode(() => import('./catalogues/pt.ts')),
  ar: () => loadCode(() => import('./catalogues/ar.ts')),
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
