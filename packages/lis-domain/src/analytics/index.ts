export * from './analytics.schema.js';
export * from './analytics.endpoints.js';
export * from './turnaround.schema.js';
export * from './turnaround.endpoints.js';
export { turnaroundAccess } from './turnaround.access.js';
export * from './figures.schema.js';
export * from './figures.endpoints.js';
export { compareFigures, comparedFigures } from './compare-periods.js';
export type { Change, ComparedFigure } from './compare-periods.js';
export { daysOfWindow, longerSpansIn, spanAround } from './days-of-window.js';
export type { LongerSpan, WindowDay } from './days-of-window.js';
export { readWindow, todayWindow } from './day-window.js';
export type { Window } from './day-window.js';
export { periodBefore, periodOf, periodPresets } from './period.js';
export type { Period, PeriodPreset } from './period.js';
export { combineQuickStats, qcStatusOf, shownPassRate, zeroQuickStats } from './quick-stats.js';
export { qcStatuses } from './qc-status.js';
export type { QcStatus } from './qc-status.js';
export type { QuickStats, QuickStatsAnswers } from './quick-stats.js';
export {
  histogramBounds,
  histogramOf,
  meanOf,
  minuteSteps,
  percentage,
  percentileOf,
  sdOf,
} from './statistics.js';
export type { Bucket, Moments } from './statistics.js';
