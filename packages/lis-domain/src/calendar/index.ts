export { addDays, datePartsOf, dayNumber } from './civil-date.js';
export type { CivilDate, DateParts } from './civil-date.js';
export { dateIn, dayIn, instantIn, reachedIn, wallClockIn } from './zone.js';
