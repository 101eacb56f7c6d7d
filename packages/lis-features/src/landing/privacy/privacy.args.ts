import type { PrivacyScreenProps } from './privacy-screen.tsx';

export const privacyArgs = {
  operator: {
    name: 'Sampleton Laboratories Ltd',
    address: '1 Example Street, 00100 Exampleville',
    email: 'office@alms.example',
    privacyEmail: 'privacy@alms.example',
  },
  hrefs: {
    landing: '/landing',
    terms: '/terms',
    contactSales: '/contact-sales',
    feedback: '/feedback',
  },
} satisfies PrivacyScreenProps;
