import { describe, expect, it } from 'vitest';
import { entryLocale } from './entry-locale.ts';

describe('entryLocale', () => {
  it.each([
    ['en', '02/03/2001', 'en'],
    ['en', '03/02/2001', 'en-GB'],
    ['en', '2001-02-03', 'en-CA'],
    ['en-GB', '02/03/2001', 'en-US'],
    ['fr', '03/02/2001', 'fr'],
    ['fr', '2001-02-03', 'fr-CA'],
    ['de', '02/03/2001', 'de'],
    ['ar', '03/02/2001', 'ar'],
    ['en-XA', '02/03/2001', 'en'],
    ['ar-XB', '02/03/2001', 'ar'],
    ['th', '03/02/2001', 'th'],
    ['fa', '2001-02-03', 'fa'],
  ])('uses, for %s with the list format %s, the entry order of %s', (locale, sample, expected) => {
    expect(entryLocale(locale, sample)).toBe(`${expected}-u-ca-gregory-nu-latn`);
  });

  it.each(['th', 'fa', 'ar-SA'])('uses Gregorian years and the digits 0 to 9 in %s', (locale) => {
    const year = new Intl.DateTimeFormat(entryLocale(locale, '03/02/2001'), {
      timeZone: 'UTC',
      year: 'numeric',
    })
      .formatToParts(new Date(Date.UTC(2001, 1, 3)))
      .find(({ type }) => type === 'year');
    expect(year?.value).toBe('2001');
  });
});
