import { idle } from '@alms/ui/resource';
import type { ConfirmEmailNoticeProps } from './confirm-email-notice.tsx';
import type { ConfirmEmailScreenProps } from './confirm-email-screen.tsx';

export const confirmEmailArgs = {
  submission: idle,
  onConfirm: async () => {},
  hrefs: { login: '/login', newLink: '/app/dashboard', next: '/onboarding' },
} satisfies ConfirmEmailScreenProps;

export const confirmEmailNoticeArgs = {
  email: 'admin@northside.test',
  submission: idle,
  onSendAgain: async () => {},
} satisfies ConfirmEmailNoticeProps;
