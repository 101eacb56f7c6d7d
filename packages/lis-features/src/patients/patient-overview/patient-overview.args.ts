import { anOrder, aPatient, FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import type { CorrectedPatient } from '@alms/lis-domain/patients';
import { idle, ready } from '@alms/ui/resource';
import type { PatientOverviewScreenProps } from './patient-overview-screen.tsx';

/** Another user recorded a different phone number. */
export const laterPatient = aPatient({ number: 3, version: 2, phone: '+1 555 0199' });

/** Two results were reported for an incorrect age. */
export const reread: CorrectedPatient['reread'] = {
  open: 3,
  reported: 12,
  differing: 2,
  orders: [anOrder({ number: 3 }), anOrder({ number: 14 })].map(({ id, order_number }) => ({
    id,
    order_number,
  })),
};

export const patientOverviewArgs: PatientOverviewScreenProps = {
  patient: ready(aPatient({ number: 3 }), FIXTURE_NOW),
  tab: 'details',
  onTabChange: () => {},
  counts: {
    tests: 24,
    open_orders: 2,
    visits: 0,
    balances_due: [{ amount_minor: 4500, currency: 'USD' }],
  },
  orders: ready(
    {
      items: [
        anOrder({ number: 3, priority: 'stat', status: 'in_progress' }),
        anOrder({
          number: 14,
          patient: aPatient({ number: 3 }),
          codes: ['WBC', 'RBC', 'HGB', 'HCT', 'PLT'],
          status: 'completed',
        }),
      ],
      nextCursor: null,
    },
    FIXTURE_NOW,
  ),
  correction: {
    submission: idle,
    onCorrect: async () => ({ status: 'refused' }),
    searchFor: (name) => `/app/patient-portal?q=${encodeURIComponent(name)}`,
  },
  identification: {
    submission: idle,
    onCorrect: async () => ({ status: 'refused' }),
    searchFor: (name) => `/app/patient-portal?q=${encodeURIComponent(name)}`,
  },
  invitation: { submission: idle, onInvite: () => {} },
  onRetry: () => {},
  hrefs: {
    search: '/app/patient-portal',
    chart: '/app/patient-portal/3',
    patientView: '/app/patient-portal/3?view=patient',
    placeOrder: '/app/patient-portal/3/order',
    order: (id) => `/app/orders/${id}`,
    patient: (id) => `/app/patient-portal/${id}`,
  },
};

/** An unidentified patient registered in an emergency. */
export const unidentifiedPatient = aPatient({
  number: 4,
  family_name: 'Unknown',
  given_name: 'TMP-26-6173',
  full_name: 'Unknown, TMP-26-6173',
  mrn: 'TMP-26-6173',
  mrn_temporary: true,
  birth_date: '1986',
  birth_date_estimated: true,
  email: '',
});
