export { OutsideHoursList } from './outside-hours-list.tsx';
export type { OutsideHours } from './outside-hours-list.tsx';
export { outsideHoursMessages } from './words/index.ts';
