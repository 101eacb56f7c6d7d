export { StatStrip, StatTile } from './stat-strip.js';
export type { StatStripProps, StatTileProps } from './stat-strip.js';
export { StatTrend } from './stat-trend.js';
export type { StatTrendProps } from './stat-trend.js';
