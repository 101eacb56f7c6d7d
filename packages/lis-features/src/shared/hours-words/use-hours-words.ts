import type { DayHours, HoursInterval } from '@alms/lis-domain/facility';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { hoursWordsMessages } from './words/index.ts';

/** Display text for working hours: weekdays by code, the intervals of a day, and a complete day. */
export function useHoursWords() {
  const words = useMessages(hoursWordsMessages);
  const format = useFormat();
  const times = (intervals: readonly HoursInterval[]): string => {
    const all = intervals.map(({ from, to }) => words.interval({ from, to }));
    const last = all.pop() ?? '';
    return all.length === 0 ? last : words.and({ first: format.list(all), last });
  };
  /** Undefined when no working hours are configured. */
  const hours = (day: DayHours): string | undefined => {
    switch (day.kind) {
      case 'unknown':
        return undefined;
      case 'holiday':
        return words.holiday({ name: day.name });
      case 'closed':
        return words.closedOn({ weekday: day.weekday });
      case 'open':
        return words.open({ times: times(day.intervals) });
    }
  };
  return { words, times, hours };
}
