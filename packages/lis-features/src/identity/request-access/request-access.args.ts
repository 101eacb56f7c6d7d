import { aPublicInfo, FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { idle, ready } from '@alms/ui/resource';
import type { RequestAccessScreenProps } from './request-access-screen.tsx';

export const requestAccessArgs = {
  facility: ready(aPublicInfo('northside'), FIXTURE_NOW),
  submission: idle,
  onRequest: async () => {},
  hrefs: { login: '/login' },
} satisfies RequestAccessScreenProps;

export const longFacility: RequestAccessScreenProps['facility'] = ready(
  aPublicInfo('northside', {
    facility_name: 'Interregional Reference Laboratory for Transfusion Medicine and Hemostaseology',
  }),
);
