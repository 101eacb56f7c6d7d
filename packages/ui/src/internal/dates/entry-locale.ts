const SAMPLE = new Date(Date.UTC(2001, 1, 3));
const REGIONS = ['US', 'GB', 'CA'];

/** `2001-02-03` as the parts' order, from either side: 'month day year'. */
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
 * The locale by which dates are typed: the reader's language, with the parts in the order in which the facility writes
 * dates in lists, where that language has such an order anywhere; otherwise in the order of the language. Always the
 * Gregorian calendar and the figures 0 to 9, as everywhere else on the page.
 * @param locale the reader's; the pseudo-languages behave as English and Arabic
 * @param sample 3 February 2001 as the facility writes it, such as `02/03/2001`
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
