export { AnalyticsScreen } from './analytics-screen.tsx';
export type { AnalyticsFigures, AnalyticsScreenProps } from './analytics-screen.tsx';
export { daysOfPeriod } from './period-bar.tsx';
