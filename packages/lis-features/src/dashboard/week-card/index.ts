export { WeekCard } from './week-card.js';
export type { WeekCardProps } from './week-card.js';
