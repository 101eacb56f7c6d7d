export { FacilityMark } from './facility-mark.js';
export type { FacilityMarkProps } from './facility-mark.js';
