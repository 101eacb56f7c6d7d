export { RepeatWarning, useRepeats } from './repeat-warning.js';
export type { RepeatWarningProps } from './repeat-warning.js';
export { repeatWarningMessages } from './repeat-warning.messages.js';
