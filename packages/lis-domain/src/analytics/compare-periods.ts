/** The figures compared between two periods, in display order. */
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

/**
 * The direction that counts as an improvement. Figures not listed, such as the number of orders,
 * are neutral.
 */
const betterWay: Partial<Record<ComparedFigure, 'up' | 'down'>> = {
  pending_tests: 'down',
  median_tat: 'down',
  on_time_rate: 'up',
  rejection_rate_samples: 'down',
  pass_rate: 'up',
};

export interface Change {
  /** Null when one of the figures is unknown. */
  absolute: number | null;
  /** Relative to the previous figure; null when that is 0 or unknown. */
  percent: number | null;
  direction: 'up' | 'down' | 'flat' | 'unknown';
  /**
   * Null when neither direction is an improvement, when nothing changed, or when a figure is
   * unknown.
   */
  better: boolean | null;
}

/** Compares a figure between two periods (domain model 2.16). */
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
