import { idle } from '@alms/ui/resource';
import type { SecondStepScreenProps } from './two-step-screen.tsx';

export const secondStepArgs = {
  ways: ['authenticator', 'recovery'],
  submission: idle,
  onCode: async () => {},
  onPasskey: async () => {},
  hrefs: { send: '/login/second-step', login: '/login' },
} satisfies SecondStepScreenProps;
