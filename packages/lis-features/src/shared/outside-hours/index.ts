export { OutsideHoursList } from './outside-hours-list.js';
export type { OutsideHours } from './outside-hours-list.js';
export { outsideHoursMessages } from './outside-hours.messages.js';
