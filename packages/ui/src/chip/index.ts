export { Chip } from './chip.tsx';
export type { ChipProps } from './chip.tsx';
