import {
  getWeeksInMonth,
  startOfMonth,
  startOfWeek,
  type CalendarDate,
} from '@internationalized/date';

/** Returns the weeks of a month, starting on the first day of the week in the user's region. */
export function weeksOf(month: CalendarDate, locale: string): CalendarDate[][] {
  const first = startOfWeek(startOfMonth(month), locale);
  return Array.from({ length: getWeeksInMonth(month, locale) }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => first.add({ days: week * 7 + day })),
  );
}

/**
 * Returns the target day of a key, or undefined when the key has no function in a calendar.
 * @param forward the arrow key for the next day: `ArrowRight`, or `ArrowLeft` in right-to-left text
 */
export function dayByKey(
  key: string,
  shift: boolean,
  from: CalendarDate,
  { forward, locale }: { forward: string; locale: string },
): CalendarDate | undefined {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight':
      return from.add({ days: key === forward ? 1 : -1 });
    case 'ArrowUp':
      return from.subtract({ days: 7 });
    case 'ArrowDown':
      return from.add({ days: 7 });
    case 'Home':
      return startOfWeek(from, locale);
    case 'End':
      return startOfWeek(from, locale).add({ days: 6 });
    case 'PageUp':
      return from.subtract(shift ? { years: 1 } : { months: 1 });
    case 'PageDown':
      return from.add(shift ? { years: 1 } : { months: 1 });
    default:
      return undefined;
  }
}
