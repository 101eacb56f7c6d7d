export { FacilityMark } from './facility-mark.tsx';
export type { FacilityMarkProps } from './facility-mark.tsx';
