export { ErrorSummary } from './error-summary.tsx';
export { Form } from './form.tsx';
export { FormActions } from './form-actions.tsx';
export type { ErrorSummaryProps, FieldError } from './error-summary.tsx';
export type { FormProps } from './form.tsx';
export type { FormActionsProps } from './form-actions.tsx';
