import type { ContactSalesScreenProps } from './contact-sales-screen.tsx';

export const contactSalesArgs = {
  plan: 'Enterprise',
  sales: { phone: '+1 555 0100', email: 'sales@alms.example' },
  onContinue: () => {},
  hrefs: { landing: '/landing', pricing: '/pricing#plans' },
} satisfies ContactSalesScreenProps;
