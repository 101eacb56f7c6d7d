export { Timeline } from './timeline.tsx';
export type { TimelineProps } from './timeline.tsx';
export type { TimelineEvent } from './timeline-days.ts';
