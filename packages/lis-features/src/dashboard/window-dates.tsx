import type { KeyMetrics, Turnaround } from '@alms/lis-domain/analytics';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Text } from '@alms/ui/text';
import { dashboardMessages } from './words/index.ts';

type Window = Pick<KeyMetrics['window'], 'start' | 'end'>;

/** Period of the figures. The end of the window is exclusive. */
export function WindowDates(window: Window) {
  const words = useMessages(dashboardMessages);
  const datesOf = useDates();
  const { first, last } = datesOf(window);
  return (
    <Text as="span">
      {first === last
        ? words.metricsDay({ start: first })
        : words.metricsWindow({ start: first, end: last })}
    </Text>
  );
}

function useDates() {
  const format = useFormat();
  return ({ start, end }: Window) => ({
    first: format.longDate(start),
    // oxlint-disable-next-line no-restricted-globals -- derives the instant from the given one, reads no clock
    last: format.longDate(new Date(Date.parse(end) - 1).toISOString()),
  });
}

/** Returns the period of figures as text: times for a day that is not over, otherwise dates. */
export function useWindowText() {
  const words = useMessages(dashboardMessages);
  const format = useFormat();
  const datesOf = useDates();
  return ({ window, generated_at }: Pick<Turnaround, 'window' | 'generated_at'>) => {
    const { first, last } = datesOf(window);
    if (first !== last) return words.metricsWindow({ start: first, end: last });
    return Date.parse(generated_at) < Date.parse(window.end)
      ? words.metricsWindow({ start: format.time(window.start), end: format.time(generated_at) })
      : first;
  };
}
