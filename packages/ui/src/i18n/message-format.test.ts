import { describe, expect, it } from 'vitest';
import { createFormat } from './message-format.ts';

const LATE_EVENING = '2026-05-12T23:30:00Z';

describe('dayOf', () => {
  it.each([
    ['UTC', '2026-05-12', 'Tuesday 12 May 2026'],
    ['Asia/Tokyo', '2026-05-13', 'Wednesday 13 May 2026'],
    ['America/Los_Angeles', '2026-05-12', 'Tuesday 12 May 2026'],
  ])('returns the facility’s calendar day in %s', (timeZone, day, full) => {
    const format = createFormat({ locale: 'en', timeZone, dateFormat: 'MM/DD/YYYY' });
    expect(format.dayOf(LATE_EVENING)).toBe(day);
    expect(format.fullDate(LATE_EVENING)).toBe(full);
    expect(`${format.dayMonth(LATE_EVENING)} ${format.monthYear(LATE_EVENING)}`).toBe(
      `${day.slice(-2)} May May 2026`,
    );
  });

  it.each(['Asia/Tokyo', 'America/Los_Angeles'])(
    'returns a calendar date unchanged in %s',
    (timeZone) => {
      const format = createFormat({ locale: 'en', timeZone, dateFormat: 'MM/DD/YYYY' });
      expect(format.dayOf('2026-05-12')).toBe('2026-05-12');
      expect(format.fullDate('2026-05-12')).toBe('Tuesday 12 May 2026');
      expect(format.date('2026-05-12')).toBe('05/12/2026');
      expect(format.longDate('2026-05-12')).toBe('12 May 2026');
    },
  );
});

describe('values inside text', () => {
  const of = (locale: string) =>
    createFormat({ locale, timeZone: 'UTC', dateFormat: 'YYYY-MM-DD' });

  it.each([
    ['en', '1,234.5', '$49', 'Na, K'],
    ['fr', '1\u202f234,5', '\u206649\u00a0$US\u2069', '\u2068Na\u2069, \u2068K\u2069'],
    ['ar', '1,234.5', '\u206649\u00a0US$\u2069', '\u200f\u2068Na\u2069، \u2068K\u2069'],
  ])('are formatted in %s', (locale, number, price, list) => {
    const format = of(locale);
    expect(format.number(1234.5)).toBe(number);
    expect(
      format.number(49, {
        style: 'currency',
        currency: 'USD',
        trailingZeroDisplay: 'stripIfInteger',
      }),
    ).toBe(price);
    expect(format.list(['Na', 'K'])).toBe(list);
  });

  it('have no sign when they round to 0', () => {
    const format = of('en');
    expect(format.number(-0)).toBe('0');
    expect(format.number(-0.02, { maximumFractionDigits: 1 })).toBe('0');
    expect(format.number(-0.2, { maximumFractionDigits: 1 })).toBe('-0.2');
    expect(format.number(0, { signDisplay: 'always' })).toBe('+0');
  });

  it.each([
    ['en', 'Norway', 'Brazilian Portuguese'],
    ['fr', 'Norvège', 'portugais brésilien'],
    ['ar', 'النرويج', 'البرتغالية البرازيلية'],
  ])('name countries and languages in %s', (locale, country, language) => {
    expect([of(locale).countryName('NO'), of(locale).languageName('pt-BR')]).toEqual([
      country,
      language,
    ]);
  });

  it.each([
    ['1975', 'en', '1975'],
    ['1975-06', 'en', 'Jun 1975'],
    ['1975-06', 'fr', 'juin 1975'],
    ['1975-06-03', 'en', '03 Jun 1975'],
  ])('format the partial date %s in %s', (date, locale, expected) => {
    expect(of(locale).longDate(date)).toBe(expected);
  });

  it('use western digits in Arabic dates', () => {
    expect(of('ar').longDate('2026-05-12')).toBe('12 مايو 2026');
    expect(of('ar').time('2026-05-12T23:30:00Z')).toBe('23:30');
    expect(of('ar').dateTime('2026-05-12T23:30:00Z')).toBe('12 مايو 2026، 23:30');
  });
});
