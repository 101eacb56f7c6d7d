export { ConfirmEmailNotice } from './confirm-email-notice.js';
export { ConfirmEmailScreen } from './confirm-email-screen.js';
export type { ConfirmEmailNoticeProps } from './confirm-email-notice.js';
export type { ConfirmEmailScreenProps } from './confirm-email-screen.js';
