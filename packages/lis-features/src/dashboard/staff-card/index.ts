export { StaffCard } from './staff-card.tsx';
export type { StaffCardProps } from './staff-card.tsx';
