export { RepeatWarning, useRepeats } from './repeat-warning.js';
export type { RepeatWarningProps } from './repeat-warning.js';
export { isRepeatedIn, repeatReasonField, saysWhyRepeated } from './repeat-reason.form.js';
export type { IsRepeated } from './repeat-reason.form.js';
export { repeatWarningMessages } from './words/index.js';
