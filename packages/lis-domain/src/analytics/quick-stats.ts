import type { KeyMetrics, QualityMetrics, TestStatus } from './analytics.schema.ts';
import type { QcStatus } from './qc-status.ts';

/**
 * The four figures beside the navigation, with the key names of the specification. Only figures
 * with the `source` `live` are real. `placeholder` figures are invented, as the specification
 * demands, and must never look real. No release or QC gate reads these figures.
 */
export interface QuickStats {
  /** Tests ordered today. */
  totalTests: number;
  /** Tests without a verified result. */
  pendingTests: number;
  qcStatus: QcStatus;
  /** Results released today. */
  recentActivity: number;
  source: 'live' | 'placeholder' | 'zero';
}

/**
 * Returns pass at 95 or above, warning at 80 or above, and fail below (specification, section 4),
 * from the unrounded rate. A rate of 0 is a failure; a missing rate is unknown.
 */
export function qcStatusOf(passRate: number | null | undefined): QcStatus {
  if (typeof passRate !== 'number' || Number.isNaN(passRate)) return 'unknown';
  if (passRate >= 95) return 'pass';
  return passRate >= 80 ? 'warning' : 'fail';
}

/**
 * Returns the rate for display, truncated to one decimal so that 94.96 does not read as a passing
 * 95.0.
 */
export function shownPassRate(passRate: number): number {
  const [, cut = '0'] = /^(\d+(?:\.\d)?)/.exec(passRate.toFixed(12)) ?? [];
  return Number(cut);
}

/** The three responses as returned by `Promise.allSettled`. */
export interface QuickStatsAnswers {
  keyMetrics: PromiseSettledResult<KeyMetrics>;
  testStatus: PromiseSettledResult<TestStatus>;
  qualityMetrics: PromiseSettledResult<QualityMetrics>;
}

/** Figures when no request could be sent. */
export const zeroQuickStats: QuickStats = {
  totalTests: 0,
  pendingTests: 0,
  qcStatus: 'unknown',
  recentActivity: 0,
  source: 'zero',
};

/**
 * Combines the three responses (specification, section 8; safe readings 60 and 61). If only quality
 * metrics fail, figures are live and QC is unknown. If key metrics or test status fail, figures are
 * random placeholders. Without responses, all figures are zero.
 *
 * `random` returns numbers in [0, 1), like Math.random; tests pass a fixed one.
 */
export function combineQuickStats(
  answers: QuickStatsAnswers | undefined,
  random: () => number,
): QuickStats {
  if (!answers) return zeroQuickStats;
  const { keyMetrics, testStatus, qualityMetrics } = answers;
  if (keyMetrics.status === 'rejected' || testStatus.status === 'rejected') {
    const between = (low: number, high: number) => low + Math.floor(random() * (high - low + 1));
    return {
      totalTests: between(20, 69),
      pendingTests: between(2, 11),
      qcStatus: 'pass',
      recentActivity: between(1, 5),
      source: 'placeholder',
    };
  }
  return {
    totalTests: keyMetrics.value.total_tests,
    pendingTests: keyMetrics.value.pending_tests,
    qcStatus:
      qualityMetrics.status === 'rejected' ? 'unknown' : qcStatusOf(qualityMetrics.value.pass_rate),
    recentActivity: keyMetrics.value.completed_tests,
    source: 'live',
  };
}
