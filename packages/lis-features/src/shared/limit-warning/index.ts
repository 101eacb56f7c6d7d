export { LimitWarning, useOutsideLimits } from './limit-warning.tsx';
export type { LimitWarningProps } from './limit-warning.tsx';
export { limitReasonField, saysWhyOutside } from './limit-reason.form.ts';
export type { IsOutsideLimits } from './limit-reason.form.ts';
export { limitWarningMessages } from './words/index.ts';
