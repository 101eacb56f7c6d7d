export { Grid } from './grid.js';
export type { GridProps } from './grid.js';
