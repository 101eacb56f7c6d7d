export { StaffScreen } from './staff-screen.tsx';
export type { StaffPage, StaffScreenProps } from './staff-screen.tsx';
export type { StaffActs } from './staff-acts.ts';
export type { StaffFilter } from './staff-filters.tsx';
