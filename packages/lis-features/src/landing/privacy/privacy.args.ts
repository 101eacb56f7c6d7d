import type { PrivacyScreenProps } from './privacy-screen.tsx';

export const privacyArgs = {
  hrefs: { landing: '/landing', terms: '/terms', contactSales: '/contact-sales' },
} satisfies PrivacyScreenProps;
