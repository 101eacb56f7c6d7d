import { somePlans } from '@alms/lis-domain/fixtures';
import { ready } from '@alms/ui/resource';
import type { LandingScreenProps } from './landing-screen.tsx';

export const landingArgs = {
  baseDomain: 'lis.example',
  pictures: [
    new URL('../../../../apps/portal/public/pictures/chromatogram.svg', import.meta.url).href,
    new URL('../../../../apps/portal/public/pictures/rack.svg', import.meta.url).href,
    new URL('../../../../apps/portal/public/pictures/smear.svg', import.meta.url).href,
    new URL('../../../../apps/portal/public/pictures/map.svg', import.meta.url).href,
  ],
  plans: ready(somePlans()),
  beta: true,
  onGoToFacility: async () => {},
  hrefs: {
    go: '/go',
    register: '/register-lab',
    demo: '/live-demo',
    registerHospital: '/register-hospital',
    registerWith: ({ planId, cycle }) => `/register-hospital?plan=${planId}&cycle=${cycle}`,
    feedback: '/feedback',
    pricing: '/pricing#plans',
    contactSales: '/contact-sales',
    privacy: '/privacy',
    terms: '/terms',
  },
} satisfies LandingScreenProps;
