// What every page, or the first one signed in, needs stands by itself, so that the rest travels with the pages that use it.
export * from './public-info.schema.js';
export * from './public-info.endpoints.js';
export * from './laboratory-settings.schema.js';
export * from './laboratory-settings.endpoints.js';
export * from './time-zone.schema.js';
export * from './working-hours.schema.js';
export * from './facility.schema.js';
export * from './facility.endpoints.js';
export { contrastRatio, deriveBranding, solidFor } from './branding-contrast.js';
export type { DerivedBranding } from './branding-contrast.js';
export { hoursFaults } from './hours-faults.js';
export type { HoursFault } from './hours-faults.js';
export {
  dayHours,
  hoursText,
  isOpenAt,
  nextOpening,
  outsideHours,
  weekdayOf,
} from './working-hours.js';
export type { DayHours, KnownDayHours, OpenTime } from './working-hours.js';
