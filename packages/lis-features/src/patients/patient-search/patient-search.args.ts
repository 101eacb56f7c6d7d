import { aPatient, FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { ready } from '@alms/ui/resource';
import type { PatientSearchScreenProps } from './patient-search-screen.tsx';

export const patientSearchArgs: PatientSearchScreenProps = {
  query: '',
  onSearch: () => {},
  patients: ready(
    {
      items: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => aPatient({ number })),
      nextCursor: 'next',
    },
    FIXTURE_NOW,
  ),
  onMore: () => {},
  onRetry: () => {},
  hrefs: { patient: (id) => `/app/patient-portal/${id}`, register: '/app/patient-portal/new' },
};
