import { languages, type LanguageTag } from '@alms/lis-domain/language';
import { describe, expect, it } from 'vitest';
import { printedBirthDate, printedDate, printedShortTime, printedTime } from './printed-dates.ts';

describe('printed dates', () => {
  it('spell out the month', () => {
    expect(printedDate('1958-03-04', 'en')).toBe('04 Mar 1958');
    expect(printedDate('2024-12-31', 'en')).toBe('31 Dec 2024');
  });

  it.each([
    ['UTC', '2026-05-12T07:41:00Z', '12 May 2026, 07:41 (UTC)', '12 May 07:41'],
    ['America/New_York', '2026-01-01T02:05:00Z', '31 Dec 2025, 21:05 (EST)', '31 Dec 21:05'],
    ['America/New_York', '2026-07-01T04:00:00Z', '01 Jul 2026, 00:00 (EDT)', '01 Jul 00:00'],
    ['Asia/Kathmandu', '2026-05-12T18:15:00Z', '13 May 2026, 00:00 (GMT+5:45)', '13 May 00:00'],
  ])('use the facility’s time zone: %s at %s', (zone, instant, long, short) => {
    expect(printedTime(zone, instant, 'en')).toBe(long);
    expect(printedShortTime(zone, instant, 'en')).toBe(short);
  });

  it.each<[LanguageTag, date: string, time: string, short: string]>([
    ['en', '04 Sep 1958', '12 May 2026, 07:41 (UTC)', '12 May 07:41'],
    ['fr', '04 sept. 1958', '12 mai 2026, 07:41 (UTC)', '12 mai 07:41'],
    ['es', '04 sept 1958', '12 may 2026, 07:41 (UTC)', '12 may 07:41'],
    ['pt', '04 set. 1958', '12 mai. 2026, 07:41 (UTC)', '12 mai. 07:41'],
    ['ar', '04 سبتمبر 1958', '12 مايو 2026، 07:41 (UTC)', '12 مايو 07:41'],
  ])('name the month in %s with Western digits', (language, date, time, short) => {
    expect(printedDate('1958-09-04', language)).toBe(date);
    expect(printedTime('UTC', '2026-05-12T07:41:00Z', language)).toBe(time);
    expect(printedShortTime('UTC', '2026-05-12T07:41:00Z', language)).toBe(short);
  });

  it.each(languages)('distinguish every month in %s', (language) => {
    const months = Array.from({ length: 12 }, (_, month) =>
      printedDate(`2026-${String(month + 1).padStart(2, '0')}-01`, language),
    );
    expect(new Set(months).size).toBe(12);
    for (const month of months) expect(month).toMatch(/^01 \p{L}{3,}\.? 2026$/u);
  });

  it.each<[LanguageTag, string, string, string]>([
    ['en', '1958-09-04', '1958-09', '04 Sep 1958, Sep 1958'],
    ['fr', '1958-09-04', '1958-09', '04 sept. 1958, sept. 1958'],
    ['ar', '1958-09-04', '1958-09', '04 سبتمبر 1958, سبتمبر 1958'],
  ])('show a partial birth date in %s', (language, whole, month, expected) => {
    expect([whole, month].map((birth) => printedBirthDate(birth, language)).join(', ')).toBe(
      expected,
    );
    expect(printedBirthDate('1958', language)).toBe('1958');
  });
});
