/** `MM/DD/YYYY` and its fellows: how a facility writes calendar dates in lists. Reports and labels use `longDate`. */
export type DateFormat = 'MM/DD/YYYY' | 'DD/MM/YYYY' | 'YYYY-MM-DD';

/** How this reader sees numbers, dates and times. */
export interface FormatSettings {
  /** BCP 47, e.g. `en` or `ar-EG`. */
  locale: string;
  /** IANA zone in which instants are shown, e.g. `America/New_York`. */
  timeZone: string;
  /** @default 'MM/DD/YYYY' */
  dateFormat: DateFormat;
}

/** What compiled messages call, and what `useFormat` gives to components. */
export interface MessageFormat {
  /** A value placed inside a sentence, isolated so that a Latin code keeps its order in a right-to-left sentence. */
  text: (value: string | number) => string;
  /** Names one after the other, without an "and": tests, fields. */
  list: (values: readonly string[]) => string;
  number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** An ISO instant or `YYYY-MM-DD` date in the facility's list format. Calendar dates never pass through a time zone. */
  date: (value: string) => string;
  /** Unambiguous: `04 Mar 2026`, with the month in letters. For reports, labels, banners. A date of which only part is known comes as far as it is: `Mar 2026`, `2026`. */
  longDate: (value: string) => string;
  /** `04 Mar`: for the axis of a chart, where the year is said once beside it. */
  dayMonth: (value: string) => string;
  /** `Mar 2026`. */
  monthYear: (value: string) => string;
  /** `Tuesday 12 May 2026`: for greeting lines, where the day of the week matters. */
  fullDate: (value: string) => string;
  /** The calendar day of an instant in the facility's zone, `YYYY-MM-DD`: what "today" is, and what an age is reckoned to. */
  dayOf: (instant: string) => string;
  /** `14:05`, in the facility's zone. */
  time: (value: string) => string;
  /** `04 Mar 2026, 14:05`, in the facility's zone. */
  dateTime: (value: string) => string;
  /** A country by its ISO 3166-1 code: `Norway`. */
  countryName: (code: string) => string;
  /** A language by its BCP 47 tag: `Brazilian Portuguese`. */
  languageName: (tag: string) => string;
  plural: (count: number, options: Record<string, string>) => string;
  select: (key: string, options: Record<string, string>) => string;
}

const CALENDAR_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const FIRST_STRONG_ISOLATE = '\u2068';
const LEFT_TO_RIGHT_ISOLATE = '\u2066';
const POP_ISOLATE = '\u2069';
const RIGHT_TO_LEFT_MARK = '\u200f';
/** CLDR's own marks, which the isolate stands for. */
const MARKS = /[\u200e\u200f]/g;

/** Made when it is first asked for: an `Intl` object takes a millisecond or more to make, the first of a page twenty, and most pages need few of them. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** Formats for one reader. Keep the result: what it makes on the way is kept with it. */
export function createFormat({ locale: tag, timeZone, dateFormat }: FormatSettings): MessageFormat {
  // Results, labels and barcodes are in these figures whatever the language; a screen with two kinds of figures is misread.
  const locale = once(() => new Intl.Locale(tag, { numberingSystem: 'latn' }));
  const plurals = once(() => new Intl.PluralRules(locale()));
  const numbers = once(() => new Intl.NumberFormat(locale()));
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
  /** Calendar dates never pass through a zone: read at midnight UTC, written in UTC. */
  const atMidnight = (value: string) => new Date(`${dayOf(value)}T00:00:00Z`);
  /** The parts are joined by us, so that no locale's order makes a date ambiguous. */
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
    // Names that are all isolated have no direction to lend to what they are placed in: inside an Arabic sentence they would stand from left to right.
    list: (values) =>
      (language === 'ar' && values.length > 1 ? RIGHT_TO_LEFT_MARK : '') +
      values.map(text).join(`${comma} `),
    number: (value, options) => {
      const figure = (options ? new Intl.NumberFormat(locale(), options) : numbers()).format(value);
      // `US$` would be drawn as `$US`: a sum of money keeps its order, as every figure does.
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
