export { DayTiles } from './day-tiles.tsx';
export type { DayTilesProps } from './day-tiles.tsx';
