import type { PatientBannerProps } from './patient-banner.js';

export const patientBannerArgs = {
  patient: {
    id: '0b0f8f4e-51c1-4c3f-9a53-6f3f0a5f7a01',
    full_name: 'Okoro, Daniel',
    mrn: '0048213',
    birth_date: '1958-03-14',
    gender: 'male',
    sex_for_ranges: 'male',
  },
  context: 'Emergency, bay 4 · Dr M. Lind',
} satisfies PatientBannerProps;
