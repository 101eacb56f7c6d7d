import type { LandingScreenProps } from './landing-screen.js';

export const landingArgs = {
  baseDomain: 'lis.example',
  pictures: [
    new URL('../../../../apps/portal/public/pictures/chromatogram.svg', import.meta.url).href,
    new URL('../../../../apps/portal/public/pictures/rack.svg', import.meta.url).href,
    new URL('../../../../apps/portal/public/pictures/smear.svg', import.meta.url).href,
    new URL('../../../../apps/portal/public/pictures/map.svg', import.meta.url).href,
  ],
  onGoToFacility: async () => {},
  hrefs: { register: '/register-lab', feedback: '/feedback', pricing: '/pricing', contactSales: '/contact-sales', privacy: '/privacy', terms: '/terms' },
} satisfies LandingScreenProps;
