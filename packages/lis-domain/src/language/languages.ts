import * as v from 'valibot';

/** The languages the product speaks, as BCP 47 tags. Each has a catalogue of every word on screen. */
export const languages = ['en', 'fr', 'es', 'pt', 'ar'] as const;

export type LanguageTag = (typeof languages)[number];

/** Each in its own words, because whoever looks for theirs may not read the page's. */
export const languageNames: Record<LanguageTag, string> = {
  en: 'English',
  fr: 'Français',
  es: 'Español',
  pt: 'Português',
  ar: 'العربية',
};

export const languageField = v.picklist(languages);

/** Which way a language is written, for the page's `dir`. */
export function directionOf(language: LanguageTag): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/** The language of a tag, whatever its region or script: `pt-BR` is `pt`. Undefined where the product does not speak it. */
export function languageOf(tag: string | null | undefined): LanguageTag | undefined {
  const primary = tag?.trim().toLowerCase().split('-')[0];
  return languages.find((each) => each === primary);
}

/** The first wish that the product can fulfil, in the order of who decides: the person, then the facility, then the browser. */
export function chosenLanguage(...wishes: readonly (string | null | undefined)[]): LanguageTag {
  for (const wish of wishes) {
    const language = languageOf(wish);
    if (language !== undefined) return language;
  }
  return 'en';
}

/** What a browser's `Accept-Language` asks for most (RFC 9110, 12.5.4); undefined when it asks for none of ours. */
export function languageAskedFor(header: string | undefined): LanguageTag | undefined {
  const asked = (header ?? '').split(',').map((part, place) => {
    const [tag, ...parameters] = part.split(';').map((each) => each.trim());
    const quality = parameters.find((each) => each.startsWith('q='))?.slice(2) ?? '1';
    return { language: languageOf(tag), quality: Number(quality), place };
  });
  const [first] = asked
    .filter(({ language, quality }) => language !== undefined && quality > 0)
    .sort((one, other) => other.quality - one.quality || one.place - other.place);
  return first?.language;
}
