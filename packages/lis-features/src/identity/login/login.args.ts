import { aPublicInfo } from '@alms/lis-domain/fixtures';
import { idle, ready } from '@alms/ui/resource';
import type { LoginScreenProps } from './login-screen.tsx';

export const loginArgs = {
  facility: ready(aPublicInfo('northside')),
  address: 'northside.lis.example',
  submission: idle,
  onSignIn: async () => {},
  hrefs: {
    signIn: '/login',
    forgotPassword: '/forgot-password',
    register: '/register-lab',
    requestAccess: '/request-access',
    otherFacility: '/landing',
    privacy: '/privacy',
    terms: '/terms',
  },
} satisfies LoginScreenProps;

const LONG_NAME = 'Interregional Reference Laboratory for Transfusion Medicine and Hemostaseology';

export const longFacility: LoginScreenProps['facility'] = ready(
  aPublicInfo('northside', {
    facility_name: LONG_NAME,
    settings: {
      timezone: 'UTC',
      date_format: 'MM/DD/YYYY',
      language: null,
      online_booking: false,
      custom_login_message:
        'Results are released every day until 20:00.\nOn public holidays the emergency laboratory answers under the number on your referral; all others are released on the next working day.',
    },
  }),
);
