import { aPublicInfo, FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { idle, ready } from '@alms/ui/resource';
import type { ResetPasswordScreenProps } from './reset-password-screen.tsx';

export const resetPasswordArgs = {
  facility: ready(aPublicInfo('northside'), FIXTURE_NOW),
  submission: idle,
  onSave: async () => {},
  hrefs: { login: '/login', forgotPassword: '/forgot-password' },
} satisfies ResetPasswordScreenProps;
