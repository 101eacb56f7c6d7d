export { AnalyticsScreen } from './analytics-screen.js';
export type { AnalyticsFigures, AnalyticsScreenProps } from './analytics-screen.js';
export { daysOfPeriod } from './period-bar.js';
