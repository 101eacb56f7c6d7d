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
  /** BCP 47; `en-XA` and `ar-XB` are the pseudo-languages for length and direction. @default 'en' */
  locale?: string;
  /** The facility's IANA zone. @default 'UTC' */
  timeZone?: string;
  /** The facility's list format for dates. @default 'MM/DD/YYYY' */
  dateFormat?: DateFormat;
  /** The language's words; English needs none. */
  translations?: Translations;
  /** The same page in every language, for `LanguageLinks`. @default none */
  alternatives?: readonly LanguageAlternative[];
  children: ReactNode;
}

/**
 * Chooses language, direction, zone and date format for everything inside. The page's own `lang` and `dir` are the application's to set,
 * as early as it can: `<html lang="ar" dir="rtl">`; styles follow them.
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
