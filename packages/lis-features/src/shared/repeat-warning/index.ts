export { RepeatWarning, useRefusedTests, useRepeats } from './repeat-warning.tsx';
export type { RepeatWarningProps } from './repeat-warning.tsx';
export { isRepeatedIn, repeatReasonField, saysWhyRepeated } from './repeat-reason.form.ts';
export type { IsRepeated } from './repeat-reason.form.ts';
export { repeatWarningMessages } from './words/index.ts';
