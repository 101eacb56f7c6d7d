export { addDays, datePartsOf, dayNumber } from './civil-date.ts';
export type { CivilDate, DateParts } from './civil-date.ts';
export { dateIn, dayIn, instantIn, reachedIn, wallClockIn } from './zone.ts';
