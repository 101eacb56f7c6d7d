export { Segmented } from './segmented.js';
export type { Segment, SegmentedProps } from './segmented.js';
