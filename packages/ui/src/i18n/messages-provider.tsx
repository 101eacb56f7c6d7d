import { createContext, use, useMemo, type ReactNode } from 'react';
import type { Catalogue, Message, Words } from './define-messages.js';
import { createFormat, type DateFormat, type MessageFormat } from './message-format.js';
import { isPseudo, wordFilterFor } from './pseudo.js';

export type Direction = 'ltr' | 'rtl';

/** Translations by catalogue name; what is missing falls back to English. */
export type Translations = Record<string, Record<string, Message>>;

interface Language {
  locale: string;
  direction: Direction;
  format: MessageFormat;
  wordsOf: (catalogue: Catalogue) => Words<Record<string, Message>>;
}

const RIGHT_TO_LEFT = /^(ar|fa|he|ur|ps)\b/;

/** Reads `value.name` fresh for the current language; computed once per catalogue. */
function languageOf(locale: string, timeZone: string, dateFormat: DateFormat, translations: Translations): Language {
  const format = createFormat({ locale: isPseudo(locale) ? 'en' : locale, timeZone, dateFormat });
  const filter = wordFilterFor(locale) ?? ((words: string) => words);
  const known = new Map<Catalogue, Words<Record<string, Message>>>();
  const wordsOf = (catalogue: Catalogue) => {
    const ready = known.get(catalogue);
    if (ready) return ready;
    const own = translations[catalogue.name] ?? {};
    const words = Object.fromEntries(
      Object.entries(catalogue.messages).map(([id, english]) => {
        // An id may be called like a member every object has, such as `valueOf`.
        const message = (Object.hasOwn(own, id) ? own[id] : undefined) ?? english;
        return [id, typeof message === 'string' ? filter(message) : (values: unknown) => filter(message(values, format))];
      }),
    ) as Words<Record<string, Message>>;
    known.set(catalogue, words);
    return words;
  };
  return { locale, direction: RIGHT_TO_LEFT.test(locale) ? 'rtl' : 'ltr', format, wordsOf };
}

const DEFAULTS = { locale: 'en', timeZone: 'UTC', dateFormat: 'MM/DD/YYYY' } as const;
const NO_TRANSLATIONS: Translations = {};
const LanguageContext = createContext(languageOf(DEFAULTS.locale, DEFAULTS.timeZone, DEFAULTS.dateFormat, NO_TRANSLATIONS));

export interface MessagesProviderProps {
  /** BCP 47; `en-XA` and `ar-XB` are the pseudo-languages for length and direction. @default 'en' */
  locale?: string;
  /** The facility's IANA zone. @default 'UTC' */
  timeZone?: string;
  /** The facility's list format for dates. @default 'MM/DD/YYYY' */
  dateFormat?: DateFormat;
  /** The language's words; English needs none. */
  translations?: Translations;
  children: ReactNode;
}

/** Chooses language, direction, zone and date format for everything inside. */
export function MessagesProvider({
  locale = DEFAULTS.locale,
  timeZone = DEFAULTS.timeZone,
  dateFormat = DEFAULTS.dateFormat,
  translations = NO_TRANSLATIONS,
  children,
}: MessagesProviderProps) {
  const language = useMemo(
    () => languageOf(locale, timeZone, dateFormat, translations),
    [locale, timeZone, dateFormat, translations],
  );
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** A component's words in the current language. */
export function useMessages<M extends Record<string, Message>>(catalogue: Catalogue<M>): Words<M> {
  return use(LanguageContext).wordsOf(catalogue as Catalogue) as unknown as Words<M>;
}

/** Numbers, dates and times as this reader sees them. Result values are never formatted: they are shown as reported. */
export function useFormat(): MessageFormat {
  return use(LanguageContext).format;
}

/** The current language and its direction, for the few components that mirror by hand. */
export function useLanguage(): { locale: string; direction: Direction } {
  return use(LanguageContext);
}
