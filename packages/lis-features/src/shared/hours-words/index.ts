export { useHoursWords } from './use-hours-words.js';
