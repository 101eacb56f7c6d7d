export { PlanUsage } from './plan-usage.tsx';
export type { PlanUsageProps } from './plan-usage.tsx';
