import {
  periodOf,
  periodPresets,
  type Period,
  type PeriodPreset,
  type SavedView,
} from '@alms/lis-domain/analytics';
import { useNow } from '@alms/ui/clock';
import { DateRangeField } from '@alms/ui/date-range-field';
import { useFormat, useMessages } from '@alms/ui/i18n';
import { Inline } from '@alms/ui/inline';
import { Segmented } from '@alms/ui/segmented';
import type { ReactNode } from 'react';
import { analyticsMessages } from './words/index.ts';

export interface PeriodBarProps {
  period: SavedView['period'];
  onPeriodChange: (period: SavedView['period']) => void;
  /** Saved reports, rendered at the end of the bar. */
  children: ReactNode;
}

/** Returns the first and last day of a period, relative to the facility’s current day. */
export function daysOfPeriod(period: SavedView['period'], today: string): Period {
  return period.preset === 'custom'
    ? { from: period.from, to: period.to }
    : periodOf(period.preset, today);
}

/** Returns the name of each preset. */
export function usePeriodNames(): Record<PeriodPreset, string> {
  const words = useMessages(analyticsMessages);
  return {
    today: words.today,
    '7-days': words.lastDays({ count: 7 }),
    '30-days': words.lastDays({ count: 30 }),
    '90-days': words.lastDays({ count: 90 }),
    year: words.year,
  };
}

/** Selects the reporting period: a preset, or a custom first and last day. */
export function PeriodBar({ period, onPeriodChange, children }: PeriodBarProps) {
  const words = useMessages(analyticsMessages);
  const today = useFormat().dayOf(instantOf(useNow()));
  const { from, to } = daysOfPeriod(period, today);
  const names = usePeriodNames();
  return (
    <Inline role="search" aria-label={words.filters} gap="s3" align="start">
      <Segmented
        label={words.period}
        options={periodPresets.map((value) => ({ value, label: names[value] }))}
        value={period.preset === 'custom' ? ('' as PeriodPreset) : period.preset}
        onValueChange={(preset) => onPeriodChange({ preset })}
      />
      <DateRangeField
        dense
        key={`${from}/${to}`}
        label={words.days}
        labelVisibility="hidden"
        defaultValue={{ start: from, end: to }}
        max={today}
        onValueChange={({ start, end }) => {
          if (start !== '' && end !== '' && start <= end)
            onPeriodChange({ preset: 'custom', from: start, to: end });
        }}
      />
      {children}
    </Inline>
  );
}

// oxlint-disable-next-line no-restricted-globals -- formats a given time, reads no clock
const instantOf = (time: number) => new Date(time).toISOString();
