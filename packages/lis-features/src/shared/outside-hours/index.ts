export { OutsideHoursList } from './outside-hours-list.js';
export type { OutsideHours } from './outside-hours-list.js';
export { outsideHoursMessages } from './words/index.js';
