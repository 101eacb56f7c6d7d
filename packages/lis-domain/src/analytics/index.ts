export * from './analytics.schema.js';
export * from './analytics.endpoints.js';
export * from './turnaround.schema.js';
export * from './turnaround.endpoints.js';
export { turnaroundAccess } from './turnaround.access.js';
export { readWindow, todayWindow } from './day-window.js';
export type { Window } from './day-window.js';
export { combineQuickStats, qcStatusOf, shownPassRate, zeroQuickStats } from './quick-stats.js';
export type { QcStatus, QuickStats, QuickStatsAnswers } from './quick-stats.js';
