const SAMPLE = new Date(Date.UTC(2001, 1, 3));
const REGIONS = ['US', 'GB', 'CA'];

/**
 * Returns the order of the date parts in a locale, determined by formatting `2001-02-03`: 'month
 * day year'.
 */
function orderOf(locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(SAMPLE);
  return parts
    .filter(({ type }) => type !== 'literal')
    .map(({ type }) => type)
    .join(' ');
}

const ORDER_OF_SAMPLE: Record<string, string> = { '2001': 'year', '02': 'month', '03': 'day' };

/**
 * Returns the locale for date entry: the user's language, with the parts in the order of the
 * facility's list format if any variant of the language uses that order. Otherwise the order of the
 * language is used. Always the Gregorian calendar and the digits 0 to 9, as on the rest of the
 * page.
 * @param locale the user's locale; the pseudo-locales behave like English and Arabic
 * @param sample 3 February 2001 in the facility's format, such as `02/03/2001`
 */
export function entryLocale(locale: string, sample: string): string {
  const base = locale === 'en-XA' ? 'en' : locale === 'ar-XB' ? 'ar' : locale;
  const language = base.split('-')[0] ?? base;
  const wanted = sample
    .split(/\D+/)
    .map((figures) => ORDER_OF_SAMPLE[figures])
    .join(' ');
  const found = [base, ...REGIONS.map((region) => `${language}-${region}`)].find(
    (candidate) => orderOf(`${candidate}-u-ca-gregory`) === wanted,
  );
  return `${found ?? base}-u-ca-gregory-nu-latn`;
}
