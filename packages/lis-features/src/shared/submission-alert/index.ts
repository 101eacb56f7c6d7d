export { SubmissionAlert } from './submission-alert.js';
export type { SubmissionAlertProps } from './submission-alert.js';
