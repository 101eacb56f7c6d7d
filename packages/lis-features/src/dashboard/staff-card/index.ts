export { StaffCard } from './staff-card.js';
export type { StaffCardProps } from './staff-card.js';
