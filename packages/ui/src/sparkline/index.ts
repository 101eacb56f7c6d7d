export { Sparkline } from './sparkline.js';
export type { SparklineProps } from './sparkline.js';
