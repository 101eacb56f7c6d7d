export * from './staff.schema.js';
export * from './staff.endpoints.js';
export * from './staff-list.endpoints.js';
export { mayGive, staffActProblem } from './staff-rules.js';
export type { StaffAccess, StaffAct } from './staff-rules.js';
