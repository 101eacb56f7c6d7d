export { TrialBanner } from './trial-banner.tsx';
export type { TrialBannerProps } from './trial-banner.tsx';
