import { idle } from '@alms/ui/resource';
import type { ForgotPasswordScreenProps } from './forgot-password-screen.js';

export const forgotPasswordArgs = { submission: idle, onSend: async () => {}, hrefs: { login: '/login' } } satisfies ForgotPasswordScreenProps;
