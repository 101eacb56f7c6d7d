export { Banner } from './banner.js';
export type { BannerProps } from './banner.js';
