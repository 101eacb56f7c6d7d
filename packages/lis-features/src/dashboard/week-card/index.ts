export { WeekCard } from './week-card.tsx';
export type { WeekCardProps } from './week-card.tsx';
