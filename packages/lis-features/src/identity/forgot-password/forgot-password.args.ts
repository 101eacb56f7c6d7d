import { aPublicInfo, FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { idle, ready } from '@alms/ui/resource';
import type { ForgotPasswordScreenProps } from './forgot-password-screen.tsx';

export const forgotPasswordArgs = {
  facility: ready(aPublicInfo('northside'), FIXTURE_NOW),
  submission: idle,
  onSend: async () => {},
  hrefs: { login: '/login' },
} satisfies ForgotPasswordScreenProps;
