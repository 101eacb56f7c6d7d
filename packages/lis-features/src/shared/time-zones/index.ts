export { useTimeZoneOptions } from './use-time-zone-options.ts';
