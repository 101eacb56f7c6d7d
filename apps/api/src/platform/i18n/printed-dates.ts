import { dateIn, datePartsOf, type CivilDate } from '@alms/lis-domain/calendar';
import type { LanguageTag } from '@alms/lis-domain/language';
import { birthDatePrecision, possibleBirths, type BirthDate } from '@alms/lis-domain/patients';

/**
 * Always Western digits and the Gregorian calendar, because forms and containers are compared
 * across languages.
 */
export const localeOf = (language: LanguageTag) =>
  `${language === 'en' ? 'en-US' : language}-u-ca-gregory-nu-latn`;

const partsOf = (
  format: Intl.DateTimeFormat,
  at: Date,
): Partial<Record<Intl.DateTimeFormatPartTypes, string>> =>
  Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));

function dayAndMonth(date: CivilDate, language: LanguageTag): string {
  const month = new Intl.DateTimeFormat(localeOf(language), {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
  });
  return `${String(datePartsOf(date).day).padStart(2, '0')} ${partsOf(month, new Date(`${date}T00:00:00Z`)).month ?? ''}`;
}

/**
 * A date for labels and reports, with the month in letters because 03/04 is ambiguous: `04 Mar
 * 1958`.
 */
export function printedDate(date: CivilDate, language: LanguageTag): string {
  return `${dayAndMonth(date, language)} ${datePartsOf(date).year}`;
}

function clockIn(
  zone: string,
  instant: string,
  language: LanguageTag,
): { time: string; zoneName: string } {
  const format = new Intl.DateTimeFormat(localeOf(language), {
    timeZone: zone,
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  const { hour = '', minute = '', timeZoneName = '' } = partsOf(format, new Date(instant));
  return { time: `${hour}:${minute}`, zoneName: timeZoneName };
}

/** An instant in the facility's time zone, with the zone: `12 May 2026, 07:41 (EDT)`. */
export function printedTime(zone: string, instant: string, language: LanguageTag): string {
  const { time, zoneName } = clockIn(zone, instant, language);
  return `${printedDate(dateIn(zone, instant), language)}${language === 'ar' ? '،' : ','} ${time} (${zoneName})`;
}

/** Short form without year and zone: `12 May 07:41`. */
export function printedShortTime(zone: string, instant: string, language: LanguageTag): string {
  return `${dayAndMonth(dateIn(zone, instant), language)} ${clockIn(zone, instant, language).time}`;
}

/** A full or partial birth date: `04 Mar 1958`, `Mar 1958`, `1958`. */
export function printedBirthDate(birth: BirthDate, language: LanguageTag): string {
  const precision = birthDatePrecision(birth);
  if (precision === 'year') return birth;
  const printed = printedDate(possibleBirths(birth).first, language);
  return precision === 'day' ? printed : printed.slice('04 '.length);
}
