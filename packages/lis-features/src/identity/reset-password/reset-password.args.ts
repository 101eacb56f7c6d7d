import { idle } from '@alms/ui/resource';
import type { ResetPasswordScreenProps } from './reset-password-screen.js';

export const resetPasswordArgs = {
  submission: idle,
  onSave: async () => {},
  hrefs: { login: '/login', forgotPassword: '/forgot-password' },
} satisfies ResetPasswordScreenProps;
