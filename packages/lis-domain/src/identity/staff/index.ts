export * from './staff.schema.ts';
export * from './staff.endpoints.ts';
export * from './staff-list.endpoints.ts';
export { givenPermissions, mayAssign, mayGive, staffActionProblem } from './staff-rules.ts';
export type { StaffAccess, StaffAction } from './staff-rules.ts';
