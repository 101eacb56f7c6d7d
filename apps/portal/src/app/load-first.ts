import type { LanguageTag } from '@alms/lis-domain/language';
import { english, loadWords, type SpokenLanguage } from '../i18n/load-words.ts';
import type { LoadedComponent } from './screen.tsx';

/**
 * Loads the language and the screen of the first render. Never rejects: without its catalogue the
 * page starts in English, and a screen whose code is missing loads it again when it is rendered.
 */
export async function loadFirst(
  locale: LanguageTag,
  screen?: Pick<LoadedComponent, 'preload'>,
): Promise<SpokenLanguage> {
  const [language] = await Promise.all([
    loadWords(locale).catch(() => english),
    screen?.preload().catch(() => undefined),
  ]);
  return language;
}
