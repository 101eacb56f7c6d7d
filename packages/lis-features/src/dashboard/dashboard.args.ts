import {
  aCriticalCall,
  aKeyMetrics,
  anOrder,
  aPatient,
  aResult,
  aSample,
  aUser,
  FIXTURE_NOW,
  fixtureId,
  inMinutes,
  minutesAgo,
  someQuickStats,
} from '@alms/lis-domain/fixtures';
import type { CriticalCall, Result } from '@alms/lis-domain/results';
import { ready } from '@alms/ui/resource';
import type { DashboardScreenProps } from './dashboard-screen.tsx';
import type { WholeDashboardProps } from './whole-dashboard.args.tsx';

const listed = <T>(items: readonly T[], nextCursor: string | null = null) =>
  ready({ items, nextCursor }, FIXTURE_NOW);

const toVerify: Result[] = [
  aResult({ number: 6, code: 'K', value_text: '6.8', priority: 'stat', due_at: inMinutes(8) }),
  aResult({ number: 2, code: 'HGB', value_text: '5.9', due_at: inMinutes(25) }),
  aResult({ number: 3, code: 'NA', value_text: '138' }),
  aResult({ number: 3, code: 'CL', value_text: '101' }),
  aResult({ number: 8, code: 'CREA', value_text: '1.9' }),
];
const attempt: CriticalCall['attempts'][number] = {
  id: fixtureId('result', 9901),
  at: minutesAgo(11),
  by: { id: aUser('technician').id, name: aUser('technician').full_name },
  channel: 'phone',
  outcome: 'unable_to_reach',
  recipient_name: 'Ward 4',
  recipient_role: '',
  read_back: null,
  note: '',
};
/** One is overdue after a failed attempt, one is not yet due. */
const calls = [
  aCriticalCall({ number: 6, due_at: minutesAgo(7), state: 'escalated', attempts: [attempt] }),
  aCriticalCall({ number: 2, code: 'HGB', value_text: '5.9' }),
];
const toEnter: Result[] = [
  aResult({ number: 9, code: 'GLU', status: 'pending', priority: 'urgent', due_at: minutesAgo(4) }),
  aResult({ number: 11, code: 'TSH', status: 'pending' }),
];
const orders = [
  anOrder({ number: 9, priority: 'stat', codes: ['GLU'] }),
  anOrder({ number: 11, codes: ['TSH', 'FT4'] }),
  anOrder({ number: 6, priority: 'stat', status: 'in_progress' }),
  anOrder({ number: 2, codes: ['WBC', 'RBC', 'HGB', 'HCT', 'PLT'], status: 'in_progress' }),
  anOrder({ number: 3, status: 'completed' }),
];

/** Links available to all users. */
const hrefs: DashboardScreenProps['hrefs'] = {
  testResults: '/app/test-results',
  toVerify: '/app/test-results?tab=to-verify',
  toRelease: '/app/test-results?tab=to-release',
  collection: '/app/sample-collection',
  collect: (id) => `/app/sample-collection?patient=${id}`,
  order: (id) => `/app/orders/${id}`,
  patient: (id) => `/app/patient-portal/${id}`,
};

const mayOrder = { ...hrefs, newOrder: '/app/orders/new' };

/** A lab manager with two critical results awaiting notification. */
export const dashboardArgs: WholeDashboardProps = {
  stats: ready(someQuickStats({ totalTests: 148, qcStatus: 'warning' }), FIXTURE_NOW),
  passRate: 93.6,
  metrics: ready(aKeyMetrics(), FIXTURE_NOW),
  parts: {},
  cards: {
    verification: listed(toVerify),
    calls: listed(calls),
    collection: listed([
      aSample({ number: 4, priority: 'stat' }),
      aSample({ number: 5 }),
      aSample({ number: 7 }),
    ]),
    orders: listed(orders),
  },
  work: listed([...toVerify, ...toEnter]),
  onRefresh: () => {},
  hrefs: mayOrder,
};

const toRelease = [
  aResult({ number: 12, code: 'FT4', status: 'verified' }),
  aResult({ number: 13, code: 'CA', status: 'verified', priority: 'urgent' }),
];

/** Two-level verification: some results await release by a second person. */
export const twoLevelsArgs: WholeDashboardProps = {
  ...dashboardArgs,
  cards: { ...dashboardArgs.cards, release: listed(toRelease) },
  work: listed([...toVerify, ...toRelease, ...toEnter]),
};

/** A receptionist finds and registers patients and places orders. */
export const receptionArgs: WholeDashboardProps = {
  ...dashboardArgs,
  work: undefined,
  cards: {
    frontDesk: {
      onFindPatient: () => {},
      recentPatients: listed([
        aPatient({ number: 9 }),
        aPatient({ number: 7 }),
        aPatient({ number: 1 }),
      ]),
    },
    orders: listed(orders),
  },
  hrefs: { ...mayOrder, registerPatient: '/app/patient-portal/new' },
};

/** A doctor orders tests and follows them, without access to patient records. */
export const doctorArgs: WholeDashboardProps = {
  ...dashboardArgs,
  metrics: undefined,
  work: undefined,
  cards: { orders: listed(orders) },
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
  work: undefined,
  cards: { collectionList: listed(toCollect) },
  hrefs,
};

/** A nurse collects specimens, orders tests and follows them. */
export const nurseArgs: WholeDashboardProps = {
  ...collectorArgs,
  cards: { ...collectorArgs.cards, orders: listed(orders) },
  hrefs: { ...mayOrder, patient: undefined },
};

/** A data entry user sees only the work list and the figures. */
export const dataEntryArgs: WholeDashboardProps = {
  ...dashboardArgs,
  cards: {},
  work: listed(toEnter),
  hrefs,
};

/** A report viewer sees figures without names, with links to all of them. */
export const reportViewerArgs: WholeDashboardProps = {
  ...dashboardArgs,
  cards: {},
  work: undefined,
  hrefs: { ...hrefs, analytics: '/app/analytics' },
};
