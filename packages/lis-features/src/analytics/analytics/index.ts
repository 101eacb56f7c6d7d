export { AnalyticsScreen } from './analytics-screen.tsx';
export type { AnalyticsFigures, AnalyticsScreenProps } from './analytics-screen.tsx';
export { daysOfPeriod } from './period-bar.tsx';
export { AnalyticsNotInPlan } from './analytics-not-in-plan.tsx';
export type { AnalyticsNotInPlanProps } from './analytics-not-in-plan.tsx';
