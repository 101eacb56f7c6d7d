import { aPublicInfo } from '@alms/lis-domain/fixtures';
import { ready } from '@alms/ui/resource';
import type { LiveDemoScreenProps } from './live-demo-screen.tsx';

export const liveDemoArgs = {
  facility: ready(aPublicInfo('northside', { facility_name: 'Demo General Laboratory' })),
  resetAt: '03:00 UTC',
  hrefs: { open: '#open', landing: '/landing' },
} satisfies LiveDemoScreenProps;

export const longDemo = ready(
  aPublicInfo('northside', {
    facility_name: 'Interregional Reference Laboratory for Transfusion Medicine and Hemostaseology',
  }),
);
