export { Chip } from './chip.js';
export type { ChipProps } from './chip.js';
