import { addDays, dayNumber, type CivilDate } from '../calendar/index.ts';

/** Preset periods offered in the interface. */
export const periodPresets = ['today', '7-days', '30-days', '90-days', 'year'] as const;
export type PeriodPreset = (typeof periodPresets)[number];

/** Days of the facility, both inclusive. */
export interface Period {
  from: CivilDate;
  to: CivilDate;
}

/** Returns the days of a preset as of today; `year` is the current calendar year to date. */
export function periodOf(preset: PeriodPreset, today: CivilDate): Period {
  const last = (days: number): Period => ({ from: addDays(today, 1 - days), to: today });
  switch (preset) {
    case 'today':
      return last(1);
    case '7-days':
      return last(7);
    case '30-days':
      return last(30);
    case '90-days':
      return last(90);
    case 'year':
      return { from: `${today.slice(0, 4)}-01-01`, to: today };
  }
}

/** Returns the period of the same length that ends on the day before. */
export function periodBefore({ from, to }: Period): Period {
  const days = dayNumber(to) - dayNumber(from) + 1;
  return { from: addDays(from, -days), to: addDays(from, -1) };
}
