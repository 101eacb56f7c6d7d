export { SubjectBanner } from './subject-banner.tsx';
export type { SubjectBannerProps } from './subject-banner.tsx';
