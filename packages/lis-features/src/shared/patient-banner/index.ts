export { PatientBanner } from './patient-banner.js';
export type { PatientBannerProps } from './patient-banner.js';
