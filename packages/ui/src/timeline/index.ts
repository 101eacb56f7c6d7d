export { Timeline } from './timeline.js';
export type { TimelineProps } from './timeline.js';
export type { TimelineEvent } from './timeline-days.js';
