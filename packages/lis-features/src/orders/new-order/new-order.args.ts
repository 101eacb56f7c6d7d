import { aPatient, FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { idle, ready } from '@alms/ui/resource';
import type { ChoosePatientScreenProps } from './new-order-screen.tsx';

/** Before any input. */
export const choosePatientArgs: ChoosePatientScreenProps = {
  query: '',
  onSearch: () => {},
  patients: idle,
  onRetry: () => {},
  hrefs: { placeOrder: (id) => `/app/patient-portal/${id}/order` },
};

/** Two patients with the same name. */
export const foundArgs = {
  query: 'testwell',
  patients: ready(
    { items: [aPatient({ number: 1 }), aPatient({ number: 7 })], nextCursor: null },
    FIXTURE_NOW,
  ),
};
