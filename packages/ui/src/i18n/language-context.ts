import { createContext, use } from 'react';
import type { Catalogue, Message, Words } from './define-messages.ts';
import type { MessageFormat } from './message-format.ts';

export type Direction = 'ltr' | 'rtl';

/** Translations by catalogue name; what is missing falls back to English. */
export type Translations = Record<string, Record<string, Message>>;

type AnyWords = Words<Record<string, Message>>;

/** The same page in another language. */
export interface LanguageAlternative {
  locale: string;
  /** The language's name in itself. */
  name: string;
  /** An address that brings the page from the server in that language. */
  href: string;
}

/** What a provider gives: whose language it is, and how words and figures come out in it. */
export interface Language {
  locale: string;
  direction: Direction;
  format: MessageFormat;
  wordsOf: (catalogue: Catalogue) => AnyWords;
}

/**
 * A catalogue's words for one language, made once per catalogue: fixed ones as they are, the others as functions of their values.
 * @param finish changes finished words; the pseudo-languages do.
 */
export function wordsIn(
  format: MessageFormat,
  translations: Translations = {},
  finish = (words: string) => words,
): Language['wordsOf'] {
  const known = new WeakMap<Catalogue, AnyWords>();
  return (catalogue) => {
    const ready = known.get(catalogue);
    if (ready) return ready;
    const own = translations[catalogue.name] ?? {};
    const words = Object.fromEntries(
      Object.entries(catalogue.messages).map(([id, english]) => {
        // An id may be called like a member every object has, such as `valueOf`.
        const message = (Object.hasOwn(own, id) ? own[id] : undefined) ?? english;
        return [
          id,
          typeof message === 'string'
            ? finish(message)
            : (values: unknown) => finish(message(values, format)),
        ];
      }),
    ) as AnyWords;
    known.set(catalogue, words);
    return words;
  };
}

/** Values as they came: instants and dates stay ISO, numbers plain. */
const asIs = String;

/**
 * Without a provider: English, and nothing localised, so that a single component costs no formatter. An app mounts
 * `MessagesProvider` once, and reads dates and numbers as its people write them.
 */
const format: MessageFormat = {
  text: asIs,
  list: (values) => values.join(', '),
  number: asIs,
  date: asIs,
  longDate: asIs,
  fullDate: asIs,
  dayOf: (instant) => instant.slice(0, 10),
  dayMonth: asIs,
  monthYear: asIs,
  time: asIs,
  dateTime: asIs,
  countryName: asIs,
  languageName: asIs,
  plural: (count, options) =>
    options[`=${count}`] ?? options[count === 1 ? 'one' : 'other'] ?? options['other'] ?? '',
  select: (key, options) => options[key] ?? options['other'] ?? '',
};

export const LanguageContext = createContext<Language>({
  locale: 'en',
  direction: 'ltr',
  format,
  wordsOf: wordsIn(format),
});

/** Apart from the language itself: it changes with the page's address, and whoever only speaks is not to be drawn again for that. */
export const AlternativesContext = createContext<readonly LanguageAlternative[]>([]);

/** A component's words in the current language. */
export function useMessages<M extends Record<string, Message>>(catalogue: Catalogue<M>): Words<M> {
  return use(LanguageContext).wordsOf(catalogue as Catalogue) as unknown as Words<M>;
}

/** Numbers, dates and times as this reader sees them. Result values are never formatted: they are shown as reported. */
export function useFormat(): MessageFormat {
  return use(LanguageContext).format;
}

/** The current language and its direction, for the few components that mirror by hand. */
export function useLanguage(): Pick<Language, 'locale' | 'direction'> {
  return use(LanguageContext);
}

/** Every language the page can be had in, its own included; none where it has no choice. */
export function useLanguageAlternatives(): readonly LanguageAlternative[] {
  return use(AlternativesContext);
}
