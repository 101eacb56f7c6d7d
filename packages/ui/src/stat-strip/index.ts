export { StatStrip, StatTile } from './stat-strip.js';
export type { StatStripProps, StatTileProps } from './stat-strip.js';
