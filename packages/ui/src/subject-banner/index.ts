export { SubjectBanner } from './subject-banner.js';
export type { SubjectBannerProps } from './subject-banner.js';
