export { PatientBanner } from './patient-banner.tsx';
export type { PatientBannerProps } from './patient-banner.tsx';
