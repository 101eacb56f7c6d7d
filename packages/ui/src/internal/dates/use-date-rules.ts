import { useNow } from '../../clock/index.ts';
import { useFormat, useLanguage, useMessages } from '../../i18n/index.ts';
import { datesMessages } from './words/index.ts';
import { entryLocale } from './entry-locale.ts';

/** Limits of the selectable days. */
export interface DateLimits {
  /** First selectable day, `YYYY-MM-DD`. */
  min?: string | undefined;
  /** Last selectable day, `YYYY-MM-DD`. */
  max?: string | undefined;
  /**
   * Returns the reason why a day (`YYYY-MM-DD`) within the limits is unavailable, or `undefined`
   * when it is available.
   */
  unavailable?: ((date: string) => string | undefined) | undefined;
}

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Returns the current date, the entry locale, the limits and their error texts. Dates are
 * `YYYY-MM-DD`.
 */
export function useDateRules({ min, max, unavailable }: DateLimits) {
  const words = useMessages(datesMessages);
  const format = useFormat();
  const { locale } = useLanguage();
  const today = format.dayOf(new Date(useNow()).toISOString());
  return {
    words,
    today,
    locale: entryLocale(locale, format.date('2001-02-03')),
    /** Formats a date as `Tuesday 12 May 2026`; empty without a date. */
    longDate: (date: string) => (ISO_DATE.test(date) ? format.fullDate(date) : ''),
    /** Returns the reason why a date is unavailable. ISO dates are compared as text. */
    reasonAgainst: (date: string): string | undefined => {
      if (date === '') return undefined;
      if (min !== undefined && date < min) return words.tooEarly({ date: format.longDate(min) });
      if (max !== undefined && date > max) return words.tooLate({ date: format.longDate(max) });
      return unavailable?.(date);
    },
  };
}

export type DateRules = ReturnType<typeof useDateRules>;
