import { anOrder, aPatient, FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { Card } from '@alms/ui/card';
import { idle, ready } from '@alms/ui/resource';
import { createElement } from 'react';
import type { PatientOverviewScreenProps } from './patient-overview-screen.js';

export const patientOverviewArgs: PatientOverviewScreenProps = {
  patient: ready(aPatient({ number: 3 }), FIXTURE_NOW),
  orders: ready(
    {
      items: [
        anOrder({ number: 3, priority: 'stat', status: 'in_progress' }),
        anOrder({ number: 14, patient: aPatient({ number: 3 }), codes: ['WBC', 'RBC', 'HGB', 'HCT', 'PLT'], status: 'completed' }),
      ],
      nextCursor: null,
    },
    FIXTURE_NOW,
  ),
  appointments: createElement(Card, { heading: 'Appointments' }),
  results: createElement(Card, { heading: 'Results' }),
  invitation: { submission: idle, onInvite: () => {} },
  onRetry: () => {},
  hrefs: { search: '/app/patient-portal', placeOrder: '/app/patient-portal/3/order', order: (id) => `/app/orders/${id}`, patient: (id) => `/app/patient-portal/${id}` },
};
