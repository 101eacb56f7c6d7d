import { aPatient } from '@alms/lis-domain/fixtures';
import type { ContactCardProps } from './index.ts';

export const contactCardArgs: ContactCardProps = {
  patient: aPatient({
    number: 5,
    address: {
      line1: '12 Sample Street',
      line2: 'Flat 3',
      city: 'Fixtureville',
      region: '',
      postal_code: '00042',
      country: 'NO',
    },
    language: 'nb',
    preferred_contact: 'phone',
    emergency_contact: { name: 'Tove Fixture', relation: 'grandmother', phone: '+1 555 0142' },
    referring_provider: 'Dr. Dara Roundsworth',
    notes: 'Comes with an interpreter.\nFaints easily: lying down.',
    guardian: { name: 'Lin Fixture', relation: 'mother', phone: '+1 555 0143' },
  }),
  viewer: 'staff',
};
