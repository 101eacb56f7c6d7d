import { idle } from '@alms/ui/resource';
import type { RegisterLabScreenProps } from './register-lab-screen.tsx';

export const registerLabArgs = {
  submission: idle,
  onRegister: async () => {},
  beta: true,
  hrefs: {
    login: '/login',
    registerHospital: '/register-hospital',
    terms: '/terms',
    privacy: '/privacy',
  },
} satisfies RegisterLabScreenProps;

export const registered = { address: 'northgate.lis.example', nextHref: '/onboarding' };
