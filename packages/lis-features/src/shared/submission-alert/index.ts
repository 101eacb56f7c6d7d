export { SubmissionAlert } from './submission-alert.tsx';
export type { SubmissionAlertProps } from './submission-alert.tsx';
