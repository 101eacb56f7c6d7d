import { aPatient } from '@alms/lis-domain/fixtures';
import { idle } from '@alms/ui/resource';
import type { RegisteredPatient, RegisterPatientScreenProps } from './index.ts';

export const registerPatientArgs: RegisterPatientScreenProps = {
  submission: idle,
  onRegister: () => {},
  unidentified: { submission: idle, onRegister: () => {} },
  onRegisterAnother: () => {},
  hrefs: {
    search: '/app/patient-portal',
    searchFor: (name) => `/app/patient-portal?q=${encodeURIComponent(name)}`,
  },
};

/** Typical entries. */
export const filledIn = {
  family_name: 'Testwell',
  given_name: 'Ada',
  birth_date: '1957-11-03',
  gender: 'female',
  sex_for_ranges: 'female',
  phone: '+1 555 0101',
  email: 'ada@example.test',
};

export const registered: RegisteredPatient = {
  patient: aPatient(),
  hrefs: { patient: '/app/patient-portal/1', placeOrder: '/app/patient-portal/1/order' },
};
