export { Segmented } from './segmented.tsx';
export type { Segment, SegmentedProps } from './segmented.tsx';
