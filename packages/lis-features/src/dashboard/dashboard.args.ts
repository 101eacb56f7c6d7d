import {
  aKeyMetrics,
  anOrder,
  anOverview,
  aPatient,
  aSample,
  FIXTURE_NOW,
  fixtureId,
  someQuickStats,
} from '@alms/lis-domain/fixtures';
import { ready } from '@alms/ui/resource';
import type { WholeDashboardProps } from './whole-dashboard.args.tsx';

const listed = <T>(items: readonly T[], nextCursor: string | null = null) =>
  ready({ items, nextCursor }, FIXTURE_NOW);

const orders = [
  anOrder({ number: 9, priority: 'stat', codes: ['GLU'] }),
  anOrder({ number: 11, codes: ['TSH', 'FT4'] }),
  anOrder({ number: 6, priority: 'stat', status: 'in_progress' }),
  anOrder({ number: 2, codes: ['WBC', 'RBC', 'HGB', 'HCT', 'PLT'], status: 'in_progress' }),
  anOrder({ number: 3, status: 'completed' }),
];

/** Links available to all users. */
const hrefs: WholeDashboardProps['hrefs'] = {
  testResults: '/app/test-results',
  toVerify: '/app/test-results?tab=to-verify',
  toRelease: '/app/test-results?tab=to-release',
  collection: '/app/sample-collection',
  collect: (id) => `/app/sample-collection?patient=${id}`,
  order: (id) => `/app/orders/${id}`,
  patient: (id) => `/app/patient-portal/${id}`,
};

const mayOrder = { ...hrefs, newOrder: '/app/orders/new' };

/** A lab manager with three critical results awaiting notification. */
export const dashboardArgs: WholeDashboardProps = {
  stats: ready(someQuickStats({ totalTests: 148, qcStatus: 'warning' }), FIXTURE_NOW),
  passRate: 93.6,
  metrics: ready(aKeyMetrics(), FIXTURE_NOW),
  parts: {},
  cards: {
    collection: ready({ waiting: 3, collected_today: 8, specimens: 3, urgent_specimens: 1 }),
  },
  orders: listed(orders),
  overview: ready(anOverview(), FIXTURE_NOW),
  verifies: true,
  onRefresh: () => {},
  hrefs: mayOrder,
};

/** Two-level verification: some results await release by a second person. */
export const twoLevelsArgs: WholeDashboardProps = {
  ...dashboardArgs,
  overview: ready(anOverview({ counts: { ...anOverview().counts, to_release: 2 } }), FIXTURE_NOW),
};

/** A receptionist finds and registers patients and places orders. */
export const receptionArgs: WholeDashboardProps = {
  ...dashboardArgs,
  overview: undefined,
  cards: {},
  frontDesk: {
    onFindPatient: () => {},
    recentPatients: listed([
      aPatient({ number: 9 }),
      aPatient({ number: 7 }),
      aPatient({ number: 1 }),
    ]),
  },
  hrefs: { ...mayOrder, registerPatient: '/app/patient-portal/new' },
};

/** A doctor orders tests and follows them, without access to patient records. */
export const doctorArgs: WholeDashboardProps = {
  ...dashboardArgs,
  metrics: undefined,
  overview: undefined,
  cards: {},
  hrefs: { ...mayOrder, patient: undefined },
};

const toCollect = [
  aSample({ number: 4, priority: 'stat', codes: ['PT', 'INR'], container: 'citrate' }),
  aSample({ number: 4, id: fixtureId('sample', 41), priority: 'stat', codes: ['NA', 'K', 'CREA'] }),
  aSample({ number: 6, priority: 'urgent', codes: ['HGB', 'HCT'], container: 'edta' }),
  aSample({ number: 5, codes: ['HBA1C'], container: 'edta' }),
  aSample({ number: 7, codes: ['TSH', 'FT4'] }),
];

/** A phlebotomist sees the collection list and no laboratory work. */
export const collectorArgs: WholeDashboardProps = {
  ...dashboardArgs,
  metrics: undefined,
  overview: undefined,
  orders: undefined,
  collectionList: listed(toCollect),
  cards: {
    collection: ready({ waiting: 4, collected_today: 3, specimens: 5, urgent_specimens: 3 }),
  },
  hrefs,
};

/** A nurse collects specimens, orders tests and follows them. */
export const nurseArgs: WholeDashboardProps = {
  ...collectorArgs,
  orders: listed(orders),
  hrefs: { ...mayOrder, patient: undefined },
};

/** A data entry user sees only the work list and the figures. */
export const dataEntryArgs: WholeDashboardProps = {
  ...dashboardArgs,
  orders: undefined,
  cards: {},
  verifies: false,
  overview: ready(
    anOverview({ to_verify: null, critical: null, qc_holds: null, verified_by_rule: null }),
    FIXTURE_NOW,
  ),
  hrefs,
};

/** A report viewer sees figures without names, with links to all of them. */
export const reportViewerArgs: WholeDashboardProps = {
  ...dashboardArgs,
  orders: undefined,
  cards: {},
  overview: undefined,
  hrefs: { ...hrefs, analytics: '/app/analytics' },
};
