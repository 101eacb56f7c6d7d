export { TrialBanner } from './trial-banner.js';
export type { TrialBannerProps } from './trial-banner.js';
