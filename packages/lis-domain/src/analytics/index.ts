export * from './analytics.schema.ts';
export * from './analytics.endpoints.ts';
export * from './turnaround.schema.ts';
export * from './turnaround.endpoints.ts';
export { turnaroundAccess } from './turnaround.access.ts';
export * from './figures.schema.ts';
export * from './figures.endpoints.ts';
export { compareFigures, comparedFigures } from './compare-periods.ts';
export type { Change, ComparedFigure } from './compare-periods.ts';
export { daysOfWindow, longerSpansIn, spanAround } from './days-of-window.ts';
export type { LongerSpan, WindowDay } from './days-of-window.ts';
export { MAX_WINDOW_DAYS, readWindow, startsInLastDays, todayWindow } from './day-window.ts';
export type { Window } from './day-window.ts';
export { periodBefore, periodOf, periodPresets } from './period.ts';
export type { Period, PeriodPreset } from './period.ts';
export { combineQuickStats, qcStatusOf, shownPassRate, zeroQuickStats } from './quick-stats.ts';
export { qcStatuses } from './qc-status.ts';
export type { QcStatus } from './qc-status.ts';
export type { QuickStats, QuickStatsAnswers } from './quick-stats.ts';
export {
  histogramBounds,
  histogramOf,
  meanOf,
  minuteSteps,
  percentage,
  percentileOf,
  sdOf,
} from './statistics.ts';
export type { Bucket, Moments } from './statistics.ts';
