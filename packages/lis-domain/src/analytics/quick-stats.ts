import type { KeyMetrics, QualityMetrics, TestStatus } from './analytics.schema.ts';
import type { QcStatus } from './qc-status.ts';

/**
 * The four figures beside the navigation. The key names are the specification's. `source` says what they are: only `live` ones are true.
 * `placeholder` figures are invented (the specification asks for them) and must never look real, and no gate reads any of these.
 */
export interface QuickStats {
  totalTests: number;
  pendingTests: number;
  qcStatus: QcStatus;
  /** Tests completed today. */
  recentActivity: number;
  source: 'live' | 'placeholder' | 'zero';
}

/**
 * Pass at 95 or above, warning at 80 or above, fail below (specification, section 4), on the unrounded rate. A rate of 0 is a failure;
 * no rate is unknown.
 */
export function qcStatusOf(passRate: number | null | undefined): QcStatus {
  if (typeof passRate !== 'number' || Number.isNaN(passRate)) return 'unknown';
  if (passRate >= 95) return 'pass';
  return passRate >= 80 ? 'warning' : 'fail';
}

/** A rate as shown: cut to one decimal and never rounded up, so that 94.96 does not read as a passing 95.0. */
export function shownPassRate(passRate: number): number {
  const [, cut = '0'] = /^(\d+(?:\.\d)?)/.exec(passRate.toFixed(12)) ?? [];
  return Number(cut);
}

/** The three answers, as `Promise.allSettled` gives them. */
export interface QuickStatsAnswers {
  keyMetrics: PromiseSettledResult<KeyMetrics>;
  testStatus: PromiseSettledResult<TestStatus>;
  qualityMetrics: PromiseSettledResult<QualityMetrics>;
}

/** What stands when nothing could even be asked. */
export const zeroQuickStats: QuickStats = {
  totalTests: 0,
  pendingTests: 0,
  qcStatus: 'unknown',
  recentActivity: 0,
  source: 'zero',
};

/**
 * Combines the three answers as the specification says (section 8, safe readings 60 and 61): quality metrics alone failing leaves live
 * figures with QC unknown; key metrics or test status failing gives random placeholder figures; no answers at all give zeros.
 *
 * `random` answers numbers in [0, 1), as Math.random does; tests give a fixed one.
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
    totalTests: keyMetrics.value.total_orders,
    pendingTests: testStatus.value.status_distribution.pending,
    qcStatus:
      qualityMetrics.status === 'rejected' ? 'unknown' : qcStatusOf(qualityMetrics.value.pass_rate),
    recentActivity: keyMetrics.value.completed_tests,
    source: 'live',
  };
}
