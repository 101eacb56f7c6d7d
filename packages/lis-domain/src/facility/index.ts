// Modules needed by every page, or by the first signed-in page, are separate so that the rest is
// loaded only with the pages that use it.
export * from './public-info.schema.ts';
export * from './public-info.endpoints.ts';
export * from './critical-escalation.schema.ts';
export { escalationOf } from './critical-escalation.ts';
export type { Escalation, EscalatedResult } from './critical-escalation.ts';
export * from './laboratory-settings.schema.ts';
export * from './laboratory-settings.endpoints.ts';
export * from './laboratory-id.ts';
export * from './laboratory.schema.ts';
export * from './laboratory.endpoints.ts';
export * from './ward-id.ts';
export * from './ward.schema.ts';
export * from './ward.endpoints.ts';
export { performingLaboratory } from './performing-laboratory.ts';
export { isDeviceTimeZone, timeZoneNames } from './time-zone-names.ts';
export * from './time-zone.schema.ts';
export * from './working-hours.schema.ts';
export * from './facility.schema.ts';
export * from './facility.endpoints.ts';
export { contrastRatio, deriveBranding, solidFor } from './branding-contrast.ts';
export type { DerivedBranding } from './branding-contrast.ts';
export { workingHoursProblems } from './working-hours-problems.ts';
export type { WorkingHoursProblem } from './working-hours-problems.ts';
export {
  dayHours,
  hoursText,
  isOpenAt,
  nextOpening,
  openClock,
  openMinutes,
  outsideHours,
  weekdayOf,
} from './working-hours.ts';
export type { DayHours, KnownDayHours, OpenClock, OpenTime } from './working-hours.ts';
