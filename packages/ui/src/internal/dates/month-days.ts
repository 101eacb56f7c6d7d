import {
  getWeeksInMonth,
  startOfMonth,
  startOfWeek,
  type CalendarDate,
} from '@internationalized/date';

/** The weeks a month touches, from the first day of the week where the reader lives. */
export function weeksOf(month: CalendarDate, locale: string): CalendarDate[][] {
  const first = startOfWeek(startOfMonth(month), locale);
  return Array.from({ length: getWeeksInMonth(month, locale) }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => first.add({ days: week * 7 + day })),
  );
}

/**
 * Which day a key leads to from another; undefined when the key means nothing in a calendar.
 * @param forward the arrow key that leads to the next day: `ArrowRight`, or `ArrowLeft` where text runs from right to left
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
