import { useMemo, type ReactNode } from 'react';
import {
  AlternativesContext,
  LanguageContext,
  wordsIn,
  type Language,
  type LanguageAlternative,
  type Translations,
} from './language-context.ts';
import { createFormat, type DateFormat } from './message-format.ts';
import { isPseudo, wordFilterFor } from './pseudo.ts';

const RIGHT_TO_LEFT = /^(ar|fa|he|ur|ps)\b/;

function languageOf(
  locale: string,
  timeZone: string,
  dateFormat: DateFormat,
  translations: Translations,
): Language {
  const format = createFormat({ locale: isPseudo(locale) ? 'en' : locale, timeZone, dateFormat });
  const direction = RIGHT_TO_LEFT.test(locale) ? 'rtl' : 'ltr';
  return {
    locale,
    direction,
    format,
    wordsOf: wordsIn(format, translations, wordFilterFor(locale)),
  };
}

const DEFAULTS = { locale: 'en', timeZone: 'UTC', dateFormat: 'MM/DD/YYYY' } as const;
const NO_TRANSLATIONS: Translations = {};
const NO_ALTERNATIVES: readonly LanguageAlternative[] = [];

export interface MessagesProviderProps {
  /**
   * BCP 47 tag; `en-XA` and `ar-XB` are the pseudo-locales for length and direction. @default 'en'
   */
  locale?: string;
  /** IANA time zone of the facility. @default 'UTC' */
  timeZone?: string;
  /** Date format of the facility in lists. @default 'MM/DD/YYYY' */
  dateFormat?: DateFormat;
  /** Messages in the language; not needed for English. */
  translations?: Translations;
  /** The same page in every language, for `LanguageLinks`. @default none */
  alternatives?: readonly LanguageAlternative[];
  children: ReactNode;
}

/**
 * Sets language, direction, time zone and date format for its children. The application sets `lang`
 * and `dir` of the page as early as possible: `<html lang="ar" dir="rtl">`. Styles follow them.
 */
export function MessagesProvider({
  locale = DEFAULTS.locale,
  timeZone = DEFAULTS.timeZone,
  dateFormat = DEFAULTS.dateFormat,
  translations = NO_TRANSLATIONS,
  alternatives = NO_ALTERNATIVES,
  children,
}: MessagesProviderProps) {
  const language = useMemo(
    () => languageOf(locale, timeZone, dateFormat, translations),
    [locale, timeZone, dateFormat, translations],
  );
  return (
    <LanguageContext value={language}>
      <AlternativesContext value={alternatives}>{children}</AlternativesContext>
    </LanguageContext>
  );
}
