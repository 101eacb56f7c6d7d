export { PlanCard } from './plan-card.tsx';
export type { PlanCardProps } from './plan-card.tsx';
