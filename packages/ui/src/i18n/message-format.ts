/**
 * List format of calendar dates, such as `MM/DD/YYYY`, set per facility. Reports and labels use
 * `longDate`.
 */
export type DateFormat = 'MM/DD/YYYY' | 'DD/MM/YYYY' | 'YYYY-MM-DD';

/** Number, date and time settings of the user. */
export interface FormatSettings {
  /** BCP 47 tag, e.g. `en` or `ar-EG`. */
  locale: string;
  /** IANA time zone in which instants are shown, e.g. `America/New_York`. */
  timeZone: string;
  /** Date format in lists. @default 'MM/DD/YYYY' */
  dateFormat: DateFormat;
}

/** Formatting functions for compiled messages and for components (by `useFormat`). */
export interface MessageFormat {
  /**
   * Formats a value inside a sentence, with bidi isolation so that a Latin code keeps its order in
   * right-to-left text.
   */
  text: (value: string | number) => string;
  /** Joins names without a conjunction: tests, fields. */
  list: (values: readonly string[]) => string;
  /** Formats a number. A value that rounds to 0 has no sign, unless `signDisplay` asks for one. */
  number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /**
   * Formats an ISO instant or `YYYY-MM-DD` date in the facility's list format. Calendar dates are
   * never converted between time zones.
   */
  date: (value: string) => string;
  /**
   * Formats an unambiguous date with the month name: `04 Mar 2026`. For reports, labels and
   * banners. A partial date is formatted to its known precision: `Mar 2026`, `2026`.
   */
  longDate: (value: string) => string;
  /** Formats a day and month, `04 Mar`, for chart axes whose year is shown separately. */
  dayMonth: (value: string) => string;
  /** Formats a month and year: `Mar 2026`. */
  monthYear: (value: string) => string;
  /** Formats a date with its weekday: `Tuesday 12 May 2026`. */
  fullDate: (value: string) => string;
  /**
   * Returns the calendar day of an instant in the facility's time zone as `YYYY-MM-DD`. Used for
   * the current date and for computing ages.
   */
  dayOf: (instant: string) => string;
  /** Formats a time in the facility's time zone: `14:05`. */
  time: (value: string) => string;
  /** Formats a date and time in the facility's time zone: `04 Mar 2026, 14:05`. */
  dateTime: (value: string) => string;
  /** Returns a country name by its ISO 3166-1 code: `Norway`. */
  countryName: (code: string) => string;
  /** Returns a language name by its BCP 47 tag: `Brazilian Portuguese`. */
  languageName: (tag: string) => string;
  plural: (count: number, options: Record<string, string>) => string;
  select: (key: string, options: Record<string, string>) => string;
}

const CALENDAR_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const FIRST_STRONG_ISOLATE = '\u2068';
const LEFT_TO_RIGHT_ISOLATE = '\u2066';
const POP_ISOLATE = '\u2069';
const RIGHT_TO_LEFT_MARK = '\u200f';
/** Directional marks from CLDR data, replaced here by the isolate. */
const MARKS = /[\u200e\u200f]/g;

/**
 * Lazy initialisation: creating an `Intl` object takes 1 ms or more, the first one on a page 20 ms,
 * and most pages need few of them.
 */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** Creates the formats of one user. Reuse the result: it caches its formatters. */
export function createFormat({ locale: tag, timeZone, dateFormat }: FormatSettings): MessageFormat {
  // Results, labels and barcodes use these digits in every language; two kinds of digits on a
  // screen cause misreading.
  const locale = once(() => new Intl.Locale(tag, { numberingSystem: 'latn' }));
  const plurals = once(() => new Intl.PluralRules(locale()));
  const numbers = once(() => new Intl.NumberFormat(locale(), { signDisplay: 'negative' }));
  const parts = once(
    () =>
      new Intl.DateTimeFormat('en-CA', {
        timeZone,
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
      }),
  );
  const long = once(
    () =>
      new Intl.DateTimeFormat(locale(), {
        timeZone: 'UTC',
        year: 'numeric',
        month: 'short',
        day: '2-digit',
      }),
  );
  const full = once(
    () =>
      new Intl.DateTimeFormat(locale(), {
        timeZone: 'UTC',
        weekday: 'long',
        year: 'numeric',
        month: 'long',
        day: 'numeric',
      }),
  );
  const clock = once(
    () =>
      new Intl.DateTimeFormat(locale(), {
        timeZone,
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      }),
  );
  const countries = once(() => new Intl.DisplayNames(locale(), { type: 'region' }));
  const tongues = once(() => new Intl.DisplayNames(locale(), { type: 'language' }));
  const [language] = tag.split('-');
  const isolates = language !== 'en';
  const comma = language === 'ar' ? '\u060c' : ',';

  const dayOf = (value: string) =>
    CALENDAR_DATE.test(value) ? value : parts().format(new Date(value));
  const calendarDate = (value: string) => {
    const [year = '', month = '', day = ''] = dayOf(value).split('-');
    return dateFormat.replace('YYYY', year).replace('MM', month).replace('DD', day);
  };
  /**
   * Calendar dates are never converted between time zones: they are parsed and formatted at
   * midnight UTC.
   */
  const atMidnight = (value: string) => new Date(`${dayOf(value)}T00:00:00Z`);
  /** Joins the date parts in a fixed order, so that no locale makes a date ambiguous. */
  const joined = (source: Intl.DateTimeFormatPart[], ...types: Intl.DateTimeFormatPartTypes[]) =>
    types.map((type) => source.find((each) => each.type === type)?.value ?? '').join(' ');
  const longDate = (value: string) => {
    if (/^\d{4}$/.test(value)) return value;
    return /^\d{4}-\d{2}$/.test(value)
      ? joined(long().formatToParts(atMidnight(`${value}-01`)), 'month', 'year')
      : joined(long().formatToParts(atMidnight(value)), 'day', 'month', 'year');
  };
  const fullDate = (value: string) =>
    joined(full().formatToParts(atMidnight(value)), 'weekday', 'day', 'month', 'year');
  const time = (value: string) => clock().format(new Date(value));
  const text = (value: string | number) =>
    isolates ? `${FIRST_STRONG_ISOLATE}${value}${POP_ISOLATE}` : String(value);
  return {
    text,
    // Isolated names give the surrounding text no direction: without the mark, a list in Arabic
    // text would run from left to right.
    list: (values) =>
      (language === 'ar' && values.length > 1 ? RIGHT_TO_LEFT_MARK : '') +
      values.map(text).join(`${comma} `),
    number: (value, options) => {
      const figure = (
        options
          ? new Intl.NumberFormat(locale(), { signDisplay: 'negative', ...options })
          : numbers()
      ).format(value);
      // Without isolation `US$` would be shown as `$US`: an amount keeps its order, as every number
      // does.
      return options?.style === 'currency' && isolates
        ? LEFT_TO_RIGHT_ISOLATE + figure.replace(MARKS, '') + POP_ISOLATE
        : figure;
    },
    date: calendarDate,
    longDate,
    dayMonth: (value) => joined(long().formatToParts(atMidnight(value)), 'day', 'month'),
    monthYear: (value) => joined(long().formatToParts(atMidnight(value)), 'month', 'year'),
    fullDate,
    dayOf,
    time,
    dateTime: (value) => `${longDate(value)}${comma} ${time(value)}`,
    countryName: (code) => countries().of(code) ?? code,
    languageName: (code) => tongues().of(code) ?? code,
    plural: (count, options) =>
      options[`=${count}`] ?? options[plurals().select(count)] ?? options['other'] ?? '',
    select: (key, options) => options[key] ?? options['other'] ?? '',
  };
}
