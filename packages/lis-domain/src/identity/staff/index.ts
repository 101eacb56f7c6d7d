export * from './staff.schema.ts';
export * from './staff.endpoints.ts';
export * from './staff-list.endpoints.ts';
export { mayGive, staffActProblem } from './staff-rules.ts';
export type { StaffAccess, StaffAct } from './staff-rules.ts';
