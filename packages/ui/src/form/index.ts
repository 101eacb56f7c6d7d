export { ErrorSummary } from './error-summary.js';
export { Form } from './form.js';
export { FormActions } from './form-actions.js';
export type { ErrorSummaryProps, FieldError } from './error-summary.js';
export type { FormProps } from './form.js';
export type { FormActionsProps } from './form-actions.js';
