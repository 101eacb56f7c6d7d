import { useNow } from '../../clock/index.ts';
import { useFormat, useLanguage, useMessages } from '../../i18n/index.ts';
import { datesMessages } from './words/index.ts';
import { entryLocale } from './entry-locale.ts';

/** Which days may be chosen. */
export interface DateLimits {
  /** The first day that may be chosen, `YYYY-MM-DD`. */
  min?: string | undefined;
  /** The last day that may be chosen, `YYYY-MM-DD`. */
  max?: string | undefined;
  /** Why a day (`YYYY-MM-DD`) between the two cannot be chosen, in words; `undefined` for one that can. */
  unavailable?: ((date: string) => string | undefined) | undefined;
}

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** What dates are judged and written by: today, the reader's locale, the limits and their words. Dates are `YYYY-MM-DD`. */
export function useDateRules({ min, max, unavailable }: DateLimits) {
  const words = useMessages(datesMessages);
  const format = useFormat();
  const { locale } = useLanguage();
  const today = format.dayOf(new Date(useNow()).toISOString());
  return {
    words,
    today,
    locale: entryLocale(locale, format.date('2001-02-03')),
    /** `Tuesday 12 May 2026`; nothing for no date. */
    longDate: (date: string) => (ISO_DATE.test(date) ? format.fullDate(date) : ''),
    /** Why a date cannot be chosen. ISO dates compare as text. */
    reasonAgainst: (date: string): string | undefined => {
      if (date === '') return undefined;
      if (min !== undefined && date < min) return words.tooEarly({ date: format.longDate(min) });
      if (max !== undefined && date > max) return words.tooLate({ date: format.longDate(max) });
      return unavailable?.(date);
    },
  };
}

export type DateRules = ReturnType<typeof useDateRules>;
