import type { OrderBalance } from '@alms/lis-domain/billing';
import { aCashSession, anOrderBalance, aPatient, FIXTURE_NOW } from '@alms/lis-domain/fixtures';
import { idle, ready } from '@alms/ui/resource';
import type { FrontDeskScreenProps, WaitingListProps } from './index.ts';

/** Orders of this morning: to be paid, paid, STAT, and billed to an insurer. */
export const waitingOrders: readonly OrderBalance[] = [
  anOrderBalance({ number: 1 }),
  anOrderBalance({ number: 2, minutes: 22, payment: 'paid' }),
  anOrderBalance({ number: 3, minutes: 14, payment: 'payer', priority: 'stat' }),
  anOrderBalance({
    number: 4,
    minutes: 9,
    tests: ['Liver panel', 'Hemoglobin A1c'],
    balance_minor: 5200,
    to_collect: false,
  }),
];

export const waitingArgs: WaitingListProps = {
  orders: ready(waitingOrders, FIXTURE_NOW),
  onRetry: () => {},
  onReceipt: () => {},
  allHref: '/app/orders',
  hrefs: {
    order: ({ id }) => `/app/orders/${id}`,
    pay: ({ id }) => `/app/front-desk?pay=${id}`,
  },
};

export const frontDeskArgs: FrontDeskScreenProps = {
  finder: { query: '', onSearch: () => {}, patients: idle },
  onEnter: () => {},
  lookup: idle,
  waiting: waitingArgs,
  drawer: ready(aCashSession(), FIXTURE_NOW),
  onRefresh: () => {},
  hrefs: {
    order: (patientId) => `/app/front-desk?patient=${patientId}`,
    patient: (patientId) => `/app/patient-portal/${patientId}`,
    register: '/app/patient-portal/new',
    orders: '/app/orders',
    drawer: '/app/payments/desk?tab=drawer',
  },
};

/** Two patients with the same name. */
export const foundArgs: Pick<FrontDeskScreenProps, 'finder'> = {
  finder: {
    ...frontDeskArgs.finder,
    query: 'testwell',
    patients: ready(
      {
        items: [aPatient(), aPatient({ number: 7, full_name: 'Testwell, Ada' })],
        nextCursor: null,
      },
      FIXTURE_NOW,
    ),
  },
};
