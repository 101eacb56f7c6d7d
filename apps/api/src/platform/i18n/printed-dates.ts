import { dateIn, datePartsOf, type CivilDate } from '@alms/lis-domain/calendar';
import type { LanguageTag } from '@alms/lis-domain/language';
import { birthDatePrecision, possibleBirths, type BirthDate } from '@alms/lis-domain/patients';

/** Figures are Western everywhere, and the calendar Gregorian, because forms and tubes are compared across languages. */
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

/** A date as labels and reports print it, the month in letters because 03/04 is misread: `04 Mar 1958`. */
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

/** An instant on the facility's clock, with the zone: `12 May 2026, 07:41 (EDT)`. */
export function printedTime(zone: string, instant: string, language: LanguageTag): string {
  const { time, zoneName } = clockIn(zone, instant, language);
  return `${printedDate(dateIn(zone, instant), language)}${language === 'ar' ? '،' : ','} ${time} (${zoneName})`;
}

/** The same where there is little room and the year goes without saying: `12 May 07:41`. */
export function printedShortTime(zone: string, instant: string, language: LanguageTag): string {
  return `${dayAndMonth(dateIn(zone, instant), language)} ${clockIn(zone, instant, language).time}`;
}

/** A date of birth as far as it is known: `04 Mar 1958`, `Mar 1958`, `1958`. */
export function printedBirthDate(birth: BirthDate, language: LanguageTag): string {
  const precision = birthDatePrecision(birth);
  if (precision === 'year') return birth;
  const printed = printedDate(possibleBirths(birth).first, language);
  return precision === 'day' ? printed : printed.slice('04 '.length);
}
