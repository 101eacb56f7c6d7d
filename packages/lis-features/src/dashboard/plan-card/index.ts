export { PlanCard } from './plan-card.js';
export type { PlanCardProps } from './plan-card.js';
