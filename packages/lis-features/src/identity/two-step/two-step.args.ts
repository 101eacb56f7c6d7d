import { idle } from '@alms/ui/resource';
import type { TwoStepScreenProps } from './two-step-screen.tsx';

export const twoStepArgs = {
  ways: ['authenticator', 'recovery'],
  submission: idle,
  onCode: async () => {},
  onPasskey: async () => {},
  hrefs: { send: '/login/two-step', login: '/login' },
} satisfies TwoStepScreenProps;
