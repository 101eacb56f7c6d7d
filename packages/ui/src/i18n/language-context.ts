import { createContext, use } from 'react';
import type { Catalogue, Message, Words } from './define-messages.ts';
import type { MessageFormat } from './message-format.ts';

export type Direction = 'ltr' | 'rtl';

/** Translations by catalogue name; missing messages fall back to English. */
export type Translations = Record<string, Record<string, Message>>;

type AnyWords = Words<Record<string, Message>>;

/** The same page in another language. */
export interface LanguageAlternative {
  locale: string;
  /** Endonym: the language's name in that language. */
  name: string;
  /** URL of the server-rendered page in that language. */
  href: string;
}

/** Value of the language context: locale, direction, messages and formats. */
export interface Language {
  locale: string;
  direction: Direction;
  format: MessageFormat;
  wordsOf: (catalogue: Catalogue) => AnyWords;
}

/**
 * Returns the messages of a catalogue in one language, created once per catalogue: fixed text as
 * is, others as functions of their values.
 * @param finish post-processes formatted text; used by the pseudo-locales
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
        // A message id can equal the name of an inherited member, such as `valueOf`.
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

/** Values without formatting: instants and dates stay ISO, numbers plain. */
const asIs = String;

/**
 * Default without a provider: English and no localisation, so that a single component needs no
 * formatter. An app mounts `MessagesProvider` once, which formats dates and numbers for its users.
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

/**
 * Separate from the language, because it changes with the URL and must not re-render components
 * that only use messages.
 */
export const AlternativesContext = createContext<readonly LanguageAlternative[]>([]);

/** Returns a component's messages in the current language. */
export function useMessages<M extends Record<string, Message>>(catalogue: Catalogue<M>): Words<M> {
  return use(LanguageContext).wordsOf(catalogue as Catalogue) as unknown as Words<M>;
}

/**
 * Returns the number, date and time formats of the user. Result values are never formatted: they
 * are shown as reported.
 */
export function useFormat(): MessageFormat {
  return use(LanguageContext).format;
}

/** Returns the current language and its direction, for components with manual mirroring. */
export function useLanguage(): Pick<Language, 'locale' | 'direction'> {
  return use(LanguageContext);
}

/**
 * Returns all languages in which the page is available, including the current one; empty when there
 * is no choice.
 */
export function useLanguageAlternatives(): readonly LanguageAlternative[] {
  return use(AlternativesContext);
}
