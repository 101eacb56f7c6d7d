export { StaffScreen } from './staff-screen.js';
export type { StaffPage, StaffScreenProps } from './staff-screen.js';
export type { StaffActs } from './staff-acts.js';
export type { StaffFilter } from './staff-filters.js';
