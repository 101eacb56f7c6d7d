import { dateIn, datePartsOf, type CivilDate } from '@alms/lis-domain/calendar';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function dayAndMonth(date: CivilDate): string {
  const { month, day } = datePartsOf(date);
  return `${String(day).padStart(2, '0')} ${months[month - 1] ?? ''}`;
}

/** A date as labels and reports print it, the month in letters because 03/04 is misread: `04 Mar 1958`. */
export function printedDate(date: CivilDate): string {
  return `${dayAndMonth(date)} ${datePartsOf(date).year}`;
}

function clockIn(zone: string, instant: string): { time: string; zoneName: string } {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, hourCycle: 'h23', hour: '2-digit', minute: '2-digit', timeZoneName: 'short' });
  const part = Object.fromEntries(format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
  return { time: `${part['hour'] ?? ''}:${part['minute'] ?? ''}`, zoneName: part['timeZoneName'] ?? '' };
}

/** An instant on the facility's clock, with the zone: `12 May 2026, 07:41 (EDT)`. */
export function printedTime(zone: string, instant: string): string {
  const { time, zoneName } = clockIn(zone, instant);
  return `${printedDate(dateIn(zone, instant))}, ${time} (${zoneName})`;
}

/** The same where there is little room and the year goes without saying: `12 May 07:41`. */
export function printedShortTime(zone: string, instant: string): string {
  return `${dayAndMonth(dateIn(zone, instant))} ${clockIn(zone, instant).time}`;
}
