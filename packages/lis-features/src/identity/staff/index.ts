export { StaffScreen } from './staff-screen.tsx';
export type { StaffPage, StaffScreenProps } from './staff-screen.tsx';
export type { StaffActions } from './staff-actions.ts';
export type { StaffFilter } from './staff-filters.tsx';
