import * as v from 'valibot';

/** Supported languages as BCP 47 tags. Each has a complete message catalogue. */
export const languages = ['en', 'fr', 'es', 'pt', 'ar'] as const;

export type LanguageTag = (typeof languages)[number];

/**
 * Each in its own language, because a user looking for theirs may not be able to read the current
 * one.
 */
export const languageNames: Record<LanguageTag, string> = {
  en: 'English',
  fr: 'Français',
  es: 'Español',
  pt: 'Português',
  ar: 'العربية',
};

export const languageField = v.picklist(languages);

/** Returns the writing direction of a language, for the page’s `dir`. */
export function directionOf(language: LanguageTag): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/**
 * Returns the supported language of a tag, ignoring region and script: `pt-BR` is `pt`. Undefined
 * if it is not supported.
 */
export function languageOf(tag: string | null | undefined): LanguageTag | undefined {
  const primary = tag?.trim().toLowerCase().split('-')[0];
  return languages.find((each) => each === primary);
}

/** Returns the first supported language in order of precedence: user, facility, browser. */
export function chosenLanguage(
  ...preferences: readonly (string | null | undefined)[]
): LanguageTag {
  for (const preference of preferences) {
    const language = languageOf(preference);
    if (language !== undefined) return language;
  }
  return 'en';
}

/**
 * Returns the preferred supported language of a browser’s `Accept-Language` (RFC 9110, 12.5.4);
 * undefined if none is supported.
 */
export function preferredLanguage(header: string | undefined): LanguageTag | undefined {
  const preferences = (header ?? '').split(',').map((part, index) => {
    const [tag, ...parameters] = part.split(';').map((each) => each.trim());
    const quality = parameters.find((each) => each.startsWith('q='))?.slice(2) ?? '1';
    return { language: languageOf(tag), quality: Number(quality), index };
  });
  const [first] = preferences
    .filter(({ language, quality }) => language !== undefined && quality > 0)
    .sort((one, other) => other.quality - one.quality || one.index - other.index);
  return first?.language;
}
