import type { TermsScreenProps } from './terms-screen.tsx';

export const termsArgs = {
  operator: {
    name: 'Sampleton Laboratories Ltd',
    address: '1 Example Street, 00100 Exampleville',
    email: 'office@alms.example',
    privacyEmail: 'privacy@alms.example',
    law: 'Law of Exampleland',
    courts: 'Exampleville',
  },
  beta: true,
  hrefs: {
    landing: '/landing',
    privacy: '/privacy',
    contactSales: '/contact-sales',
    feedback: '/feedback',
    notices: '/third-party-notices.txt',
  },
} satisfies TermsScreenProps;
