export { ConfirmEmailNotice } from './confirm-email-notice.tsx';
export { ConfirmEmailScreen } from './confirm-email-screen.tsx';
export type { ConfirmEmailNoticeProps } from './confirm-email-notice.tsx';
export type { ConfirmEmailScreenProps } from './confirm-email-screen.tsx';
