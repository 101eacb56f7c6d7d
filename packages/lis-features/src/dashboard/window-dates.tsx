import type { KeyMetrics } from '@alms/lis-domain/analytics';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Text } from '@alms/ui/text';
import { dashboardMessages } from './words/index.ts';

/** Period of the figures. The end of the window is exclusive. */
export function WindowDates({ start, end }: Pick<KeyMetrics['window'], 'start' | 'end'>) {
  const words = useMessages(dashboardMessages);
  const format = useFormat();
  const first = format.longDate(start);
  // oxlint-disable-next-line no-restricted-globals -- derives the instant from the given one, reads no clock
  const last = format.longDate(new Date(Date.parse(end) - 1).toISOString());
  return (
    <Text as="span">
      {first === last
        ? words.metricsDay({ start: first })
        : words.metricsWindow({ start: first, end: last })}
    </Text>
  );
}
