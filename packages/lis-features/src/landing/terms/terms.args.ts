import type { TermsScreenProps } from './terms-screen.tsx';

export const termsArgs = {
  hrefs: {
    landing: '/landing',
    privacy: '/privacy',
    contactSales: '/contact-sales',
    notices: '/third-party-notices.txt',
  },
} satisfies TermsScreenProps;
