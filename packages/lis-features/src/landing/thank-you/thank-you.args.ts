import type { ThankYouScreenProps } from './thank-you-screen.tsx';

export const thankYouArgs = {
  plan: 'Enterprise',
  request: {
    full_name: 'Ada Sampleton',
    email: 'ada@northside.example',
    organization: 'Northside',
    phone: '+1 555 0199',
    message: 'Three sites.\nOne catalogue.',
  },
  sales: { phone: '+1 555 0100', email: 'sales@alms.example' },
  hrefs: { landing: '/landing' },
} satisfies ThankYouScreenProps;
