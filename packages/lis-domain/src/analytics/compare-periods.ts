/** The figures that two periods are compared by, in the order in which they are shown. */
export const comparedFigures = [
  'total_orders',
  'total_patients',
  'completed_tests',
  'pending_tests',
  'median_tat',
  'on_time_rate',
  'rejection_rate_samples',
  'pass_rate',
] as const;
export type ComparedFigure = (typeof comparedFigures)[number];

/** Of the figures where one way is better, which way that is. That more is ordered is neither good nor bad. */
const betterWay: Partial<Record<ComparedFigure, 'up' | 'down'>> = {
  pending_tests: 'down',
  median_tat: 'down',
  on_time_rate: 'up',
  rejection_rate_samples: 'down',
  pass_rate: 'up',
};

export interface Change {
  /** Null when one of the figures is not known. */
  absolute: number | null;
  /** Of the figure before; null when that is 0 or not known. */
  percent: number | null;
  direction: 'up' | 'down' | 'flat' | 'unknown';
  /** Null where neither way is better, and where nothing has changed or is known. */
  better: boolean | null;
}

/** What has become of a figure from one period to the next (domain model 2.16). */
export function compareFigures(
  figure: ComparedFigure,
  current: number | null,
  previous: number | null,
): Change {
  if (current === null || previous === null)
    return { absolute: null, percent: null, direction: 'unknown', better: null };
  const absolute = current - previous;
  const percent = previous === 0 ? null : (100 * absolute) / previous;
  if (absolute === 0) return { absolute, percent, direction: 'flat', better: null };
  const direction = absolute > 0 ? 'up' : 'down';
  const way = betterWay[figure];
  return { absolute, percent, direction, better: way === undefined ? null : way === direction };
}
