export { useHoursWords } from './use-hours-words.ts';
