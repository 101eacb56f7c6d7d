export { PlanUsage } from './plan-usage.js';
export type { PlanUsageProps } from './plan-usage.js';
