export { StatStrip, StatTile } from './stat-strip.tsx';
export type { StatStripProps, StatTileProps } from './stat-strip.tsx';
export { StatTrend } from './stat-trend.tsx';
export type { StatTrendProps } from './stat-trend.tsx';
