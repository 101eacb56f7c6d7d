export { Calendar, type CalendarProps } from './calendar.tsx';
export { dateBox } from './date-box.styles.ts';
export { DateSegments, type DateSegmentsProps, type TypingProblem } from './date-segments.tsx';
export { useDateRules, type DateLimits, type DateRules } from './use-date-rules.ts';
