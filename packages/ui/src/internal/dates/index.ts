export { Calendar, type CalendarProps } from './calendar.js';
export { dateBox } from './date-box.styles.js';
export { DateSegments, type DateSegmentsProps, type TypingProblem } from './date-segments.js';
export { useDateRules, type DateLimits, type DateRules } from './use-date-rules.js';
