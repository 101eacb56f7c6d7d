import { addDays, dayNumber, type CivilDate } from '../calendar/index.ts';

/** Periods that are offered ready made. */
export const periodPresets = ['today', '7-days', '30-days', '90-days', 'year'] as const;
export type PeriodPreset = (typeof periodPresets)[number];

/** Days of the facility, both included. */
export interface Period {
  from: CivilDate;
  to: CivilDate;
}

/** The days that a preset means today; `year` is this calendar year up to today. */
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

/** The period that ends on the day before, and has as many days. */
export function periodBefore({ from, to }: Period): Period {
  const days = dayNumber(to) - dayNumber(from) + 1;
  return { from: addDays(from, -days), to: addDays(from, -1) };
}
